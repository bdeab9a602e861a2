import type { Order } from '@comanda/contract/orders';
import { PackageCheck } from 'lucide-react';
import { memo, useState, type Ref } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { RehearsalBadge } from '../../../product/rehearsal/rehearsal-badge.tsx';
import { ChangeLine } from '../../../product/slip/change-line.tsx';
import { NewMark, Slip } from '../../../product/slip/slip.tsx';
import type { OrderFilter } from '../live/order-filter.ts';
import { AvoidsNote } from './avoids-note.tsx';
import { CompactMeta, SlipLead, UnfoldButton } from './compact-parts.tsx';
import { MissingNote } from './missing-note.tsx';
import { PaidBadge } from './paid-badge.tsx';
import { SlipDishes, SlipSum } from './slip-dishes.tsx';
import { SlipPlace } from './slip-place.tsx';
import { LockedHandover, SilentCourier } from './courier-lines.tsx';
import { SlipUndo } from './slip-undo.tsx';
import styles from './slip-parts.module.css';
import { StepButton, NewStatus } from './step-button.tsx';
import type { SlipSteps } from './use-steps.ts';
import { ForTime } from '../promise/for-time.tsx';
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
  /** Low, with a button that unfolds it in its place. */
  readonly isCompact: boolean;
  readonly steps: SlipSteps;
  /** A status change is waiting for its response. */
  readonly isPending: boolean;
  /** The status has already changed: the slip is only held until the touch ends. */
  readonly isLeaving: boolean;
};

/** One order on the rail; memoized, so that only a changed order is rendered again. */
export const OrderSlip = memo(function OrderSlip(props: Props) {
  const { order, timeZone, isNew, column, to, linkRef, steps, isPending, isLeaving } = props;
  const { t } = useText();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isCompact = props.isCompact && !isUnfolded;
  // A badge added before the slip leaves would move the slips below it.
  const isOfColumn = isLeaving || order.status === column;
  const badges = (
    <>
      {isNew && isCompact && <NewMark label={t('orders.new')} />}
      <RehearsalBadge order={order} />
      <PaidBadge order={order} />
      {!isOfColumn && <StatusBadge status={order.status} />}
      {order.status === 'preparing' && order.prepared && (
        <Badge tone="green" icon={<PackageCheck />}>
          {t('orders.prepared')}
        </Badge>
      )}
    </>
  );
  const promise = (
    <PromiseLine
      order={order}
      isPending={isPending}
      isCompact={isCompact}
      onMove={(isByKey) => {
        steps.askTime(order, isByKey);
      }}
    />
  );
  return (
    <Slip
      number={`#${order.number}`}
      tone={statusTones[order.status]}
      isCompact={isCompact}
      lead={isCompact && <SlipLead order={order} />}
      status={!isCompact && badges}
      age={<OrderAge order={order} timeZone={timeZone} />}
      newLabel={isNew ? t('orders.new') : undefined}
      control={
        props.isCompact && (
          <UnfoldButton order={order} isUnfolded={isUnfolded} onTurn={setIsUnfolded} />
        )
      }
      footer={
        <>
          <SlipUndo orderID={order.id}>
            {isCompact ? promise : <SlipSum order={order} timeZone={timeZone} />}
          </SlipUndo>
          {isLeaving ? (
            <NewStatus status={order.status} />
          ) : (
            <StepButton order={order} steps={steps} isPending={isPending} isCompact={isCompact} />
          )}
        </>
      }
      to={to}
      {...(linkRef ? { linkRef } : {})}
    >
      <ForTime order={order} />
      {isCompact ? (
        <CompactMeta order={order} timeZone={timeZone} badges={badges} />
      ) : (
        <SlipPlace order={order} />
      )}
      <SilentCourier warned={order.courier_info.warned} timeZone={timeZone} />
      <LockedHandover order={order} />
      <MissingNote order={order} className={styles['avoids']} />
      <AvoidsNote order={order} className={styles['avoids']} />
      {order.comments !== '' && (
        <p className={classNames(styles['comment'], isCompact && styles['brief'])}>
          {order.comments}
        </p>
      )}
      <SlipDishes order={order} isCompact={isCompact} />
      {!isCompact && <ChangeLine order={order} className={styles['change']} />}
      {!isCompact && promise}
    </Slip>
  );
});
