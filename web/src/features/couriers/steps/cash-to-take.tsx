import type { CourierOrder } from '@comanda/contract/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { Banknote, CreditCard } from 'lucide-react';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { clientTotal, paymentText } from '../area/order-amounts.ts';
import { ChangeLine } from '../../../product/slip/change-line.tsx';
import styles from './cash-to-take.module.css';

/** The cash to take from the guest, as the largest amount of its card or popup, and the change; or a note that there is none. */
export function CashToTake({ order }: { readonly order: CourierOrder }) {
  const { t, language } = useText();
  const total = clientTotal(order);
  const amount =
    total === undefined
      ? undefined
      : formatAmount(total, currencySymbol(order.currency_id), language);
  if (order.payment_type === 'cash' && total !== undefined) {
    return (
      <div className={styles['cash']}>
        <span>
          <Banknote />
          {t('couriers.take_cash')}
        </span>
        <b>{amount}</b>
        <ChangeLine order={{ ...order, client_total: total }} />
      </div>
    );
  }
  return (
    <p className={styles['noCash']}>
      <CreditCard />
      <span>
        <b>{t('couriers.take_no_cash')}</b>
        <small>
          {order.payment_type === 'card_offline' && amount !== undefined
            ? `${t('couriers.guest_pays_by_card')}: ${amount}`
            : `${t('couriers.payment')}: ${paymentText(order.payment_type, t)}`}
        </small>
      </span>
    </p>
  );
}
