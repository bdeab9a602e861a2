import type { Order } from '@comanda/contract/orders';
import { Phone } from 'lucide-react';
import { formatPhone } from '../../lib/format/format-phone.ts';
import { useText, type Translate } from '../../lib/i18n/use-text.ts';
import styles from './order-sheet.module.css';

function paymentText(paymentType: string, t: Translate): string {
  return paymentType === 'cash' || paymentType === 'card_offline'
    ? t(`orders.payment_${paymentType}`)
    : t('orders.payment_not_proceeded');
}

/** Where a delivery goes, whom to call and how it is paid. */
export function OrderPlace({ order }: { readonly order: Order }) {
  const { t } = useText();
  return (
    <dl className={styles['place']}>
      {order.full_address !== '' && (
        <div className={styles['wide']}>
          <dt>{t('orders.full_address')}</dt>
          <dd>{order.full_address}</dd>
        </div>
      )}
      {order.town !== '' && (
        <div>
          <dt>{t('orders.town')}</dt>
          <dd>{order.town}</dd>
        </div>
      )}
      <div>
        <dt>{t('orders.payment')}</dt>
        <dd>{paymentText(order.payment_type, t)}</dd>
      </div>
      <PhoneLine label={t('orders.main_phone')} phone={order.main_phone_number} />
      <PhoneLine label={t('orders.second_phone')} phone={order.second_phone_number} />
    </dl>
  );
}

function PhoneLine({ label, phone }: { readonly label: string; readonly phone: string }) {
  if (phone === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a href={`tel:${phone}`} className={styles['phone']}>
          <Phone aria-hidden="true" />
          {formatPhone(phone)}
        </a>
      </dd>
    </div>
  );
}
