import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './order-desk.module.css';
import type { OrderFilter } from './order-filter.ts';
import { usePubOrders } from './pub-orders-context.ts';

/** So many finished orders come with the live list; fewer means that these are all. */
const LIVE_FINISHED = 100;

type Props = {
  readonly filter: OrderFilter;
  /** The oldest one on the screen. */
  readonly before: number | undefined;
};

/** Brings finished orders from before the live list, a page at a time. */
export function EarlierOrders({ filter, before }: Props) {
  const { t } = useText();
  const { pub, counts, keepOrder } = usePubOrders();
  const earlier = useMutation({
    mutationFn: (status: 'completed' | 'canceled') =>
      call('GET /api/company/:companyID/pubs/:pubID/orders', {
        params: { companyID: pub.company_id, pubID: pub.id },
        query: { status, ...(before === undefined ? {} : { before }) },
      }),
    onSuccess: ({ orders }) => {
      for (const order of orders) keepOrder(order);
    },
  });
  if (filter !== 'completed' && filter !== 'canceled') return null;
  const isAll = counts.completed + counts.canceled < LIVE_FINISHED || earlier.data?.next === null;
  if (isAll) return null;
  return (
    <div className={styles['earlier']}>
      <Button
        variant="quiet"
        isPending={earlier.isPending}
        onClick={() => {
          earlier.mutate(filter);
        }}
      >
        {t('orders.show_earlier')}
      </Button>
    </div>
  );
}
