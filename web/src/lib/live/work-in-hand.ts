import { useEffect } from 'react';

const held = new Set<symbol>();

/** Whether something is held that a reload of the page would lose. */
export const isWorkInHand = (): boolean => held.size > 0;

/** Nothing is held any more, as on a new page. */
export const dropWork = (): void => held.clear();

/** The page does not reload itself until the returned function is called. */
export function holdReload(): () => void {
  const work = Symbol('work in hand');
  held.add(work);
  return () => {
    held.delete(work);
  };
}

/** As above; the browser asks too before a person closes or reloads the page. */
export function holdWork(): () => void {
  const release = holdReload();
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => {
    release();
    window.removeEventListener('beforeunload', ask);
  };
}

/** A screen with work that is not in a form on the screen: it may be in memory, behind a filter or on a map. */
export function useWorkInHand(isInHand: boolean): void {
  useEffect(() => (isInHand ? holdWork() : undefined), [isInHand]);
}
