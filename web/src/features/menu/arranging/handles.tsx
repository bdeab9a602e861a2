import type { MoveDirection } from '@comanda/domain/menu';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoveButtons } from '../../../ui/move/move-buttons.tsx';
import styles from './handles.module.css';

type Props = {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly axis: 'row' | 'column';
  readonly onMove: (direction: MoveDirection) => void;
  readonly onEdit: () => void;
  readonly onCopy?: () => void;
  readonly onDelete: () => void;
  /** Where the pencil and the bin do something else than change and delete the item itself. */
  readonly labels?: { readonly edit: string; readonly delete: string };
  /** Before the move buttons: the drag handle. */
  readonly grip?: ReactNode;
  /** Between the move buttons and the rest: the picture's upload. */
  readonly children?: ReactNode;
};

/** The edit controls of one item of the menu. */
export function Handles({
  name,
  index,
  count,
  axis,
  onMove,
  onEdit,
  onCopy,
  onDelete,
  labels,
  grip,
  children,
}: Props) {
  const { t } = useText();
  const { edit, delete: bin } = labels ?? {
    edit: t('menu.edit_named', { name }),
    delete: t('menu.delete_named', { name }),
  };
  const isRow = axis === 'row';
  return (
    <div className={classNames(styles['handles'], !isRow && styles['wraps'])}>
      {grip}
      <MoveButtons
        index={index}
        count={count}
        axis={axis}
        labels={[
          t(isRow ? 'menu.move_left' : 'menu.move_up', { name }),
          t(isRow ? 'menu.move_right' : 'menu.move_down', { name }),
        ]}
        onMove={onMove}
      />
      <div className={classNames(styles['rest'], !isRow && styles['atEnd'])}>
        {children}
        {onCopy && (
          <IconButton label={t('menu.copy_named', { name })} icon={<Copy />} onClick={onCopy} />
        )}
        <IconButton label={edit} icon={<Pencil />} onClick={onEdit} />
        <IconButton variant="danger" label={bin} icon={<Trash2 />} onClick={onDelete} />
      </div>
    </div>
  );
}
