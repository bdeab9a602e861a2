import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import type { LatLng } from '@comanda/domain/geo';
import { useEffect, useMemo, type ComponentProps } from 'react';
import type { Basket } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { BasketLines } from '../basket/basket-lines.tsx';
import { useCheckout } from '../checkout-context.ts';
import { useDelivery, type DeliveryState } from '../delivery/use-delivery.ts';
import { isMenuOutdated } from '../sending/is-menu-outdated.ts';
import { languageRead, quoteRequest } from '../sending/order-body.ts';
import { useLaterPart, whenOf, withoutTime, type LaterPart } from '../later/use-later.ts';
import { InPlaceFields, PickUpFields, SendWishes } from './order-fields.tsx';
import { OrderTypeChoice } from './order-type-choice.tsx';
import { paymentOf, type Draft } from './draft.ts';
import { ProblemsNote } from './problems-note.tsx';
import { PrivacyNote } from '../sending/privacy-note.tsx';
import { SendNotes } from '../sending/send-notes.tsx';
import { SendBar, type Fee } from '../sending/send-bar.tsx';
import { Totals } from '../basket/totals.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useBackButton, useFocus } from './use-focus.ts';
import { useStep } from './use-step.ts';
import { useQuote, type QuoteState } from '../basket/use-quote.ts';

type Props = {
  readonly store: BasketStore;
  readonly basket: Basket;
  readonly orderType: OrderType;
};

/**
 * Whether the total is known; that of a delivery needs a place. Until then nothing is sent: the button appears where the
 * guest has pressed twice, to add a dish and to open the basket, and a third press must not order.
 */
function feeOf({ total, ofType, isPending }: QuoteState, point: LatLng | null | undefined): Fee {
  if (point === null || ofType?.refusal?.code.includes('zone')) return 'needs_place';
  return total === undefined && isPending ? 'counting' : 'known';
}

/** The fields of a type that needs no map; those of the others are loaded with it. */
const fieldsOf: Readonly<Record<OrderType, typeof InPlaceFields | undefined>> = {
  delivery: undefined,
  in_place: InPlaceFields,
  pick_up: PickUpFields,
};

/** Where the fields of a delivery will be rendered. */
function PendingDelivery({ isFailed, retry }: Pick<DeliveryState, 'isFailed' | 'retry'>) {
  const { t } = useCheckout();
  return (
    <div className="awaited" aria-busy={!isFailed}>
      {isFailed && (
        <button type="button" className="quiet" onClick={retry}>
          {t('guest.checkout.retry')}
        </button>
      )}
    </div>
  );
}

type WhenPartProps = ReturnType<typeof useLaterPart> &
  Omit<ComponentProps<LaterPart['WhenFields']>, 't'>;

/** The choice of a time, once its code is here. */
function WhenPart({ part, isFailed, retry, ...props }: WhenPartProps) {
  const { t } = useCheckout();
  if (part) return <part.WhenFields t={part.t} {...props} />;
  if (!isFailed) return null;
  return (
    <button type="button" className="quiet" onClick={retry}>
      {t('guest.checkout.retry')}
    </button>
  );
}

/** The page under the sheet is loaded again once its menu is found to be outdated. */
function useOutdatedMenuNote(
  quote: QuoteState['ofType'],
  { lines, orderType }: { lines: Basket['lines']; orderType: OrderType },
): void {
  const { info, onOldMenu } = useCheckout();
  const isOld = quote !== undefined && isMenuOutdated(quote, { ...info, lines, orderType });
  useEffect(() => {
    if (isOld) onOldMenu();
  }, [isOld, onOldMenu]);
}

/**
 * Basket, fields, live price and the submit button: the whole order on one screen, or that of a delivery on a phone on two.
 */
export function CheckoutForm({ store, basket, orderType }: Props) {
  const { t, info, sentWishes } = useCheckout();
  const form = useCheckoutForm(store, info, sentWishes);
  const needsAddress = orderTypeTable.needsAddress[orderType];
  const state = useDelivery(info, needsAddress);
  const payment = state.delivery
    ? paymentOf(form.draft.payment, state.delivery.terms.preorder)
    : form.draft.payment;
  const draft = useMemo(() => ({ ...form.draft, payment }), [form.draft, payment]);
  const result = form.resultOf(basket);
  const refused = result?.kind === 'refused' ? result : undefined;
  const request = { ...quoteRequest(basket, orderType, draft), ...languageRead(info) };
  const quote = useQuote(info.pubId, request, refused);
  // For another time other dishes are served.
  useOutdatedMenuNote(request.wanted_at ? undefined : quote.ofType, {
    lines: basket.lines,
    orderType,
  });
  const { problems, failures } = form;
  const when = whenOf(orderType, draft, quote);
  const later = useLaterPart(info.language, when.isOffered);
  const refusal = (refused ?? quote.ofType?.refusal)?.code;
  const { step, isHeld, goTo, stay } = useStep({ orderType, draft, problems, failures, refusal });
  const place = useFocus(step, failures);
  useBackButton(place, step === 'contacts' && !when.closedBy, () => goTo('place'));
  // While it is unknown whether the pub delivers now there are no fields: perhaps nothing could be sent.
  const delivery = needsAddress ? state.delivery : undefined;
  const isAwaited = needsAddress && !(delivery && (quote.ofType ?? quote.isFailed));
  // The price may be there before the fields: nothing can be sent without them.
  const fee =
    isAwaited && !state.isFailed
      ? 'counting'
      : feeOf(quote, needsAddress ? form.draft.point : undefined);
  const OwnFields = fieldsOf[orderType];
  const onDraft = (change: Partial<Draft>): void => {
    stay();
    form.changeDraft(change);
  };
  const fields = { draft, problems, onDraft };
  const ofDelivery = !isAwaited && delivery && { ...fields, quote: quote.ofType, delivery };
  const notes = (
    <SendNotes
      store={store}
      orderType={orderType}
      delivery={delivery}
      otherTypes={info.orderTypes.filter(
        (type) =>
          type !== orderType &&
          (quote.pausedUntil[type] === undefined || quote.laterTypes.includes(type)),
      )}
      refusal={when.closedBy ?? (later.part && when.isSaid ? undefined : quote.refusal)}
      isUnconfirmed={result?.kind === 'unconfirmed'}
      onShowZones={() => {
        goTo('place');
        form.changeDraft({ point: null });
      }}
    />
  );
  const whenFields = when.isOffered && (
    <WhenPart
      {...later}
      when={when}
      request={withoutTime(request)}
      isMissing={problems.wantedAt !== undefined}
      onWhen={(wantedAt) => onDraft({ wantedAt })}
    />
  );
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isAwaited) {
          if (!delivery) state.retry();
          return;
        }
        void form.submit(basket, orderType, {
          payment,
          wantedAt: when.wantedAt,
          total: quote.total,
          isCounting: fee === 'counting',
          isHeld:
            fee === 'needs_place' ||
            (step !== undefined && isHeld) ||
            (when.timeRefusal !== undefined && !quote.isPending),
          onNext: step === 'place' ? () => goTo('contacts') : undefined,
        });
      }}
    >
      {(step !== 'contacts' || when.closedBy) && (
        <>
          <OrderTypeChoice store={store} orderType={orderType} quote={quote} />
          <BasketLines
            lines={basket.lines}
            orderType={orderType}
            quote={quote.ofType}
            isForLater={request.wanted_at !== undefined}
            store={store}
          />
        </>
      )}
      {when.closedBy ? (
        <div className="send">{notes}</div>
      ) : (
        <>
          {step !== 'contacts' && whenFields}
          {OwnFields && <OwnFields {...fields} />}
          {isAwaited && <PendingDelivery {...state} />}
          {ofDelivery && step !== 'contacts' && <ofDelivery.delivery.PlaceFields {...ofDelivery} />}
          {ofDelivery && step === 'contacts' && (
            <ofDelivery.delivery.PlaceLine
              {...ofDelivery}
              lines={basket.lines}
              onChange={() => goTo('place')}
            />
          )}
          {step === 'contacts' && whenFields}
          {ofDelivery && step !== 'place' && <ofDelivery.delivery.ContactFields {...ofDelivery} />}
          {step !== 'place' && <SendWishes draft={draft} onDraft={onDraft} />}
          {(quote.ofType ?? (OwnFields && !quote.isFailed)) && step !== 'place' && (
            <Totals quote={quote.ofType} orderType={orderType} />
          )}
          {quote.addedMinutes > 0 && when.wantedAt === '' && (
            <p className="busy">{t('guest.checkout.busy', { minutes: quote.addedMinutes })}</p>
          )}
          {quote.isFailed && <p className="bad">{t('guest.checkout.quote_failed')}</p>}
          {!isAwaited && <PrivacyNote orderType={orderType} delivery={delivery} />}
          <SendBar
            phase={form.phase}
            quote={quote}
            fee={fee}
            isAfterNext={step === 'contacts'}
            next={step === 'place' ? delivery?.t('guest.delivery.next') : undefined}
          >
            <ProblemsNote problems={problems} delivery={delivery} />
            {notes}
          </SendBar>
        </>
      )}
    </form>
  );
}
