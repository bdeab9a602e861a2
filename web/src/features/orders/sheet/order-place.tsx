import type { Order } from '@comanda/contract/orders';
import { isPaymentType, orderTypeTable } from '@comanda/domain/orders';
import { Phone } from 'lucide-react';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ChangeLine } from '../../../product/slip/change-line.tsx';
import styles from './order-sheet.module.css';

function paymentText(paymentType: string, t: Translate): string {
  return isPaymentType(paymentType)
    ? t(`orders.payment_${paymentType}`)
    : t('orders.payment_not_proceeded');
}

/** What the guest has given: address, phone and payment, all visible on a phone without scrolling. */
export function OrderPlace({ order }: { readonly order: Order }) {
  const { t } = useText();
  return (
    <section
      aria-label={t(
        orderTypeTable.needsAddress[order.order_type] ? 'orders.address' : 'orders.main_phone',
      )}
    >
      <dl className={styles['place']}>
        {order.full_address !== '' && (
          <div className={styles['wide']}>
            <dt className="visually-hidden">{t('orders.full_address')}</dt>
            <dd>{order.full_address}</dd>
          </div>
        )}
        <PhoneLine label={t('orders.main_phone')} phone={order.main_phone_number} />
        <PhoneLine label={t('orders.second_phone')} phone={order.second_phone_number} />
        {order.town !== '' && (
          <div>
            <dt>{t('orders.town')}</dt>
            <dd>{order.town}</dd>
          </div>
        )}
        {order.zone_name !== undefined && (
          <div>
            <dt>{t('orders.zone')}</dt>
            <dd>{order.zone_name}</dd>
          </div>
        )}
        {orderTypeTable.needsPayment[order.order_type] && (
          <div className={order.change_from === undefined ? undefined : styles['paid']}>
            <dt>{t('orders.payment')}</dt>
            <dd>
              {paymentText(order.payment_type, t)}
              <ChangeLine order={order} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function PhoneLine({ label, phone }: { readonly label: string; readonly phone: string }) {
  if (phone === '') return null;
  return (
    <div className={styles['phoneLine']}>
      <dt>{label}</dt>
      <dd>
        <a href={`tel:${phone}`} className={styles['phone']}>
          <Phone />
          {formatPhone(phone)}
        </a>
      </dd>
    </div>
  );
}
