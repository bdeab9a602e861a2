import type { MoveDirection } from '@comanda/domain/menu';
import {
  Fragment,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { DragHandle, DragAnnouncer } from '../../../ui/move/drag-handle.tsx';
import { useDragOrder } from '../../../ui/move/use-drag-order.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import type { Mover } from '../arranging/list-cache.ts';
import { DeletePopup } from '../deleting/delete-popup.tsx';
import styles from './menu-cards.module.css';

/** Scrolls the list item that contains it into view, once. */
function ScrolledTo() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    ref.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <span ref={ref} hidden />;
}

/** An element that moves in the document loses the focus: returns what is called before such a move. */
function useKeptFocus(order: string): () => void {
  const focused = useRef<Element>(null);
  const shown = useRef(order);
  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    const { current } = focused;
    if (document.activeElement !== document.body) focused.current = null;
    else if (current instanceof HTMLElement) current.focus({ preventScroll: true });
  });
  return () => {
    focused.current = document.activeElement;
  };
}

/** The edit controls of a card. */
export type CardHandles = {
  readonly grip: ReactNode;
  readonly index: number;
  readonly count: number;
  readonly onMove: (direction: MoveDirection) => void;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
};

type Deletion = Pick<ComponentProps<typeof DeletePopup>, 'deletion'> & {
  readonly title: (name: string) => string;
  /** What is deleted with it. */
  readonly renderHint: (id: number) => ReactNode;
};

type RenderPopup<Item> = (
  item: Item,
  popup: { readonly isOpen: boolean; readonly onClose: () => void },
) => ReactNode;

type Props<Item> = {
  readonly items: readonly Item[];
  /** Cards apart from each other, or rows of one list. */
  readonly look: 'cards' | 'rows';
  /** The item that was created last. */
  readonly newID: number | undefined;
  readonly mover: Mover;
  readonly renderCard: (item: Item, handles: CardHandles) => ReactNode;
  readonly renderEditPopup: RenderPopup<Item>;
  readonly renderCopyPopup: RenderPopup<Item>;
  readonly deleting: Deletion;
};

/** The items of one level of the menu: each is moved, edited and deleted. */
export function MovableCards<Item extends { readonly id: number; readonly name: string }>({
  items,
  look,
  newID,
  mover,
  renderCard,
  renderEditPopup,
  renderCopyPopup,
  deleting: { title, renderHint, deletion },
}: Props<Item>) {
  const drag = useDragOrder({
    items,
    axis: 'column',
    onDrop: (id, index) => {
      mover.drop(id, index + 1);
    },
  });
  const keepFocus = useKeptFocus(items.map(({ id }) => id).join(' '));
  const editing = usePopup<Item>();
  const copying = usePopup<Item>();
  const deleting = usePopup<Item>();
  return (
    <>
      <ol className={styles[look]}>
        {items.map((item, index) => (
          <li key={item.id} {...drag.item(item.id)}>
            {item.id === newID && <ScrolledTo />}
            {renderCard(item, {
              grip: <DragHandle {...drag.handle(item.id)} />,
              index,
              count: items.length,
              onMove: (direction) => {
                keepFocus();
                mover.step(item.id, direction);
              },
              onEdit: () => {
                editing.open(item);
              },
              onCopy: () => {
                copying.open(item);
              },
              onDelete: () => {
                deleting.open(item);
              },
            })}
          </li>
        ))}
      </ol>
      <DragAnnouncer message={drag.message} />
      {editing.subject && (
        <Fragment key={`edit ${editing.openCount}`}>
          {renderEditPopup(editing.subject, { isOpen: editing.isOpen, onClose: editing.close })}
        </Fragment>
      )}
      {copying.subject && (
        <Fragment key={`copy ${copying.openCount}`}>
          {renderCopyPopup(copying.subject, { isOpen: copying.isOpen, onClose: copying.close })}
        </Fragment>
      )}
      {deleting.subject && (
        <DeletePopup
          deletion={deletion}
          hint={renderHint(deleting.subject.id)}
          id={deleting.subject.id}
          title={title(deleting.subject.name)}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
