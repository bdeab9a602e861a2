import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { findToastPlace, type ToastPlace } from './find-toast-place.ts';
import { followPresses, readToastSurroundings } from './read-toast-surroundings.ts';

function moveTo({ style }: HTMLElement, { side, edge, at }: ToastPlace): void {
  style.right = side === 'left' ? 'auto' : '';
  style.left = side === 'left' ? 'var(--s4)' : '';
  style.top = edge === 'top' ? `${at}px` : '';
  style.bottom = edge === 'top' ? 'auto' : `${window.innerHeight - at}px`;
}

/** Places the toasts where there is room; it is recomputed whenever one appears, not while they leave. */
export function useToastPlace(
  ref: RefObject<HTMLElement | null>,
  newest: number | undefined,
): void {
  useEffect(followPresses, []);
  useLayoutEffect(() => {
    const toasts = ref.current;
    if (toasts && newest !== undefined)
      moveTo(toasts, findToastPlace(readToastSurroundings(toasts)));
  }, [ref, newest]);
}
