import { useEffect, useState } from 'react';
import { readClient } from '../../account/client-call.ts';
import { isSignedIn } from '../../account/client-session.ts';
import { deviceStorage, tabStorage } from '../../device/safe-storage.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { Problems } from '../sending/order-body.ts';
import { storeDraft, readDraft, withClient, type Draft, lastPayment } from './draft.ts';

/** The values typed earlier in this tab, and the last used payment type. */
function openDraft({ pubId, table }: PageInfo): Draft {
  const draft = readDraft(pubId, table, tabStorage);
  return draft.payment === '' ? { ...draft, payment: lastPayment(deviceStorage) } : draft;
}

/** The typed values, stored in this tab, and their problems. */
export function useDraft(info: PageInfo) {
  const [draft, setDraft] = useState(() => openDraft(info));
  const [problems, setProblems] = useState<Problems>({});

  // The account of a signed-in guest has name and phone; typed values stay.
  useEffect(() => {
    if (!isSignedIn()) return;
    readClient()
      .then(({ name, phone }) => setDraft((old) => withClient(old, { name, phone })))
      .catch(() => undefined);
  }, []);

  const changeDraft = (change: Partial<Draft>): void => {
    setDraft((old) => {
      const next = { ...old, ...change };
      storeDraft(info.pubId, next, tabStorage);
      return next;
    });
    // A problem is removed when its field changes; the next submit checks again.
    setProblems((old) => {
      const left = { ...old };
      for (const field of Object.keys(change)) delete left[field as keyof Problems];
      return left;
    });
  };

  return { draft, problems, setProblems, changeDraft };
}
