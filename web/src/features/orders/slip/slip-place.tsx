import { placeTexts, typeTexts, type Order } from '@comanda/contract/orders';
import { orderTypeTable } from '@comanda/domain/orders';
import { Phone } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { initialChoice, stateOf } from '../live/use-desk-choice.ts';
import { classNames } from '../../../ui/class-names.ts';
import { orderTypeIcons } from '../../../product/slip/order-type-icons.ts';
import styles from './slip-parts.module.css';

/** The table of an order, as a link to all of its open orders. */
export function TableLink({ order }: { readonly order: Order }) {
  const { t } = useText();
  const { table_for_in_place_order: table } = order;
  return (
    <Link
      to={`/admin/pub/${order.pub_id}/orders`}
      state={stateOf({ ...initialChoice, table })}
      className={styles['table']}
      aria-label={t('orders.table_all', { table })}
    >
      {t(placeTexts[order.order_type], { table })}
    </Link>
  );
}

/** To which address an order goes, or by which type. */
export const addressOf = (order: Order, t: Translate): string =>
  order.full_address || order.town || t(typeTexts[order.order_type]);

/** Whether its guest collects it: its type is the sign that for other orders a table or an address is. */
export const isCollected = ({ order_type: type }: Order): boolean =>
  orderTypeTable.stepWhenReady[type] === 'give_out';

/** Says that staff have taken the order: questions about it go to a waiter, not to the guest. */
function TakenByStaff({ order }: { readonly order: Order }) {
  const { t } = useText();
  if (order.source !== 'staff') return null;
  return <span className={styles['soft']}>{t('orders.taken_by_staff')}</span>;
}

/** Where the order goes: the table, with a link to all of its orders; or the guest, the address and the phone. */
export function SlipPlace({ order }: { readonly order: Order }) {
  const { t } = useText();
  if (orderTypeTable.needsTable[order.order_type]) {
    return (
      <p className={styles['place']}>
        <TableLink order={order} />
        {order.client_name !== '' && <span className={styles['soft']}>{order.client_name}</span>}
        <TakenByStaff order={order} />
      </p>
    );
  }
  const TypeIcon = orderTypeIcons[order.order_type];
  return (
    <div className={styles['door']}>
      <p className={styles['words']}>
        <b>{order.client_name || t('accounts.deleted_client')}</b>
        <span className={classNames(styles['soft'], isCollected(order) && styles['sign'])}>
          <TypeIcon />
          <span>{addressOf(order, t)}</span>
        </span>
        <TakenByStaff order={order} />
      </p>
      {order.main_phone_number !== '' && (
        <a
          href={`tel:${order.main_phone_number}`}
          className={styles['call']}
          aria-label={t('orders.call', { phone: formatPhone(order.main_phone_number) })}
        >
          <Phone />
        </a>
      )}
    </div>
  );
}
