import { useEffect, useEffectEvent, useState } from 'react';
import { useWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { session } from '../../../lib/session/session.ts';
import { keptDrafts, type PendingImport } from './kept-draft.ts';

/** A draft of a thousand dishes is not stored with each key. */
const STORE_AFTER_MS = 300;

const nothing: PendingImport = { stage: 'source', text: '' };

const isEmpty = (pending: PendingImport): boolean =>
  pending.stage === 'source' && pending.text === '';

/**
 * The import of a pub, kept while other screens are open and when the page is reloaded. While there is one, the page does
 * not reload itself, and the browser asks before it is closed.
 */
export function usePendingImport(pubID: number) {
  const [kept] = useState(() => keptDrafts.get(pubID));
  const [pending, change] = useState(kept?.pending ?? nothing);
  const [isKept, setKept] = useState(true);
  const [epoch] = useState(() => session.current().epoch);
  const hasWork = !isEmpty(pending);
  useWorkInHand(hasWork);
  const store = useEffectEvent((now: PendingImport = pending) => {
    // Nothing that one account has typed stays for the next one.
    if (session.current().epoch !== epoch) return;
    if (isEmpty(now)) keptDrafts.drop(pubID);
    else setKept(keptDrafts.keep(pubID, now));
  });
  useEffect(() => {
    const timer = window.setTimeout(() => {
      store(pending);
    }, STORE_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [pending]);
  useEffect(() => {
    const storeNow = () => {
      store();
    };
    window.addEventListener('pagehide', storeNow);
    return () => {
      window.removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, []);
  return {
    pending,
    change,
    clear: () => {
      change(nothing);
    },
    /** It was made before the page was reloaded. */
    isRestored: kept?.isRestored === true && pending === kept.pending,
    /** A reload of the page would lose it. */
    isTooLarge: hasWork && !isKept,
  };
}
