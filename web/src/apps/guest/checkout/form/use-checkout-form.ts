import { useState } from 'react';
import type { Basket } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { deviceStorage } from '../../device/safe-storage.ts';
import type { SentWishes } from '../../food/paint-food.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { orderTypeTable, type OrderType, type PaymentType } from '@comanda/domain/orders';
import { NO_CHANGE, type Draft, storePayment } from './draft.ts';
import { checkDraft, languageRead, orderBody, refusedProblems } from '../sending/order-body.ts';
import { useDraft } from './use-draft.ts';
import type { Outcome, Refused } from '../sending/send-order.ts';
import { withoutOrdered } from '../sending/shown-basket.ts';
import { orderAddress } from '../../calls/order-address.ts';
import { useOrder } from '../sending/use-order.ts';
import { problemsOfPlace } from './use-step.ts';

/** The result of sending, and the sent order: it does not apply to another basket or place. */
type SendResult =
  | ((Refused | { readonly kind: 'unconfirmed' }) & {
      readonly basket: Basket;
      readonly point: Draft['point'];
    })
  | undefined;

type Terms = {
  readonly payment: PaymentType | '';
  readonly wantedAt: Draft['wantedAt'];
  /** The total on the button: the order is refused rather than placed at another. */
  readonly total: number | undefined;
  /** The delivery's price is not known yet: the button only lists the missing fields. */
  readonly isCounting: boolean;
  /** It would be refused, for a reason that is shown. */
  readonly isHeld?: boolean;
  /** On the first of two screens: leads to the second. */
  readonly onNext?: (() => void) | undefined;
};

/** The values, their problems, and the submit handler. */
export function useCheckoutForm(store: BasketStore, info: PageInfo, sent?: SentWishes) {
  const { draft, problems, setProblems, ...typing } = useDraft(info);
  const [result, setResult] = useState<SendResult>();
  // How often sending failed: the focus moves to a problem then, and not while the guest types.
  const [failures, setFailures] = useState(0);
  const { phase, send } = useOrder(info.pubId);

  const changeDraft = (change: Partial<Draft>): void => {
    typing.changeDraft(change);
    setResult(undefined);
  };

  const finish = (outcome: Outcome, basket: Basket, payment: PaymentType | ''): void => {
    if (outcome.kind === 'placed') {
      if (payment !== '') storePayment(payment, deviceStorage);
      changeDraft({ comment: '', wantedAt: '', ...NO_CHANGE });
      store.set((now) => withoutOrdered(now, outcome));
      window.location.assign(orderAddress(info, outcome.trackingToken));
      return;
    }
    setResult({ ...outcome, basket, point: draft.point });
    if (outcome.kind === 'refused') setProblems(refusedProblems(outcome));
    setFailures((count) => count + 1);
  };

  const submit = async (
    basket: Basket,
    orderType: OrderType,
    { payment, wantedAt, total, isCounting, isHeld = false, onNext }: Terms,
  ): Promise<void> => {
    // Another tab has just changed or ordered this basket: that is shown instead.
    if (store.get() !== basket) {
      store.set((now) => now);
      return;
    }
    const sentDraft = { ...draft, payment, wantedAt };
    const all = checkDraft(orderType, sentDraft, total);
    const found = onNext ? problemsOfPlace(all) : all;
    setProblems(found);
    if (isHeld || Object.keys(found).length > 0) {
      setFailures((count) => count + 1);
      return;
    }
    if (isCounting) return;
    if (onNext) {
      onNext();
      return;
    }
    const order = {
      ...orderBody(basket, orderType, sentDraft),
      ...languageRead(info),
      ...(sent && draft.sendsWishes && { avoids: [...sent.wishes] }),
    };
    const outcome = await send(total === undefined ? order : { ...order, expected_total: total });
    if (outcome) finish(outcome, basket, orderTypeTable.needsPayment[orderType] ? payment : '');
  };

  const resultOf = (basket: Basket): SendResult =>
    result?.basket === basket && result.point === draft.point ? result : undefined;

  return { draft, problems, failures, resultOf, phase, changeDraft, submit };
}
