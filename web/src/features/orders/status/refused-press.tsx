import type { Order } from '@comanda/contract/orders';
import { countsAs } from '@comanda/domain/orders';
import { TriangleAlert, X } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import styles from './refused-press.module.css';
import type { Refused } from './read-refusal.ts';

type Props = {
  readonly order: Order;
  readonly refused: Refused;
  readonly isPending: boolean;
  readonly onAnyway: () => void;
  readonly onClose: () => void;
};

/** Shows next to the pressed button what another user has set, and offers the same press again. */
export function RefusedPress({ order, refused, isPending, onAnyway, onClose }: Props) {
  const { t } = useText();
  const author = useAuthor(order, refused);
  const { requested } = refused;
  return (
    <div role="alert" className={styles['refused']}>
      <TriangleAlert aria-hidden="true" />
      <p>
        <b>{t('orders.set_meanwhile', { status: t(`orders.status_${order.status}`) })}</b> {author}
      </p>
      <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
      {countsAs(order.status) !== requested && (
        <Button variant="quiet" isPending={isPending} onClick={onAnyway}>
          {t('orders.set_anyway', { status: t(`orders.status_${requested}`) })}
        </Button>
      )}
    </div>
  );
}

/** The author and time of the conflicting status; unknown when the order has changed again since. */
function useAuthor(order: Order, { status, by, at }: Refused): string {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  if (status !== order.status) return '';
  const name = by === 'courier' ? order.courier_info.courier_name : '';
  return [
    by === undefined ? '' : [t(`orders.by_${by}`), name].filter(Boolean).join(' '),
    at === undefined ? '' : formatTime(at, language, pub.time_zone),
  ]
    .filter(Boolean)
    .join(', ');
}
