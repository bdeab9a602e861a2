import type { Menu } from '@comanda/contract/menu';
import { EyeOff, Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import choices from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { DragHandle, DragAnnouncer } from '../../../ui/move/drag-handle.tsx';
import { useDragOrder } from '../../../ui/move/use-drag-order.ts';
import { Handles } from '../arranging/handles.tsx';
import type { CardHandles } from '../cards/movable-cards.tsx';
import { menuPath, type PubRef } from '../editor/menu-scope.ts';
import { useMoveMenu } from '../calls/menus-api.ts';
import styles from './menus-row.module.css';

type Props = {
  readonly pub: PubRef;
  readonly menus: readonly Menu[];
  readonly chosenID: number;
  readonly onCreate: (place: number) => void;
  readonly onEdit: (menu: Menu) => void;
  readonly onCopy: (menu: Menu) => void;
  readonly onDelete: (menu: Menu) => void;
};

/** A row of menus with their edit controls; a plus adds a menu at its position. */
export function MenusRow({ pub, menus, chosenID, onCreate, onEdit, onCopy, onDelete }: Props) {
  const { t } = useText();
  const move = useMoveMenu(pub);
  const drag = useDragOrder({
    items: menus,
    axis: 'row',
    onDrop: (id, index) => {
      move.drop(id, index + 1);
    },
  });
  return (
    <nav aria-label={t('menu.menus')}>
      <ol className={styles['row']}>
        {menus.map((menu, index) => (
          <li
            key={menu.id}
            {...drag.item(menu.id)}
            className={classNames(
              styles['item'],
              drag.item(menu.id).className,
              drag.item(menu.id).className !== undefined && styles['held'],
            )}
          >
            <CreateButton
              label={t('menu.create_menu_before', { name: menu.name })}
              place={index + 1}
              onCreate={onCreate}
            />
            <MenuItem
              pub={pub}
              menu={menu}
              isChosen={menu.id === chosenID}
              grip={<DragHandle {...drag.handle(menu.id)} className={styles['grip']} />}
              index={index}
              count={menus.length}
              onMove={(direction) => {
                move.step(menu.id, direction);
              }}
              onEdit={() => {
                onEdit(menu);
              }}
              onCopy={() => {
                onCopy(menu);
              }}
              onDelete={() => {
                onDelete(menu);
              }}
            />
          </li>
        ))}
        <li style={{ order: menus.length }}>
          <CreateButton
            label={t('menu.create_menu_last')}
            place={menus.length + 1}
            onCreate={onCreate}
          />
        </li>
      </ol>
      <DragAnnouncer message={drag.message} />
    </nav>
  );
}

type CreateProps = Pick<Props, 'onCreate'> & { readonly label: string; readonly place: number };

/** Adds a menu at this place. */
const CreateButton = ({ label, place, onCreate }: CreateProps) => (
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

type PillProps = {
  readonly pub: PubRef;
  readonly menu: Menu;
  readonly isChosen: boolean;
  readonly grip: ReactNode;
};

/** A menu with its edit controls. */
function MenuItem({ pub, menu, isChosen, grip, ...handles }: PillProps & CardHandles) {
  return (
    <div className={styles['menu']}>
      <MenuPill pub={pub} menu={menu} isChosen={isChosen} grip={grip} />
      <Handles name={menu.name} axis="row" {...handles} />
    </div>
  );
}

function MenuPill({ pub, menu, isChosen, grip }: PillProps) {
  const { t } = useText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Including its edit controls, which are wider than a short name.
    const item = ref.current?.closest('li');
    if (isChosen) item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={ref}
      className={classNames(choices['choice'], styles['pill'], !menu.visible && styles['hidden'])}
    >
      {grip}
      <Link
        to={menuPath(pub.pubID, menu.id)}
        // One press of Back leaves the editor, however many menus were viewed.
        replace
        aria-current={isChosen ? 'page' : undefined}
        title={menu.name}
        className={styles['link']}
      >
        <span className={styles['label']}>{menu.name}</span>
        {!menu.visible && (
          <>
            <EyeOff />
            <span className="visually-hidden">({t('menu.hidden')})</span>
          </>
        )}
      </Link>
    </div>
  );
}
