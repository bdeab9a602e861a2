import type { Order } from '@comanda/contract/orders';
import type { Payment } from '@comanda/contract/payments';
import { toAmount, toMinor } from '@comanda/domain/money';
import { currencySymbol } from '@comanda/domain/pubs';
import { isOpenRequest } from '@comanda/domain/payments';
import { Ban, Banknote, QrCode } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AmountList } from '../../../ui/amounts/amount-list.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { takesMia, useMiaRequest } from './mia-api.ts';
import { PaymentPopup } from './payment-popup.tsx';
import { openAmountOf, usePayments } from './payments-api.ts';
import styles from './payments.module.css';
import { VoidPopup } from './void-popup.tsx';

// Most payments are in cash or by card.
const MiaPopup = lazy(async () => ({ default: (await import('./mia-popup.tsx')).MiaPopup }));

/** What guests have paid of the order, what is open, and the way to record more. */
export function OrderPayments({ order }: { readonly order: Order }) {
  const { t, language } = useText();
  const taking = usePopup<true>();
  const voiding = usePopup<Payment>();
  const code = usePopup<true>();
  const { pub } = usePubOrders();
  const byMia = takesMia(pub, order);
  const { data: request } = useMiaRequest(order, byMia);
  const loaded = usePayments(order, order.paid !== undefined);
  const payments = loaded.data ?? [];
  const open = openAmountOf(order);
  if (order.is_rehearsal) return null;
  return (
    <section className={styles['payments']} aria-label={t('payments.title')}>
      {loaded.isError && (
        <FailedState
          message={t('payments.not_loaded')}
          isRetrying={loaded.isFetching}
          onRetry={() => void loaded.refetch()}
        />
      )}
      {payments.length > 0 && (
        <ul className={styles['list']}>
          {payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              order={order}
              payment={payment}
              onVoid={() => voiding.open(payment)}
            />
          ))}
        </ul>
      )}
      {order.paid !== undefined && <OpenSum order={order} />}
      {request && isOpenRequest[request.state] && (
        <p className={styles['request']}>
          {t('payments.mia_waits', {
            amount: formatAmount(request.amount, currencySymbol(order.currency_id), language),
          })}
          <Button variant="quiet" icon={<QrCode />} onClick={() => code.open(true)}>
            {t('payments.mia_show')}
          </Button>
        </p>
      )}
      {open > 0 && order.status !== 'canceled' && (
        <Button variant="quiet" icon={<Banknote />} onClick={() => taking.open(true)}>
          {t('payments.take')}
        </Button>
      )}
      <PaymentPopup
        key={`take ${taking.openCount}`}
        order={order}
        isOpen={taking.isOpen}
        onClose={taking.close}
        onCode={
          byMia
            ? () => {
                taking.close();
                code.open(true);
              }
            : undefined
        }
      />
      {code.openCount > 0 && (
        <Suspense>
          <MiaPopup
            key={`code ${code.openCount}`}
            order={order}
            isOpen={code.isOpen}
            onClose={code.close}
          />
        </Suspense>
      )}
      {voiding.subject && (
        <VoidPopup
          key={`void ${voiding.openCount}`}
          order={order}
          payment={voiding.subject}
          isOpen={voiding.isOpen}
          onClose={voiding.close}
        />
      )}
    </section>
  );
}

/** Of an order that is paid in part: paid, and what is left or was too much. */
function OpenSum({ order }: { readonly order: Order }) {
  const { t } = useText();
  const open = order.status === 'canceled' ? -(order.paid ?? 0) : openAmountOf(order);
  const rest = {
    label: t(open < 0 ? 'payments.give_back' : 'payments.open'),
    value: Math.abs(open),
    isTotal: true,
  };
  return (
    <AmountList
      lines={[{ label: t('payments.paid'), value: order.paid ?? 0 }, ...(open === 0 ? [] : [rest])]}
      symbol={currencySymbol(order.currency_id)}
    />
  );
}

type RowProps = {
  readonly order: Order;
  readonly payment: Payment;
  readonly onVoid: () => void;
};

/** One payment in a line: `18:42 Cash 100 Lei · tip 10 Lei · given 200 Lei, change 90 Lei`. */
function PaymentRow({ order, payment, onVoid }: RowProps) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const { amount, tip, given, voided, method, at, request_state: state } = payment;
  const sum = (value: number) => formatAmount(value, currencySymbol(order.currency_id), language);
  const name = `${t(`payments.method_${method}`)} ${sum(amount)}`;
  const change =
    given === undefined ? 0 : toAmount(toMinor(given) - toMinor(amount) - toMinor(tip));
  const details = [
    tip > 0 && t('payments.with_tip', { amount: sum(tip) }),
    given !== undefined && t('payments.with_change', { given: sum(given), change: sum(change) }),
    !voided && state === 'refunding' && t('payments.mia_refunding'),
    !voided && state === 'refund_refused' && t('payments.mia_refund_refused'),
    voided &&
      `${t('payments.voided')} ${formatTime(voided.at, language, pub.time_zone)}: ${
        voided.text || t(`payments.void_${voided.reason}`)
      }`,
  ].filter((part) => typeof part === 'string');
  return (
    <li data-voided={voided !== undefined}>
      <time dateTime={at}>{formatTime(at, language, pub.time_zone)}</time>
      <p>
        {voided ? <s>{name}</s> : <b>{name}</b>}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </p>
      {!voided && state !== 'refunding' && (
        <IconButton
          label={t('payments.void_named', { payment: name })}
          icon={<Ban />}
          onClick={onVoid}
        />
      )}
    </li>
  );
}
