import type { Order } from '@comanda/contract/orders';
import { useMemo } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useMediaQuery } from '../../lib/media/use-media-query.ts';
import { useWakeLock } from '../../lib/media/use-wake-lock.ts';
import { showSuccess } from '../../lib/toasts/toasts.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Pills } from '../../ui/pills/pills.tsx';
import { Rail } from '../../ui/slip/rail.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import { useSetStatus } from './api.ts';
import { DeskKeys } from './desk-keys.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { NoOrders } from './no-orders.tsx';
import styles from './order-desk.module.css';
import {
  activeColumns,
  deskStatus,
  orderFilters,
  passesFilter,
  type DeskStatus,
  type OrderFilter,
} from './order-filter.ts';
import { OrderSlip } from './order-slip.tsx';
import { usePubOrders } from './pub-orders-context.ts';
import { statusTones } from './status-look.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useOrderFilter } from './use-order-filter.ts';

const WIDE = '(min-width: 1000px)';

type Column = { readonly filter: OrderFilter; readonly orders: readonly Order[] };

/** What hangs where: three columns of active orders on a wide screen, else one list. */
function columnsOf(orders: readonly Order[], filter: OrderFilter, isWide: boolean): Column[] {
  const shown = orders.filter((order) => passesFilter(order, filter));
  if (!isWide || filter !== 'all') return [{ filter, orders: shown }];
  return activeColumns.map((status) => ({
    filter: status,
    orders: shown.filter((order) => deskStatus(order.status) === status),
  }));
}

/** The rail over the pass: every order that somebody has to do something about. */
export function OrderDesk() {
  const { t } = useText();
  const { pub, orders, counts, isLoaded } = usePubOrders();
  const [filter, chooseFilter] = useOrderFilter();
  const isWide = useMediaQuery(WIDE);
  useWakeLock();
  const title = `${t('orders.orders')} · ${pub.name}`;
  return (
    <Page>
      <BarPath
        parts={[pub.name, t('orders.orders_path')]}
        title={counts.active > 0 ? `(${counts.active}) ${title}` : title}
      />
      <header className={styles['head']}>
        <h1>
          {t('orders.orders')}{' '}
          <small>{isLoaded ? t('orders.active_count', { count: counts.active }) : '…'}</small>
        </h1>
        <Pills
          label={t('orders.filter')}
          value={filter}
          onChange={chooseFilter}
          pills={orderFilters.map((value) => ({
            value,
            label: t(`orders.filter_${value}`),
            count: isLoaded ? countOf(value, counts) : undefined,
            ...(value === 'all' ? {} : { tone: statusTones[value] }),
          }))}
        />
      </header>
      {isLoaded ? (
        <Slips
          columns={columnsOf(orders, filter, isWide)}
          filter={filter}
          showAll={() => {
            chooseFilter('all');
          }}
        />
      ) : (
        <DeskSkeleton isWide={isWide} />
      )}
      {isWide && <DeskKeys />}
    </Page>
  );
}

/** Finished ones are counted only as far as they are loaded: their number would say nothing. */
function countOf(
  filter: OrderFilter,
  counts: ReturnType<typeof usePubOrders>['counts'],
): number | undefined {
  if (filter === 'all') return counts.active;
  return filter === 'completed' || filter === 'canceled' ? undefined : counts[filter];
}

type SlipsProps = {
  readonly columns: readonly Column[];
  readonly filter: OrderFilter;
  readonly showAll: () => void;
};

function Slips({ columns, filter, showAll }: SlipsProps) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const status = useSetStatus();
  const grid = useMemo(() => columns.map(({ orders }) => orders.map(({ id }) => id)), [columns]);
  const setStatus = (orderID: number, to: DeskStatus) => {
    status.mutate(
      { orderID, status: to },
      {
        onSuccess: ({ order }) => {
          const words = { number: `#${order.id}`, status: t(`orders.status_${order.status}`) };
          showSuccess(t('orders.set_to', words));
        },
      },
    );
  };
  const { deskRef, linkRef } = useDeskKeys({ grid, setStatus });
  const isEmpty = columns.every(({ orders }) => orders.length === 0);
  if (isEmpty) {
    return (
      <>
        <NoOrders filter={filter} showAll={showAll} />
        <EarlierOrders filter={filter} before={undefined} />
      </>
    );
  }
  return (
    <div ref={deskRef} className={columns.length > 1 ? styles['columns'] : undefined}>
      {columns.map((column) => (
        <Rail
          key={column.filter}
          title={t(`orders.filter_${column.filter}`)}
          count={column.orders.length}
          tone={column.filter === 'all' ? undefined : statusTones[column.filter]}
          isWide={columns.length === 1}
          empty={t('orders.column_empty')}
        >
          {column.orders.map((order) => (
            <OrderSlip
              key={order.id}
              order={order}
              to={`/admin/pub/${pub.id}/order/${order.id}`}
              linkRef={linkRef(order.id)}
            />
          ))}
        </Rail>
      ))}
      {columns.length === 1 && (
        <EarlierOrders filter={filter} before={columns[0]?.orders.at(-1)?.id} />
      )}
    </div>
  );
}
