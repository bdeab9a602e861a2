import type { Order } from '@comanda/contract/orders';
import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import type { DeskColumn } from '../desk-columns.ts';
import { applyHold, type Hold } from './hold.ts';

/** The hold lasts this long after a touch: the second tap of a double tap must reach the same slip. */
const SETTLE_MS = 700;
/**
 * A hold ends after this long without an event: the browser sends the end of a touch only to the element that
 * was touched, so it is lost when that element has been removed.
 */
const LONGEST_TOUCH_MS = 8_000;

/** A scroll cancels the pointer while the finger is still down: then only the touch events report its end. */
function isLeft(event: Event): boolean {
  if (event instanceof PointerEvent) {
    return event.type === 'pointerup' || event.pointerType !== 'touch';
  }
  return 'touches' in event && event.touches instanceof TouchList && event.touches.length === 0;
}

const LEAVING = ['pointerup', 'pointercancel', 'touchend', 'touchcancel'] as const;

/** Runs shortly after the touch has ended, or after a timeout when its end was not reported. */
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
    const settleIfLeft = (event: Event) => {
      if (isLeft(event)) settleAfter(SETTLE_MS);
    };
    touched();
    window.addEventListener('pointerdown', touched);
    for (const kind of LEAVING) window.addEventListener(kind, settleIfLeft);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', touched);
      for (const kind of LEAVING) window.removeEventListener(kind, settleIfLeft);
    };
  }, [isTouched]);
}

type Desk = {
  readonly now: readonly DeskColumn[];
  readonly latest: (id: number) => Order | undefined;
  /** The touch has ended: slips move next, and the focus may be lost with them. */
  readonly onSettled: () => void;
};

/** Holds the slips in place during a touch or while the keyboard focus is on one of them. */
export function useHold({ now, latest, onSettled }: Desk) {
  const [hold, setHold] = useState<Hold>();
  const { columns, gathered } = applyHold(now, hold, latest);
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
        // A slip that changes its column loses the focus and gets it back.
        window.setTimeout(() => {
          const focused = document.activeElement;
          // The button for the new slips must not disappear when the focus moves to it.
          const isNear = currentTarget.contains(focused) || Boolean(focused?.closest('output'));
          const isInside = isNear && document.hasFocus();
          if (!isInside) setHold((before) => (before?.by === 'keyboard' ? undefined : before));
        });
      },
    },
  };
}
