import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import type { LatLng } from '@comanda/domain/geo';
import { useEffect, useMemo, useRef, useState } from 'react';
import { withOrderType, type Basket, firstPriceRiseNote } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { Choice } from '../../island/choice.tsx';
import * as classes from '../../markup/classes.ts';
import { BasketLines } from '../basket/basket-lines.tsx';
import { useCheckout } from '../checkout-context.ts';
import { useDelivery, type DeliveryState } from '../delivery/use-delivery.ts';
import { isMenuOutdated } from '../sending/is-menu-outdated.ts';
import { pausedTypeNote } from '../sending/pause-text.ts';
import { languageRead, quoteRequest } from '../sending/order-body.ts';
import { InPlaceFields } from './order-fields.tsx';
import { paymentOf } from './draft.ts';
import { ProblemsNote } from './problems-note.tsx';
import { PrivacyNote } from '../sending/privacy-note.tsx';
import { SendNotes } from '../sending/send-notes.tsx';
import { SendBar, type Fee } from '../sending/send-bar.tsx';
import { Totals } from '../basket/totals.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useQuote, type QuoteState } from '../basket/use-quote.ts';

type Props = {
  readonly store: BasketStore;
  readonly basket: Basket;
  readonly orderType: OrderType;
};

type ChoiceProps = Omit<Props, 'basket'> & Pick<QuoteState, 'pausedUntil'>;

function OrderTypeChoice({ orderType, store, pausedUntil }: ChoiceProps) {
  const { t, info } = useCheckout();
  const [priceRise, setPriceRise] = useState<string>();
  if (info.orderTypes.length < 2) return null;
  return (
    <div>
      <Choice
        label={t('guest.checkout.how')}
        isLabelHidden
        // A type that cannot be ordered now is not shown as chosen, but is again once its pause is over.
        value={pausedUntil[orderType] ? '' : orderType}
        options={info.orderTypes.map((type) => ({
          value: type,
          label: t(`guest.checkout.${type}`),
          blockedBy: pausedUntil[type] && pausedTypeNote(pausedUntil[type], { t, info }),
        }))}
        onValue={(type) => {
          store.set((old) => withOrderType(old, type));
          setPriceRise(firstPriceRiseNote(info, type));
        }}
      />
      <output className={classes.priceRiseNote}>{priceRise}</output>
    </div>
  );
}

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

const WRONG = '[aria-invalid="true"], .wrong input, .wrong [tabindex], .wrong button, .gone button';

/** Scrolls the first wrong field, or the first dish that cannot be ordered, between the heading and the button, each time that sending failed. */
function useFocusOnProblem(failures: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = failures > 0 ? form.current?.querySelector<HTMLElement>(WRONG) : undefined;
    const sheet = form.current?.closest('dialog');
    if (!wrong || !form.current) return;
    // The bar grows with its message and must not cover the field.
    const bar = form.current.querySelector<HTMLElement>('.send');
    if (sheet && bar) sheet.style.scrollPaddingBottom = `${bar.offsetHeight}px`;
    wrong.focus({ preventScroll: true });
    wrong.closest('.f, .wrong, .gone')?.scrollIntoView({ block: 'center' });
  }, [failures]);
  return form;
}

/** Basket, fields, live price and the submit button: the whole order on one screen. */
export function CheckoutForm({ store, basket, orderType }: Props) {
  const { t, info } = useCheckout();
  const form = useCheckoutForm(store, info);
  const needsAddress = orderTypeTable.needsAddress[orderType];
  const state = useDelivery(info, needsAddress);
  const delivery = needsAddress ? state.delivery : undefined;
  const payment = state.delivery
    ? paymentOf(form.draft.payment, state.delivery.terms.preorder)
    : form.draft.payment;
  const draft = useMemo(() => ({ ...form.draft, payment }), [form.draft, payment]);
  const result = form.resultOf(basket);
  const refused = result?.kind === 'refused' ? result : undefined;
  const request = { ...quoteRequest(basket, orderType, draft), ...languageRead(info) };
  const quote = useQuote(info.pubId, request, refused);
  const place = useFocusOnProblem(form.failures);
  const fee = feeOf(quote, needsAddress ? form.draft.point : undefined);
  useOutdatedMenuNote(quote.ofType, { lines: basket.lines, orderType });
  const OwnFields = fieldsOf[orderType];
  const fields = { draft, problems: form.problems, onDraft: form.changeDraft };
  const notes = (
    <SendNotes
      store={store}
      orderType={orderType}
      delivery={delivery}
      otherTypes={info.orderTypes.filter(
        (type) => type !== orderType && quote.pausedUntil[type] === undefined,
      )}
      refusal={quote.closedBy ?? quote.refusal}
      isUnconfirmed={result?.kind === 'unconfirmed'}
      onShowZones={() => form.changeDraft({ point: null })}
    />
  );
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (needsAddress && !delivery) {
          state.retry();
          return;
        }
        const isCounting = fee === 'counting';
        void form.submit(basket, orderType, { payment, total: quote.total, isCounting });
      }}
    >
      <OrderTypeChoice store={store} orderType={orderType} pausedUntil={quote.pausedUntil} />
      <BasketLines lines={basket.lines} orderType={orderType} quote={quote.ofType} store={store} />
      {quote.closedBy ? (
        <div className="send">{notes}</div>
      ) : (
        <>
          {OwnFields && <OwnFields {...fields} />}
          {delivery && (
            <delivery.DeliveryFields {...fields} quote={quote.ofType} delivery={delivery} />
          )}
          {needsAddress && !delivery && <PendingDelivery {...state} />}
          {quote.ofType && <Totals quote={quote.ofType} orderType={orderType} />}
          {quote.addedMinutes > 0 && (
            <p className="busy">{t('guest.checkout.busy', { minutes: quote.addedMinutes })}</p>
          )}
          {quote.isFailed && <p className="bad">{t('guest.checkout.quote_failed')}</p>}
          {(!needsAddress || delivery) && <PrivacyNote delivery={delivery} />}
          <SendBar phase={form.phase} quote={quote} fee={fee}>
            <ProblemsNote problems={form.problems} delivery={delivery} />
            {notes}
          </SendBar>
        </>
      )}
    </form>
  );
}
