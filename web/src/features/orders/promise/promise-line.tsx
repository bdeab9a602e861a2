import type { Order } from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { promisedUntilMs } from './promised-order.ts';
import { TimeLeft } from './order-times.tsx';

type Props = {
  readonly order: Order;
  readonly isPending: boolean;
  /** The time alone is seen. */
  readonly isCompact: boolean;
  readonly onMove: (isByKey: boolean) => void;
};

/** By when an order is promised and how many minutes are left; marked when it is late. */
export function PromiseLine({ order, isPending, isCompact, onMove }: Props) {
  const { t } = useText();
  const untilMs = promisedUntilMs(order);
  // One for later has its own time, and more minutes left than anybody counts.
  if (untilMs === undefined || isAhead(order)) return null;
  return (
    <PromisedTime untilMs={untilMs} status={order.status} isCompact={isCompact}>
      {order.status === 'preparing' && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          title={t('orders.move_promise')}
          icon={<ChevronDown />}
          isPending={isPending}
          onClick={({ detail }) => {
            onMove(detail === 0);
          }}
        >
          <span className="visually-hidden">
            {t('orders.move_promise')} #{order.number}
          </span>
        </Button>
      )}
    </PromisedTime>
  );
}

type TimeProps = Pick<Order, 'status'> & {
  readonly isCompact: boolean;
  readonly untilMs: number;
  readonly children: ReactNode;
};

function PromisedTime({ untilMs, status, isCompact, children }: TimeProps) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const key = status === 'at_courier' ? 'orders.with_guest_by' : 'orders.ready_by';
  const time = formatTime(untilMs, language, pub.time_zone);
  const words = t(key, { time });
  return (
    <TimeLeft
      untilMs={untilMs}
      isCompact={isCompact}
      label={
        <b>
          {isCompact && <span aria-hidden="true">{time}</span>}
          <span className={isCompact ? 'visually-hidden' : undefined}>{words}</span>
        </b>
      }
    >
      {children}
    </TimeLeft>
  );
}
