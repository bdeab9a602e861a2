import type { Pub } from '@comanda/contract/pubs';
import {
  offeredOrderTypes,
  orderTypeTable,
  type Overrulable,
  type PaymentType,
} from '@comanda/domain/orders';
import { offersDelivery } from '@comanda/domain/shipping';
import { useState } from 'react';
import { withLine, type BasketLine } from '../choosing/basket-line.ts';
import { useOptionGroups, usePubDishes } from '../editing/pub-dishes.ts';
import { problemsOfCode, readRefusal } from './sending/refusal.ts';
import type { ShownSent } from './sending/sent-bar.tsx';
import { useSendOrder } from './sending/use-send-order.ts';
import { priceSlip } from './slip/slip-price.ts';
import {
  afterSending,
  findProblems,
  orderBody,
  withTime,
  withTypedTable,
  type TypedOrder,
} from './typed-order.ts';
import { useTypedOrder } from './use-typed-order.ts';
import { usePaymentTypes, useQuote, useTimes } from './waiter-api.ts';

const SLIP = 'slip';

/** Of which types staff take orders, and how deliveries are paid: a delivery needs zones and a payment. */
function useOffers(pub: Pub) {
  const { lat, lng } = pub;
  const hasZones = offersDelivery({ isAvailable: pub.shipping.available, lat, lng });
  const payments = usePaymentTypes(hasZones);
  return {
    payments: payments ?? [],
    // What guests may order by themselves does not bind staff.
    types: offeredOrderTypes({
      hasInPlaceOrder: true,
      hasPickUpOrder: true,
      offersDelivery: hasZones && payments?.length !== 0,
    }),
  };
}

/** With what most guests do, until somebody says otherwise. */
function withPayment(typed: TypedOrder, payments: readonly PaymentType[]): TypedOrder {
  const isAsked = orderTypeTable.needsPayment[typed.orderType];
  if (!isAsked || payments.some((one) => one === typed.payment)) return typed;
  return { ...typed, payment: payments[0] ?? '' };
}

/** The order that is being taken: typed, priced, judged and sent. */
export function useTaking(pub: Pub) {
  const offers = useOffers(pub);
  const kept = useTypedOrder(pub.id);
  const typed = withPayment(kept.typed, offers.payments);
  const times = useTimes(typed);
  const meant = withTime(withTypedTable(typed), times.data);
  const quote = useQuote(meant);
  const { data: dishes = [] } = usePubDishes();
  const { data: groups = [] } = useOptionGroups();
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<ShownSent>();
  const sending = useSendOrder((done) => {
    setSent({ ...done, canUndo: false });
    setTried(false);
    // What was changed since an earlier request is still to be sent, or to be taken out.
    if (!done.isEarlier) kept.change(afterSending(meant));
  });
  const refusal = sending.error ? readRefusal(sending.error) : undefined;
  const missing = findProblems(meant);
  const change = (to: Partial<TypedOrder>) => {
    kept.change(to);
    sending.reset();
  };
  return {
    ...offers,
    typed: { ...typed, wantedAt: meant.wantedAt },
    times,
    quote,
    price: priceSlip(typed.lines, { dishes, groups }, quote),
    problems: {
      ...(quote?.refusal && problemsOfCode(quote.refusal.code)),
      ...(isTried && missing),
      ...(refusal?.kind === 'fields' && refusal.problems),
    },
    refusal,
    error: sending.error,
    isSending: sending.isPending,
    sent,
    showSent: setSent,
    change,
    add: (line: BasketLine) => {
      change({ ...meant, lines: withLine(typed.lines, line) });
    },
    /** Returns whether it is sent: what is missing is shown instead. */
    send: (overrules: readonly Overrulable[] = []): boolean => {
      setTried(true);
      if (Object.keys(missing).length > 0) return false;
      sending.mutate({ what: SLIP, body: orderBody(meant, overrules) });
      return true;
    },
  };
}

export type Taking = ReturnType<typeof useTaking>;
