import type { Menu } from '@comanda/contract/menu';
import { EyeOff, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Handles } from './handles.tsx';
import { menuPath } from './menu-paths.ts';
import type { PubRef } from './menu-scope.ts';
import { useMoveMenu } from './menus-api.ts';
import styles from './menus-row.module.css';

type Props = {
  readonly pub: PubRef;
  readonly menus: readonly Menu[];
  readonly chosenID: number;
  readonly onCreate: (place: number) => void;
  readonly onEdit: (menu: Menu) => void;
  readonly onDelete: (menu: Menu) => void;
};

/** The menus side by side, each with its handles, and a plus wherever a new one can stand. */
export function MenusRow({ pub, menus, chosenID, onCreate, onEdit, onDelete }: Props) {
  const { t } = useText();
  const move = useMoveMenu(pub);
  const plus = (label: string, place: number) => (
    <IconButton
      variant="outlined"
      label={label}
      icon={<Plus />}
      className={styles['plus']}
      onClick={() => {
        onCreate(place);
      }}
    />
  );
  return (
    <nav aria-label={t('menu.menus')}>
      <ol className={styles['row']}>
        {menus.map((menu, index) => (
          <li key={menu.id} className={styles['item']}>
            {plus(t('menu.create_menu_before', { name: menu.name }), index + 1)}
            <div className={styles['menu']}>
              <MenuPill pub={pub} menu={menu} isChosen={menu.id === chosenID} />
              <Handles
                name={menu.name}
                index={index}
                count={menus.length}
                axis="row"
                onMove={(direction) => {
                  move.mutate({ id: menu.id, direction });
                }}
                onEdit={() => {
                  onEdit(menu);
                }}
                onDelete={() => {
                  onDelete(menu);
                }}
              />
            </div>
          </li>
        ))}
        <li>{plus(t('menu.create_menu_last'), menus.length + 1)}</li>
      </ol>
    </nav>
  );
}

type PillProps = { readonly pub: PubRef; readonly menu: Menu; readonly isChosen: boolean };

function MenuPill({ pub, menu, isChosen }: PillProps) {
  const { t } = useText();
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);
  return (
    <Link
      ref={ref}
      to={menuPath(pub.pubID, menu.id)}
      // One step back leaves the editor, however many menus were looked at.
      replace
      aria-current={isChosen ? 'page' : undefined}
      className={classNames(styles['pill'], !menu.visible && styles['hidden'])}
    >
      {menu.name}
      {!menu.visible && (
        <>
          <EyeOff aria-hidden="true" />
          <span className="visually-hidden">({t('menu.hidden')})</span>
        </>
      )}
    </Link>
  );
}
