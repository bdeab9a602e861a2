import type { Order } from '@comanda/contract/orders';
import { Bike, Phone } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { initialChoice, stateOf } from '../desk/use-desk-choice.ts';
import styles from './slip-parts.module.css';

/** Where the order goes: the table, with a link to all of its orders; or the guest, the address and the phone. */
export function SlipPlace({ order }: { readonly order: Order }) {
  const { t } = useText();
  const { table_for_in_place_order: table } = order;
  if (order.order_type === 'in_place') {
    return (
      <p className={styles['place']}>
        <Link
          to={`/admin/pub/${order.pub_id}/orders`}
          state={stateOf({ ...initialChoice, table })}
          className={styles['table']}
          aria-label={t('orders.table_all', { table })}
        >
          {t('orders.table', { table })}
        </Link>
        {order.client_name !== '' && <span className={styles['soft']}>{order.client_name}</span>}
      </p>
    );
  }
  return (
    <div className={styles['door']}>
      <p className={styles['words']}>
        <b>{order.client_name || t('accounts.deleted_client')}</b>
        <span className={styles['soft']}>
          <Bike aria-hidden="true" />
          <span>{order.full_address || order.town || t('orders.delivery')}</span>
        </span>
      </p>
      {order.main_phone_number !== '' && (
        <a
          href={`tel:${order.main_phone_number}`}
          className={styles['call']}
          aria-label={t('orders.call', { phone: formatPhone(order.main_phone_number) })}
        >
          <Phone aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
