import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

type InUse = {
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  /** Whether a pointer has moved over the element or the focus is inside. */
  readonly isInUse: boolean;
  /** Returns the focus to the previous element, if the focus is inside and that element still exists. */
  readonly returnFocus: () => void;
};

/** Whether the user is about to use an element that disappears automatically. */
export function useInUse(): InUse {
  const ref = useRef<HTMLFieldSetElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const part = ref.current;
    const listening = new AbortController();
    const { signal } = listening;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && part?.contains(target) === true;
    // An element may appear below a pointer that does not move: its user has not chosen it.
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setIsHovered(true);
    };
    part?.addEventListener('pointermove', move, { signal });
    part?.addEventListener('pointerleave', () => setIsHovered(false), { signal });
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) previousFocus.current = relatedTarget;
      setIsFocused(true);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) setIsFocused(false);
    };
    part?.addEventListener('focusin', enter, { signal });
    part?.addEventListener('focusout', leave, { signal });
    return () => {
      listening.abort();
    };
  }, []);
  return {
    ref,
    isInUse: isHovered || isFocused,
    returnFocus: () => {
      const { current } = previousFocus;
      if (isFocused && current instanceof HTMLElement && current.isConnected) current.focus();
    },
  };
}

type Countdown = { readonly isPaused: boolean; readonly onEnd: () => void };

/** Calls `onEnd` after this many milliseconds, not counting pauses. */
export function useCountdown(durationMs: number, { isPaused, onEnd }: Countdown): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = window.setTimeout(() => {
      end();
    }, leftMs.current);
    return () => {
      window.clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
