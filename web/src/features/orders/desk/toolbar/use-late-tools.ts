import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../../lib/lazy/with-all-texts.ts';

export const lateTools = new LatePart(withAllTexts(async () => import('./desk-tools.tsx')));

/** The tools of the desk that its list does not need, and the keys: they load after the list. */
export function useLateTools(isLoaded: boolean) {
  const { part } = useSyncExternalStore(lateTools.subscribe, lateTools.current);
  useEffect(() => {
    if (isLoaded) whenIdle(lateTools.load);
  }, [isLoaded]);
  return part;
}
