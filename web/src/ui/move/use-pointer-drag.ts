import { useEffect, useRef, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Axis } from './drop-index.ts';
import { followPointer } from './follow-pointer.ts';
import type { HeldItem } from './use-held-item.ts';

type Options = {
  readonly axis: Axis;
  readonly item: HeldItem;
  /** The items on the page, in their order. */
  readonly elements: () => readonly HTMLElement[];
};

type PointerDrag = {
  readonly start: (id: number, index: number, event: PointerEvent<HTMLButtonElement>) => void;
  readonly cancel: () => void;
};

/** Drags an item by mouse or finger. */
export function usePointerDrag({ axis, item, elements }: Options): PointerDrag {
  const cancel = useRef(() => {});
  useEffect(
    () => () => {
      cancel.current();
    },
    [],
  );
  return {
    start: (id, index, event) => {
      if (event.button !== 0 || !event.isPrimary || item.held) return;
      let to = index;
      cancel.current = followPointer({
        down: event.nativeEvent,
        handle: event.currentTarget,
        items: elements(),
        index,
        axis,
        onLift: () => {
          flushSync(() => {
            item.grab(id, 'pointer');
          });
        },
        onOver: (over) => {
          to = over;
          flushSync(() => {
            item.move(id, over);
          });
        },
        onEnd: (isDropped) => {
          flushSync(() => {
            if (isDropped) item.drop(id, to);
            else item.putBack(id);
          });
        },
      });
    },
    cancel: () => {
      cancel.current();
    },
  };
}
