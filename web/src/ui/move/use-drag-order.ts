import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../lib/i18n/use-text.ts';
import styles from './drag-item.module.css';
import type { DragOrder } from './drag-types.ts';
import { indexAfterKey, withMovedTo, type Axis } from './drop-index.ts';
import { followPointer } from './follow-pointer.ts';
import { glideThrough } from './glide.ts';

type Item = { readonly id: number; readonly name: string };

/** What is held, and where it would land; `ids` is the list that this was said of. */
type Held = {
  readonly ids: readonly number[];
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly by: 'pointer' | 'keys' | 'nobody';
};

type Options = {
  readonly items: readonly Item[];
  readonly axis: Axis;
  /** It was dropped at this index, which is not the one it came from. */
  readonly onDrop: (id: number, index: number) => void;
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Runs once the list on the page has come to be another one. */
function useAfterReorder(ids: readonly number[], run: () => void): void {
  const shown = useRef(ids);
  useLayoutEffect(() => {
    if (isSame(shown.current, ids)) return;
    shown.current = ids;
    run();
  });
}

/**
 * Rearranges a list by its handles: with a mouse, a finger or the keys. While something is held, the
 * others make room by the style `order` alone, so nothing in the page moves and no focus is lost.
 */
export function useDragOrder({ items, axis, onDrop }: Options): DragOrder {
  const { t } = useText();
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const elements = useRef(new Map<number, HTMLElement>());
  const grips = useRef(new Map<number, HTMLElement>());
  const letGo = useRef(() => {});
  const refocus = useRef<number>(undefined);
  const ids = items.map(({ id }) => id);
  // The list has moved on: with the drop, or under the hand of somebody else.
  if (held && !isSame(held.ids, ids)) setHeld(undefined);

  useAfterReorder(ids, () => {
    queueMicrotask(letGo.current);
    const grip = refocus.current === undefined ? undefined : grips.current.get(refocus.current);
    refocus.current = undefined;
    // An element that the page moves loses the focus.
    grip?.focus({ preventScroll: true });
  });
  useEffect(
    () => () => {
      letGo.current();
    },
    [],
  );

  const tell = (what: 'grabbed' | 'moved' | 'dropped' | 'put_back', id: number, index: number) => {
    const name = items.find((item) => item.id === id)?.name ?? '';
    setSaid(t(`ui.drag_${what}`, { name, place: index + 1, count: ids.length }));
  };
  const grab = (id: number, by: 'pointer' | 'keys') => {
    const from = ids.indexOf(id);
    setHeld({ ids, id, from, to: from, by });
    tell('grabbed', id, from);
  };
  const move = (id: number, to: number) => {
    setHeld((now) => now && { ...now, to });
    tell('moved', id, to);
  };
  const putBack = (id: number) => {
    setHeld(undefined);
    tell('put_back', id, ids.indexOf(id));
  };
  const drop = (id: number, to: number) => {
    tell('dropped', id, to);
    if (to === ids.indexOf(id)) {
      setHeld(undefined);
      return;
    }
    // It stays where it was dropped until the list itself says so.
    setHeld((now) => now && { ...now, by: 'nobody' });
    refocus.current = id;
    onDrop(id, to);
  };
  const arranged = () =>
    ids.flatMap((id) => {
      const element = elements.current.get(id);
      return element ? [element] : [];
    });

  const startPointer = (id: number, event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary || held) return;
    let to = ids.indexOf(id);
    letGo.current = followPointer({
      down: event.nativeEvent,
      handle: event.currentTarget,
      items: arranged(),
      index: to,
      axis,
      onLift: () => {
        flushSync(() => {
          grab(id, 'pointer');
        });
      },
      onOver: (index) => {
        to = index;
        flushSync(() => {
          move(id, index);
        });
      },
      onEnd: (isDropped) => {
        flushSync(() => {
          if (isDropped) drop(id, to);
          else putBack(id);
        });
      },
    });
  };

  const pressKey = (id: number, pressed: string): boolean => {
    if (held?.by !== 'keys') return false;
    if (pressed === 'Escape') {
      glideThrough(arranged(), () => {
        flushSync(() => {
          putBack(id);
        });
      });
      return true;
    }
    const to = indexAfterKey(pressed, held.to, ids.length);
    if (to === undefined) return false;
    glideThrough(arranged(), () => {
      flushSync(() => {
        move(id, to);
      });
    });
    grips.current.get(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  };

  const shown = held ? withMovedTo(ids, held.from, held.to) : ids;
  return {
    said,
    item: (id) => ({
      ref: (element) => {
        if (element) elements.current.set(id, element);
        else elements.current.delete(id);
      },
      style: held ? { order: shown.indexOf(id) } : {},
      className: held?.id === id && held.by !== 'nobody' ? styles['held'] : undefined,
    }),
    handle: (id) => ({
      name: items.find((item) => item.id === id)?.name ?? '',
      axis,
      isHeld: held?.id === id && held.by === 'keys',
      onGrip: (handle) => {
        if (handle) grips.current.set(id, handle);
        else grips.current.delete(id);
      },
      onPointerDown: (event) => {
        startPointer(id, event);
      },
      onToggle: () => {
        if (!held) grab(id, 'keys');
        else if (held.id === id && held.by === 'keys') drop(id, held.to);
      },
      onKey: (pressed) => pressKey(id, pressed),
      onBlur: () => {
        if (held?.id === id && held.by === 'keys') putBack(id);
      },
    }),
  };
}
