import type { Order } from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import { Clock } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BeginsAt } from '../promise/for-time.tsx';
import { PromiseLine } from '../promise/promise-line.tsx';
import { promisedUntilMs } from '../promise/promised-order.ts';
import type { StatusPresses } from '../status/use-press-status.ts';
import styles from './order-sheet.module.css';

type Props = {
  readonly order: Order;
  readonly presses: StatusPresses;
};

/** On the opened order: the promised time, why it moved, and a way to move it. */
export function SheetPromise({ order, presses }: Props) {
  const { t } = useText();
  if (isAhead(order)) {
    return (
      <section aria-label={t('orders.promise')} className={styles['promise']}>
        <BeginsAt order={order} />
      </section>
    );
  }
  const isPending = presses.pending !== undefined;
  const askTime = () => {
    presses.askTime(order);
  };
  if (promisedUntilMs(order) === undefined) {
    return (
      <Button
        variant="quiet"
        className={styles['timeless']}
        aria-haspopup="dialog"
        icon={<Clock />}
        isPending={isPending}
        onClick={askTime}
      >
        {t('orders.promise_time')}
      </Button>
    );
  }
  const { promise_reason: reason } = order;
  return (
    <section aria-label={t('orders.promise')} className={styles['promise']}>
      <PromiseLine order={order} isPending={isPending} isCompact={false} onMove={askTime} />
      {reason !== null && <p className={styles['why']}>{t(`orders.promise_reason_${reason}`)}</p>}
    </section>
  );
}

/** Whether the sheet has something about the promised time: not for a finished order, nor for one on its way without a time. */
export function hasSheetPromise(order: Order): boolean {
  return order.status === 'preparing' || promisedUntilMs(order) !== undefined;
}
