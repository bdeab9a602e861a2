import { useEffect, useState } from 'react';
import { readClient } from '../account/client-call.ts';
import { isSignedIn } from '../account/client-session.ts';
import type { Basket } from '../basket/basket.ts';
import type { BasketStore } from '../basket/basket-store.ts';
import { tabMemory } from '../taps/memory.ts';
import type { PageInfo } from '../taps/page-info.ts';
import type { OrderType, PaymentType } from '@comanda/domain/orders';
import { keepDraft, readDraft, withClient, type Draft } from './draft.ts';
import { checkDraft, draftFieldOf, orderBody, type Problems } from './order-body.ts';
import type { Outcome, Refused } from './send-order.ts';
import { afterOrder } from './told-basket.ts';
import { orderAddress } from './order-address.ts';
import { useOrder } from './use-order.ts';

/** What came of sending, and what was sent: of another basket or another place it says nothing. */
export type SendResult =
  | ((Refused | { readonly kind: 'unconfirmed' }) & {
      readonly basket: Basket;
      readonly point: Draft['point'];
    })
  | undefined;

function problemsOf(refused: Refused): Problems {
  return Object.fromEntries(
    refused.fields.flatMap(({ field, code, limit }) => {
      const name = draftFieldOf(field);
      return name ? [[name, { code, ...(limit === undefined ? {} : { limit }) }]] : [];
    }),
  );
}

/** What is typed, what is wrong with it, and the one way to send it. */
export function useCheckoutForm(store: BasketStore, info: PageInfo) {
  const [draft, setDraft] = useState(() => readDraft(info.pubId, info.table, tabMemory));
  const [problems, setProblems] = useState<Problems>({});
  const [result, setResult] = useState<SendResult>();
  const { phase, send } = useOrder(info.pubId);

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
    setResult(undefined);
    // A problem goes as soon as its field is touched; the next sending judges again.
    setProblems((old) => {
      const left = { ...old };
      for (const field of Object.keys(change)) delete left[field as keyof Problems];
      return left;
    });
  };

  const finish = (outcome: Outcome, basket: Basket): void => {
    if (outcome.kind === 'placed') {
      changeDraft({ comment: '' });
      store.set((now) => afterOrder(now, outcome));
      window.location.assign(orderAddress(info, outcome.trackingToken));
      return;
    }
    setResult({ ...outcome, basket, point: draft.point });
    if (outcome.kind === 'refused') setProblems(problemsOf(outcome));
  };

  const submit = async (
    basket: Basket,
    orderType: OrderType,
    // The total is the one on the button: the order is refused rather than placed at another.
    { payment, total }: { payment: PaymentType | ''; total: number | undefined },
  ): Promise<void> => {
    // Another tab has changed or ordered this basket a moment ago: that is shown instead.
    if (store.get() !== basket) {
      store.set((now) => now);
      return;
    }
    const found = checkDraft(orderType, draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const order = orderBody(basket, orderType, { ...draft, payment });
    const outcome = await send(total === undefined ? order : { ...order, expected_total: total });
    if (outcome) finish(outcome, basket);
  };

  const resultOf = (basket: Basket): SendResult =>
    result?.basket === basket && result.point === draft.point ? result : undefined;

  return { draft, problems, resultOf, phase, changeDraft, submit };
}
