import { useEffect, useState } from 'react';
import { readClient } from '../../account/client-call.ts';
import { isSignedIn } from '../../account/client-session.ts';
import { deviceMemory, tabMemory } from '../../device/memory.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { Problems } from '../sending/order-body.ts';
import { keepDraft, readDraft, withClient, type Draft } from './draft.ts';
import { lastPayment } from './payment.ts';

/** What was typed earlier in this tab, and the way of paying that was used last. */
function openDraft({ pubId, table }: PageInfo): Draft {
  const draft = readDraft(pubId, table, tabMemory);
  return draft.payment === '' ? { ...draft, payment: lastPayment(deviceMemory) } : draft;
}

/** What is typed, kept in this tab, and what is wrong with it. */
export function useDraft(info: PageInfo) {
  const [draft, setDraft] = useState(() => openDraft(info));
  const [problems, setProblems] = useState<Problems>({});

  // Who is signed in has told name and phone already; what is typed stays.
  useEffect(() => {
    if (!isSignedIn()) return;
    readClient()
      .then(({ name, phone }) => setDraft((old) => withClient(old, { name, phone })))
      .catch(() => undefined);
  }, []);

  const changeDraft = (change: Partial<Draft>): void => {
    setDraft((old) => {
      const next = { ...old, ...change };
      keepDraft(info.pubId, next, tabMemory);
      return next;
    });
    // A problem goes as soon as its field is touched; the next sending judges again.
    setProblems((old) => {
      const left = { ...old };
      for (const field of Object.keys(change)) delete left[field as keyof Problems];
      return left;
    });
  };

  return { draft, problems, setProblems, changeDraft };
}
