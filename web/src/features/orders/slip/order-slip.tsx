import type { Order } from '@comanda/contract/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { PackageCheck } from 'lucide-react';
import { memo, type Ref } from 'react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { LineNote } from '../../../product/order-lines/line-options.tsx';
import { optionsText } from '../../../lib/options/options-text.ts';
import { RehearsalBadge } from '../../../product/rehearsal/rehearsal-badge.tsx';
import { Slip } from '../../../product/slip/slip.tsx';
import type { OrderFilter } from '../live/order-filter.ts';
import { SlipPlace } from './slip-place.tsx';
import styles from './slip-parts.module.css';
import { StepButton, NewStatus } from './step-button.tsx';
import type { SlipSteps } from './use-steps.ts';
import { PromiseLine } from '../promise/promise-line.tsx';
import { OrderAge } from '../promise/order-times.tsx';
import { StatusBadge, statusTones } from '../status/status-look.tsx';

type Props = {
  readonly order: Order;
  readonly timeZone: string;
  /** Not opened yet. */
  readonly isNew: boolean;
  /** The column of the slip: its own status needs no badge. */
  readonly column: OrderFilter;
  readonly to: string;
  readonly linkRef?: Ref<HTMLAnchorElement>;
  readonly steps: SlipSteps;
  /** A status change is waiting for its response. */
  readonly isPending: boolean;
  /** The status has already changed: the slip is only held until the touch ends. */
  readonly isLeaving: boolean;
};

/** One order on the rail; memoized, so that only a changed order is rendered again. */
export const OrderSlip = memo(function OrderSlip(props: Props) {
  const { order, timeZone, isNew, column, to, linkRef, steps, isPending, isLeaving } = props;
  const { t, language } = useText();
  // A badge added before the slip leaves would move the slips below it.
  const isOfColumn = isLeaving || order.status === column;
  return (
    <Slip
      number={`#${order.id}`}
      tone={statusTones[order.status]}
      status={
        <>
          <RehearsalBadge order={order} />
          {!isOfColumn && <StatusBadge status={order.status} />}
          {order.status === 'preparing' && order.prepared && (
            <Badge tone="green" icon={<PackageCheck aria-hidden="true" />}>
              {t('orders.prepared')}
            </Badge>
          )}
        </>
      }
      age={<OrderAge order={order} />}
      newLabel={isNew ? t('orders.new') : undefined}
      footer={
        <>
          <p className={styles['sum']}>
            <Amount value={order.client_total} symbol={currencySymbol(order.currency_id)} />
            <time dateTime={order.created_time} className={styles['time']}>
              {formatTime(order.created_time, language, timeZone)}
            </time>
          </p>
          {isLeaving ? (
            <NewStatus status={order.status} />
          ) : (
            <StepButton order={order} steps={steps} isPending={isPending} />
          )}
        </>
      }
      to={to}
      {...(linkRef ? { linkRef } : {})}
    >
      <SlipPlace order={order} />
      {order.comments !== '' && <p className={styles['comment']}>{order.comments}</p>}
      <SlipDishes order={order} />
      <PromiseLine
        order={order}
        isPending={isPending}
        onMove={(isByKey) => {
          steps.askTime(order, isByKey);
        }}
      />
    </Slip>
  );
});

/** A slip lists this many kinds of dishes; the rest is a number. */
const SHOWN_DISHES = 6;

function SlipDishes({ order }: { readonly order: Order }) {
  const { t } = useText();
  const more = order.dishes.length - SHOWN_DISHES;
  return (
    <ul className={styles['dishes']}>
      {order.dishes.slice(0, SHOWN_DISHES).map((dish) => (
        <li key={dish.line_id}>
          <span className={styles['count']}>{dish.count}×</span> {dish.name}
          {dish.options && <small className={styles['options']}>{optionsText(dish.options)}</small>}
          <LineNote note={dish.note} className={styles['dishNote']} />
        </li>
      ))}
      {more > 0 && <li className={styles['more']}>{t('orders.more_dishes', { count: more })}</li>}
    </ul>
  );
}
