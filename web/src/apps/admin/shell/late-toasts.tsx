import { useEffect, useSyncExternalStore } from 'react';
import { hasAllTexts } from '../../../lib/i18n/i18n.ts';
import { currentTexts } from '../../../lib/i18n/current-texts.ts';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';

const late = new LatePart(
  withAllTexts(async () => (await import('../../../ui/toasts/toasts.tsx')).Toasts),
);

/** The toasts of the page: no screen starts with one, and all are ready before the network can fail. */
export function LateToasts() {
  const { part: Toasts } = useSyncExternalStore(late.subscribe, late.current);
  const hasToast = useSyncExternalStore(toasts.subscribe, () => toasts.list().length > 0);
  const isWhole = useSyncExternalStore(currentTexts.subscribe, hasAllTexts);
  useEffect(() => {
    if (hasToast) late.load();
    else if (isWhole) whenIdle(late.load);
  }, [hasToast, isWhole]);
  return Toasts ? <Toasts queue={toasts} /> : null;
}
