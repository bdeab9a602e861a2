import type { Order } from '@comanda/contract/orders';
import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import type { DeskColumn } from '../desk-columns.ts';
import { underHold, type Hold } from './hold.ts';

/** So long after the finger has left nothing moves: the second tap of two meets the same slip. */
const SETTLE_MS = 700;
/**
 * A hold ends after this long without an event: the browser sends the end of a touch only to the element that
 * was touched, so it is lost when that element has been removed.
 */
const LONGEST_TOUCH_MS = 8_000;

/** A scroll takes the pointer away while the finger is still down: then the touch itself says when it leaves. */
function isLeft(event: Event): boolean {
  if (event instanceof PointerEvent) {
    return event.type === 'pointerup' || event.pointerType !== 'touch';
  }
  return 'touches' in event && event.touches instanceof TouchList && event.touches.length === 0;
}

const LEAVING = ['pointerup', 'pointercancel', 'touchend', 'touchcancel'] as const;

/** Runs a moment after the finger has left, or when it has been gone too long to say so. */
function useTouchEnd(isTouched: boolean, onEnd: () => void): void {
  const settle = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isTouched) return undefined;
    let timer: number | undefined;
    const settleAfter = (ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        settle();
      }, ms);
    };
    const touched = () => {
      settleAfter(LONGEST_TOUCH_MS);
    };
    const left = (event: Event) => {
      if (isLeft(event)) settleAfter(SETTLE_MS);
    };
    touched();
    window.addEventListener('pointerdown', touched);
    for (const kind of LEAVING) window.addEventListener(kind, left);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', touched);
      for (const kind of LEAVING) window.removeEventListener(kind, left);
    };
  }, [isTouched]);
}

type Desk = {
  readonly now: readonly DeskColumn[];
  readonly latest: (id: number) => Order | undefined;
  /** The finger has left: slips move next, and may take the focus away with them. */
  readonly onSettled: () => void;
};

/** Keeps the slips where they are while somebody has a finger or the keyboard on one of them. */
export function useHold({ now, latest, onSettled }: Desk) {
  const [hold, setHold] = useState<Hold>();
  const { columns, gathered } = underHold(now, hold, latest);
  const release = () => {
    setHold(undefined);
  };
  const isByPointer = hold?.by === 'pointer';
  useTouchEnd(isByPointer, () => {
    onSettled();
    release();
  });
  return {
    columns,
    gathered,
    isByPointer,
    release,
    handlers: {
      onPointerDown: () => {
        setHold((before) => (before?.by === 'pointer' ? before : { by: 'pointer', columns }));
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(':focus-visible')) return;
        setHold((before) => before ?? { by: 'keyboard', columns });
      },
      onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        // A slip that changes its column loses the focus and is given it again.
        window.setTimeout(() => {
          const focused = document.activeElement;
          // On its way to the button that shows the new ones: that one must not vanish under the press.
          const isNear = currentTarget.contains(focused) || Boolean(focused?.closest('output'));
          const isInside = isNear && document.hasFocus();
          if (!isInside) setHold((before) => (before?.by === 'keyboard' ? undefined : before));
        });
      },
    },
  };
}
