import { placeTexts } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import {
  isOverrulable,
  offeredOrderTypes,
  orderTypeTable,
  type Overrulable,
} from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { offersDelivery } from '@comanda/domain/shipping';
import { useEffect, useRef, useState } from 'react';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useMediaQuery } from '../../../lib/media/use-media-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { Slip } from '../../../product/slip/slip.tsx';
import { withLine } from '../choosing/basket-line.ts';
import { useOptionGroups, usePubDishes } from '../editing/pub-dishes.ts';
import { DishFinder } from './dishes/dish-finder.tsx';
import { problemsOfCode, readRefusal } from './sending/refusal.ts';
import { RefusedSend, useRuleWords } from './sending/refused-send.tsx';
import { SentBar, type ShownSent } from './sending/sent-bar.tsx';
import { useSendOrder } from './sending/use-send-order.ts';
import { priceSlip } from './slip/slip-price.ts';
import { TakenSlip } from './slip/taken-slip.tsx';
import { afterSending, findProblems, orderBody, type TypedOrder } from './typed-order.ts';
import { useTypedOrder } from './use-typed-order.ts';
import { usePayments, useQuote } from './waiter-api.ts';
import { ForWhom } from './whom/for-whom.tsx';
import type { DrawPlace } from './whom/guest-fields.tsx';
import styles from './waiter.module.css';

/** The slip stands beside the dishes. */
const WIDE = '(min-width: 1000px)';
const SLIP = 'slip';

type Props = { readonly pub: Pub; readonly drawPlace: DrawPlace };

/** The order that is being taken: typed, priced, judged and sent. */
function useTaking(pub: Pub) {
  const { typed, change } = useTypedOrder(pub.id);
  const quote = useQuote(typed);
  const { data: dishes = [] } = usePubDishes();
  const { data: groups = [] } = useOptionGroups();
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<ShownSent>();
  const sending = useSendOrder((done) => {
    setSent({ ...done, canUndo: false });
    setTried(false);
    // What was changed since an earlier request is still to be sent, or to be taken out.
    if (!done.isEarlier) change(afterSending(typed));
  });
  const refusal = sending.error ? readRefusal(sending.error) : undefined;
  const problems = {
    ...(quote?.refusal && problemsOfCode(quote.refusal.code)),
    ...(isTried && findProblems(typed)),
    ...(refusal?.kind === 'fields' && refusal.problems),
  };
  return {
    typed,
    quote,
    price: priceSlip(typed.lines, { dishes, groups }, quote),
    problems,
    sending,
    refusal,
    sent,
    setSent,
    change: (to: Partial<TypedOrder>) => {
      change(to);
      sending.reset();
    },
    /** Whether it was sent: what is missing is shown instead. */
    send: (overrules: readonly Overrulable[] = []): boolean => {
      setTried(true);
      if (Object.keys(findProblems(typed)).length > 0) return false;
      sending.mutate({ what: SLIP, body: orderBody(typed, overrules) });
      return true;
    },
  };
}

/** Staff take an order: at a table, on the phone, at the counter. */
export function WaiterScreen({ pub, drawPlace }: Props) {
  const { t, language } = useText();
  const isWide = useMediaQuery(WIDE);
  const taking = useTaking(pub);
  const { typed, price, problems, sending, refusal, sent, change } = taking;
  const offers = useOffers(pub);
  const slip = usePopup<true>();
  const whomRef = useRef<HTMLDivElement>(null);
  const [first] = offers.payments;
  const isPaid = orderTypeTable.needsPayment[typed.orderType];
  const { payment } = typed;
  const isOffered = offers.payments.some((one) => one === payment);
  const taken = isPaid && !isOffered && first ? { ...typed, payment: first } : typed;
  useEffect(() => {
    // What most guests do is chosen at first.
    if (taken !== typed) change({ payment: taken.payment });
  });
  const wrongField = () => whomRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const isFieldWrong = refusal?.kind === 'fields';
  const { close } = slip;
  useEffect(() => {
    if (isFieldWrong) close();
  }, [isFieldWrong, close]);
  const send = (overrules?: readonly Overrulable[]) => {
    if (taking.send(overrules)) return;
    slip.close();
    requestAnimationFrame(() => wrongField()?.focus());
  };
  const { lines } = typed;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const total = formatAmount(price.total, currencySymbol(pub.currency_id), language);
  const isUnanswered = refusal?.kind === 'unanswered';
  const sendLabel = t(isUnanswered ? 'orders.waiter_send_again' : 'orders.waiter_send');
  const contents = <TakenSlip typed={typed} price={price} problems={problems} onChange={change} />;
  const why = (
    <>
      <QuoteNote taking={taking} />
      {refusal && (
        <RefusedSend
          refusal={refusal}
          error={sending.error}
          lines={lines}
          isPending={sending.isPending}
          onAnyway={send}
        />
      )}
    </>
  );
  const button = (
    <Button
      size="large"
      fullWidth
      isPending={sending.isPending}
      disabled={lines.length === 0}
      onClick={() => send()}
    >
      {sendLabel} · {total}
    </Button>
  );
  const place = t(placeTexts[typed.orderType], { table: typed.table || '…' });
  const done = (
    <div aria-live="polite">
      {sent && (
        <SentBar
          key={`${sent.order.id} ${sent.order.revision}`}
          sent={sent}
          onEnd={() => taking.setSent(undefined)}
        />
      )}
    </div>
  );
  return (
    <Page isDense maxWidth={1400}>
      <BarPath parts={[pub.name, t('orders.waiter')]} />
      <h1 className="visually-hidden">{t('orders.waiter')}</h1>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <div ref={whomRef}>
            <ForWhom
              typed={typed}
              tables={pub.tables}
              types={offers.types}
              payments={offers.payments}
              problems={problems}
              onChange={change}
              drawPlace={drawPlace}
              onRound={(round) => taking.setSent({ ...round, canUndo: true })}
            />
          </div>
          <DishFinder lines={lines} onAdd={(line) => change({ lines: withLine(lines, line) })} />
        </div>
        {isWide && (
          <aside aria-label={t('orders.waiter_slip')} className={styles['side']}>
            {done}
            <Slip number={place} tone="orange" status={null}>
              <div className={styles['paper']}>
                {contents}
                {why}
                {lines.length > 0 && button}
              </div>
            </Slip>
          </aside>
        )}
      </div>
      {!isWide && (
        <div className={styles['foot']}>
          {done}
          {lines.length > 0 && (
            <Button size="large" fullWidth onClick={() => slip.open(true)}>
              {t('orders.waiter_slip')} ({count}) · {total}
            </Button>
          )}
        </div>
      )}
      <Popup
        isOpen={!isWide && slip.isOpen && lines.length > 0}
        onClose={slip.close}
        title={place}
        actions={button}
        problem={why}
        finalFocus={wrongField}
      >
        {contents}
      </Popup>
    </Page>
  );
}

/** What will be asked when it is sent: said while there is time to talk about it. */
function QuoteNote({
  taking: { quote, refusal, typed },
}: {
  readonly taking: ReturnType<typeof useTaking>;
}) {
  const ruleWords = useRuleWords();
  const told = quote?.refusal;
  if (!told || refusal || !isOverrulable(told.code)) return null;
  return <p className={styles['told']}>{ruleWords(told.code, told.facts, typed.lines)}</p>;
}

/** Of which types staff take orders, and how deliveries are paid: a delivery needs zones and a payment. */
function useOffers(pub: Pub) {
  const hasZones = offersDelivery({
    isAvailable: pub.shipping.available,
    lat: pub.lat,
    lng: pub.lng,
  });
  const payments = usePayments(hasZones);
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
