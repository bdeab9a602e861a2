import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../../lib/lazy/with-all-texts.ts';

const late = new LatePart(withAllTexts(async () => import('./desk-tools.tsx')));

/** What of the toolbar the list of orders does not need: it loads after that. */
export function useLateTools(isLoaded: boolean) {
  const { part } = useSyncExternalStore(late.subscribe, late.current);
  useEffect(() => {
    if (isLoaded) whenIdle(late.load);
  }, [isLoaded]);
  return part;
}
