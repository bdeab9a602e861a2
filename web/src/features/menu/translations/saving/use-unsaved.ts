import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { holdWork } from '../../../../lib/live/work-in-hand.ts';
import { showDanger } from '../../../../lib/toasts/toasts.ts';
import type { PubRef } from '../../editor/menu-scope.ts';
import { keyOfEntry } from '../entries/cells.ts';
import { loadTranslations, sendTranslations } from '../translations-api.ts';
import { UnsavedTexts, type Summary, type TextState } from './unsaved-texts.ts';
import { currentTexts } from '../../../../lib/i18n/current-texts.ts';

function create(queryClient: QueryClient, pub: PubRef): UnsavedTexts {
  let release: (() => void) | undefined;
  return new UnsavedTexts({
    send: (items) => sendTranslations(queryClient, pub, items),
    reload: async () => {
      const { entries } = await loadTranslations(queryClient, pub);
      return new Set(entries.map(keyOfEntry));
    },
    later: (run, delayMs) => {
      window.setTimeout(run, delayMs);
    },
    onUnsaved: (hasUnsaved) => {
      if (hasUnsaved) release ??= holdWork();
      else {
        release?.();
        release = undefined;
      }
    },
    onGone: () => {
      showDanger(currentTexts.get().t('translations.gone_meanwhile'));
    },
  });
}

const ofPage = new WeakMap<QueryClient, Map<string, UnsavedTexts>>();

/** Those of a pub: they outlive the screen, so that another screen of the program does not lose them. */
function unsavedOf(queryClient: QueryClient, pub: PubRef): UnsavedTexts {
  const all = ofPage.get(queryClient) ?? new Map<string, UnsavedTexts>();
  ofPage.set(queryClient, all);
  const key = `${pub.companyID} ${pub.pubID}`;
  const known = all.get(key) ?? create(queryClient, pub);
  all.set(key, known);
  return known;
}

/** The unsaved translations of a pub, which are sent when the screen or the page is left. */
export function useUnsaved(pub: PubRef): UnsavedTexts {
  const queryClient = useQueryClient();
  const [unsaved] = useState(() => unsavedOf(queryClient, pub));
  useEffect(() => {
    const { sendAll, retry } = unsaved;
    const sendHidden = () => {
      if (document.visibilityState === 'hidden') sendAll();
    };
    retry();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', sendHidden);
      sendAll();
    };
  }, [unsaved]);
  return unsaved;
}

export function useTextState(unsaved: UnsavedTexts, key: string): TextState {
  return useSyncExternalStore(
    (listener) => unsaved.subscribe(key, listener),
    () => unsaved.stateOf(key),
  );
}

export function useSummary(unsaved: UnsavedTexts): Summary {
  return useSyncExternalStore((listener) => unsaved.subscribe('', listener), unsaved.summary);
}
