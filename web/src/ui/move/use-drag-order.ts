import { useLayoutEffect, useRef } from 'react';
import styles from './drag-item.module.css';
import type { DragOrder } from './drag-types.ts';
import { withMovedTo, type Axis } from './drop-index.ts';
import { isSame, useHeldItem, type Item } from './use-held-item.ts';
import { useKeyDrag } from './use-key-drag.ts';
import { usePointerDrag } from './use-pointer-drag.ts';

type Options = {
  readonly items: readonly Item[];
  readonly axis: Axis;
  /** It was dropped at this index, which differs from the old one. */
  readonly onDrop: (id: number, index: number) => void;
};

/** Runs once the list on the page has changed. */
function useAfterReorder(ids: readonly number[], run: () => void): void {
  const shown = useRef(ids);
  useLayoutEffect(() => {
    if (isSame(shown.current, ids)) return;
    shown.current = ids;
    run();
  });
}

/** Elements by the id of their item. */
function useElements() {
  const elements = useRef(new Map<number, HTMLElement>());
  return {
    get: (id: number) => elements.current.get(id),
    refOf: (id: number) => (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
  };
}

/**
 * Rearranges a list by its handles: with a mouse, a finger or the keys. While an item is grabbed, the
 * others make room by the style `order` alone, so no element moves in the document and no focus is lost.
 */
export function useDragOrder({ items, axis, onDrop }: Options): DragOrder {
  const places = useElements();
  const grips = useElements();
  const refocus = useRef<number>(undefined);
  const ids = items.map(({ id }) => id);
  const item = useHeldItem(items, (id, index) => {
    refocus.current = id;
    onDrop(id, index);
  });
  const { held } = item;
  const elements = () => ids.flatMap((id) => places.get(id) ?? []);
  const pointer = usePointerDrag({ axis, item, elements });
  const keys = useKeyDrag({ item, ids, elements, grip: grips.get });
  useAfterReorder(ids, () => {
    queueMicrotask(pointer.cancel);
    // An element that moves in the document loses the focus.
    if (refocus.current !== undefined) grips.get(refocus.current)?.focus({ preventScroll: true });
    refocus.current = undefined;
  });

  const shown = held ? withMovedTo(ids, held.from, held.to) : ids;
  return {
    message: item.message,
    item: (id) => ({
      ref: places.refOf(id),
      style: held ? { order: shown.indexOf(id) } : {},
      className: held?.id === id && held.by !== 'drop' ? styles['held'] : undefined,
    }),
    handle: (id) => ({
      name: items.find((one) => one.id === id)?.name ?? '',
      axis,
      isHeld: keys.isHeld(id),
      onGrip: grips.refOf(id),
      onPointerDown: (event) => {
        pointer.start(id, ids.indexOf(id), event);
      },
      onToggle: () => {
        keys.onToggle(id);
      },
      onKey: (key) => keys.onKey(id, key),
      onBlur: () => {
        keys.onBlur(id);
      },
    }),
  };
}
