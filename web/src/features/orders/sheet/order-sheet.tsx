import {
  placeTexts,
  typeTexts,
  type Order,
  type OrderHistoryEntry,
} from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import { orderTypeTable } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { HandPlatter, Languages } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AmountList } from '../../../ui/amounts/amount-list.tsx';
import { RehearsalBadge } from '../../../product/rehearsal/rehearsal-badge.tsx';
import { orderTypeIcons } from '../../../product/slip/order-type-icons.ts';
import { SingleSheet } from '../../../product/slip/rail.tsx';
import { CourierBlock } from '../courier/courier-block.tsx';
import { hasCourierBlock } from '../courier/courier-search.ts';
import { DeliveryPrice } from '../editing/delivery-price.tsx';
import { OrderDishes } from './order-dishes.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderPlace } from './order-place.tsx';
import styles from './order-sheet.module.css';
import { PreparedToggle } from './prepared-toggle.tsx';
import { HandoverCode } from './handover-code.tsx';
import { hasSheetPromise, SheetPromise } from './sheet-promise.tsx';
import { priceLines } from './price-lines.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { ForTime } from '../promise/for-time.tsx';
import { OrderAge } from '../promise/order-times.tsx';
import type { StatusPresses } from '../status/use-press-status.ts';
import { Reductions } from '../reductions/reductions.tsx';
import { OrderPayments } from '../payments/order-payments.tsx';
import { PrintButtons } from '../tickets/print-buttons.tsx';
import { AvoidsNote } from '../slip/avoids-note.tsx';
import { MissingNote } from '../slip/missing-note.tsx';
import { StatusBadge } from '../status/status-look.tsx';
import { CancelReasonNote } from '../status/cancel-reason.tsx';
import { factsOf, type Language } from '@comanda/contract/texts';

// Most orders are read before they are paid.
const OrderReceipt = lazy(async () => ({
  default: (await import('../receipts/order-receipt.tsx')).OrderReceipt,
}));

type Props = {
  readonly order: Order;
  readonly history: readonly OrderHistoryEntry[] | undefined;
  readonly presses: StatusPresses;
  /** What the pub's printers have printed of it. */
  readonly tickets: ReactNode;
};

/** The opened order: phone, address, what the guest avoids and the comment come first. */
export function OrderSheet({ order, history, presses, tickets }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  return (
    <SingleSheet>
      <SheetHead order={order} />
      <ForTime order={order} />
      <CancelReasonNote order={order} />
      {orderTypeTable.needsContacts[order.order_type] && <OrderPlace order={order} />}
      <MissingNote order={order} className={styles['avoids']} />
      <AvoidsNote order={order} className={styles['avoids']} />
      {order.comments !== '' && (
        <section className={styles['comments']}>
          <h2 className="visually-hidden">{t('orders.comments')}</h2>
          <p>{order.comments}</p>
        </section>
      )}
      {(hasCourierBlock(order) || hasSheetPromise(order) || order.handover) && (
        <div className={styles['work']}>
          {hasSheetPromise(order) && <SheetPromise order={order} presses={presses} />}
          {hasCourierBlock(order) && <CourierBlock order={order} timeZone={pub.time_zone} />}
          <HandoverCode order={order} />
          {order.status === 'preparing' && !isAhead(order) && <PreparedToggle order={order} />}
        </div>
      )}
      <section className={styles['section']}>
        <div className={styles['printable']}>
          <h2>{t('orders.dishes')}</h2>
          <PrintButtons order={order} />
        </div>
        {tickets}
        <OrderDishes order={order} />
      </section>
      <section className={styles['section']} aria-label={t('orders.total')}>
        <div className={styles['sums']}>
          <AmountList
            lines={priceLines(order, { t, language })}
            symbol={currencySymbol(order.currency_id)}
          />
          <DeliveryPrice order={order} />
          <Reductions order={order} />
        </div>
        <OrderPayments order={order} />
        {!order.is_rehearsal && (order.paid !== undefined || pub.has_till) && (
          <Suspense>
            <OrderReceipt order={order} />
          </Suspense>
        )}
      </section>
      <section className={styles['section']}>
        <h2>{t('orders.history')}</h2>
        <OrderHistory
          history={history}
          isOfStaff={order.source === 'staff'}
          currencyID={order.currency_id}
        />
      </section>
    </SingleSheet>
  );
}

function SheetHead({ order }: { readonly order: Order }) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const TypeIcon = orderTypeIcons[order.order_type];
  const { guest_language: guestLanguage } = order;
  // Staff who call the guest or go to the table need to know which language to speak.
  const readsOther = guestLanguage !== undefined && guestLanguage !== pub.working_language;
  return (
    <header className={styles['head']}>
      <div className={styles['numberLine']}>
        <h1
          className={styles['number']}
          aria-label={t('orders.order_number', { number: order.number })}
        >
          #{order.number}
        </h1>
        <StatusBadge status={order.status} />
        <RehearsalBadge order={order} />
        <span className={styles['age']}>
          <OrderAge order={order} timeZone={pub.time_zone} />
        </span>
      </div>
      <p className={styles['who']}>
        {orderTypeTable.needsTable[order.order_type] ? (
          <>
            <b>{t(placeTexts[order.order_type], { table: order.table_for_in_place_order })}</b>
            {order.client_name !== '' && <span>{order.client_name}</span>}
          </>
        ) : (
          <b>{order.client_name || t('accounts.deleted_client')}</b>
        )}
      </p>
      <p className={styles['facts']}>
        <span>
          <TypeIcon />
          {t(typeTexts[order.order_type])}
        </span>
        <time dateTime={order.created_time}>
          {formatDateTime(order.created_time, language, pub.time_zone)}
        </time>
        {order.source === 'staff' && (
          <span>
            <HandPlatter />
            {t('orders.taken_by_staff')}
          </span>
        )}
        {readsOther && (
          <span>
            <Languages />
            {t('orders.guest_language', { language: formatLanguage(guestLanguage, language) })}
          </span>
        )}
      </p>
    </header>
  );
}

/** The name of a language in a language: `rusă`. */
function formatLanguage(named: Language, language: Language): string {
  const names = new Intl.DisplayNames(factsOf(language).locale, { type: 'language' });
  return names.of(named) ?? named;
}
