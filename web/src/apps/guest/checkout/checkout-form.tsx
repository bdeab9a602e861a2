import type { OrderType, PaymentType } from '@comanda/domain/orders';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { withOrderType, type Basket } from '../basket/basket.ts';
import type { BasketStore } from '../basket/basket-store.ts';
import { Choice } from '../island/choice.tsx';
import { BasketLines } from './basket-lines.tsx';
import { useCheckout } from './checkout-context.ts';
import { useDelivery, type Delivery, type DeliveryState } from './delivery/use-delivery.ts';
import { isMenuOld } from './is-menu-old.ts';
import { InPlaceFields, isFieldRefusal } from './order-fields.tsx';
import { quoteRequest, type Problems } from './order-body.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { SendPhase } from './use-order.ts';
import { Totals } from './totals.tsx';
import { useCheckoutForm, type SendResult } from './use-checkout-form.ts';
import { useQuote, type QuoteState } from './use-quote.ts';

type Props = {
  readonly store: BasketStore;
  readonly basket: Basket;
  readonly orderType: OrderType;
};

// With one way to pay there is nothing to choose.
function paymentOf(chosen: PaymentType | '', delivery: Delivery | undefined): PaymentType | '' {
  if (!delivery) return chosen;
  const { cash_preorder: cash, card_preorder: card } = delivery.terms.preorder;
  if (cash && !card) return 'cash';
  if (card && !cash) return 'card_offline';
  return chosen;
}

/** The first field that is wrong, brought under the eyes and the thumb. */
function useFocusOnProblem(problems: Problems, result: SendResult) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0 && !result) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .wrong input');
    wrong?.focus();
  }, [problems, result]);
  return form;
}

/** What stands between the guest and the order is told right above the button, always in sight. */
function SendBar({
  phase,
  quote,
  children,
}: {
  readonly phase: SendPhase;
  readonly quote: QuoteState;
  readonly children: ReactNode;
}) {
  const { say, money } = useCheckout();
  const isSending = phase !== 'idle';
  return (
    <div className="send">
      {children}
      {phase === 'retrying' && <output>{say('guest.checkout.retrying')}</output>}
      <button type="submit" className="main" aria-busy={isSending} disabled={isSending}>
        <span>{say(isSending ? 'guest.checkout.sending' : 'guest.checkout.order')}</span>
        <b className={quote.isPending ? 'pending' : undefined}>
          {quote.total === undefined ? '' : money(quote.total)}
        </b>
      </button>
    </div>
  );
}

function OrderTypeChoice({ orderType, store }: Omit<Props, 'basket'>) {
  const { say, info } = useCheckout();
  if (info.orderTypes.length < 2) return null;
  return (
    <Choice
      label={say('guest.checkout.how')}
      isLabelHidden
      value={orderType}
      options={info.orderTypes.map((type) => ({
        value: type,
        label: say(`guest.checkout.${type}`),
      }))}
      onValue={(type) => store.set((old) => withOrderType(old, type))}
    />
  );
}

/** Where the fields of a delivery will stand. */
function Awaited({ isFailed, retry }: Pick<DeliveryState, 'isFailed' | 'retry'>) {
  const { say } = useCheckout();
  return (
    <div className="awaited" aria-busy={!isFailed}>
      {isFailed && (
        <button type="button" className="quiet" onClick={retry}>
          {say('guest.checkout.retry')}
        </button>
      )}
    </div>
  );
}

/** Basket, fields, live price and the one button: an order at a glance. */
export function CheckoutForm({ store, basket, orderType }: Props) {
  const { say, info, onOldMenu } = useCheckout();
  const form = useCheckoutForm(store, info);
  const isDelivery = orderType === 'delivery';
  const state = useDelivery(info, isDelivery);
  const delivery = isDelivery ? state.delivery : undefined;
  const payment = paymentOf(form.draft.payment, state.delivery);
  const draft = useMemo(() => ({ ...form.draft, payment }), [form.draft, payment]);
  const result = form.resultOf(basket);
  const refused = result?.kind === 'refused' ? result : undefined;
  const quote = useQuote(info.pubId, quoteRequest(basket, orderType, draft), refused);
  const refusal = refused ?? quote.quote?.refusal ?? undefined;
  const isInField = refusal !== undefined && isFieldRefusal(refusal.code, orderType);
  const place = useFocusOnProblem(form.problems, result);
  const isOld = quote.ofType !== undefined && isMenuOld(quote.ofType, orderType, info);
  useEffect(() => {
    if (isOld) onOldMenu();
  }, [isOld, onOldMenu]);
  const fields = {
    draft,
    problems: form.problems,
    refusal: refused && isInField ? refused.code : undefined,
    onDraft: form.changeDraft,
  };
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(basket, orderType, { payment, total: quote.total });
      }}
    >
      <OrderTypeChoice store={store} orderType={orderType} />
      <BasketLines lines={basket.lines} orderType={orderType} quote={quote.ofType} store={store} />
      {!isDelivery && <InPlaceFields {...fields} />}
      {delivery && <delivery.DeliveryFields {...fields} quote={quote.quote} delivery={delivery} />}
      {isDelivery && !delivery && <Awaited {...state} />}
      {quote.quote && <Totals quote={quote.quote} orderType={orderType} />}
      {quote.isFailed && <p className="bad">{say('guest.checkout.quote_failed')}</p>}
      <SendBar phase={form.phase} quote={quote}>
        {refusal &&
          !isInField &&
          isDelivery === (delivery !== undefined) &&
          refusal.code !== 'basket_is_empty' && (
            <RefusalNote
              code={refusal.code}
              facts={refusal.facts}
              orderType={orderType}
              delivery={delivery}
              onOrderType={(type) => store.set((old) => withOrderType(old, type))}
              onShowZones={() => form.changeDraft({ point: null })}
            />
          )}
        {result?.kind === 'unconfirmed' && (
          <div className="refusal" role="alert">
            <p>{say('guest.checkout.send_failed')}</p>
          </div>
        )}
      </SendBar>
    </form>
  );
}
