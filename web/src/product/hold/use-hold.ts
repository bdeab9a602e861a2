import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent as MovedPointer,
} from 'react';
import { applyHold, type HeldList, type HeldRow, type Hold, type RowsNow } from './hold.ts';

/** The rows stay this long after a touch: the second tap of a double tap must reach the same row. */
const SETTLE_MS = 700;
/**
 * A hold ends after this long without an event: the browser sends the end of a touch only to the element that
 * was touched, so it is lost when that element has been removed.
 */
const LONGEST_TOUCH_MS = 8_000;
/** Whoever has pressed, or moves the mouse over the rows, is about to press again: new rows wait this long. */
const WORK_MS = 3_000;

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

type Lists<Row extends HeldRow, Name extends string> = RowsNow<Row> & {
  readonly now: readonly HeldList<Row, Name>[];
  /** The touch has ended: rows move next, and the focus may be lost with them. */
  readonly onSettled?: () => void;
};

/** Holds the rows of live lists in place during a touch, and new ones back while somebody works on them. */
export function useHold<Row extends HeldRow, Name extends string>({
  now,
  onSettled,
  ...rows
}: Lists<Row, Name>) {
  const { key } = rows;
  const [hold, setHold] = useState<Hold<HeldList<Row, Name>>>();
  if (hold && hold.key !== key) setHold(undefined);
  const { lists, gathered } = applyHold(now, hold, rows);
  // No state: the mouse reports each of its steps.
  const workTimer = useRef<number>(undefined);
  const endWorkLater = () => {
    window.clearTimeout(workTimer.current);
    workTimer.current = window.setTimeout(() => {
      setHold((before) => (before?.by === 'work' ? undefined : before));
    }, WORK_MS);
  };
  const isByPointer = hold?.by === 'pointer';
  useTouchEnd(isByPointer, () => {
    onSettled?.();
    setHold({ by: 'work', key, lists });
    endWorkLater();
  });
  return {
    lists,
    gathered,
    isByPointer,
    release: () => {
      setHold(undefined);
    },
    handlers: {
      onPointerDown: () => {
        setHold((before) => (before?.by === 'pointer' ? before : { by: 'pointer', key, lists }));
      },
      onPointerMove: ({ pointerType, movementX, movementY }: MovedPointer) => {
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
        setHold((before) => before ?? { by: 'work', key, lists });
        endWorkLater();
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(':focus-visible')) return;
        setHold((before) =>
          before && before.by !== 'work' ? before : { by: 'keyboard', key, lists },
        );
      },
      onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        // A row that changes its list loses the focus and gets it back.
        window.setTimeout(() => {
          const focused = document.activeElement;
          // The button for the new rows must not disappear when the focus moves to it.
          const isNear = currentTarget.contains(focused) || Boolean(focused?.closest('output'));
          const isInside = isNear && document.hasFocus();
          if (!isInside) setHold((before) => (before?.by === 'keyboard' ? undefined : before));
        });
      },
    },
  };
}

/** For screens with one list. */
export function useHeldList<Row extends HeldRow>(now: readonly Row[], known: RowsNow<Row>) {
  const { lists, ...hold } = useHold({ now: [{ name: 'all', rows: now }], ...known });
  return { ...hold, rows: lists[0]?.rows ?? now };
}

const TouchContext = createContext(false);

/** Tells the notes above live lists whether somebody touches the lists. */
export const TouchProvider = TouchContext;

/** Notes above lists that are touched neither come nor go: the rows would move with them. */
export function useStill<Value>(now: Value): Value {
  const isTouched = use(TouchContext);
  const [before, setBefore] = useState<{ readonly value: Value }>();
  if (isTouched && !before) setBefore({ value: now });
  if (!isTouched && before) setBefore(undefined);
  return isTouched && before ? before.value : now;
}
