import { isFinalStatus, type FinishedStatus } from '@comanda/domain/orders';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './order-desk.module.css';
import type { OrderFilter } from '../live/order-filter.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

/** Loads finished orders that are older than the live list, a page at a time. */
export function EarlierOrders({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useText();
  const { pub, storeOrder, pages, turnPage } = usePubOrders();
  const earlier = useMutation({
    mutationFn: ({ status, before }: { status: FinishedStatus; before: number }) =>
      call('GET /api/company/:companyID/pubs/:pubID/orders', {
        params: { companyID: pub.company_id, pubID: pub.id },
        query: { status, before },
      }),
    onSuccess: ({ orders, next }, { status }) => {
      for (const order of orders) storeOrder(order);
      turnPage(status, next);
    },
  });
  if (filter === 'all' || !isFinalStatus(filter)) return null;
  const before = pages[filter];
  if (before === null) return null;
  return (
    <div className={styles['earlier']}>
      <Button
        variant="quiet"
        isPending={earlier.isPending}
        onClick={() => {
          earlier.mutate({ status: filter, before });
        }}
      >
        {t('orders.show_earlier')}
      </Button>
    </div>
  );
}
