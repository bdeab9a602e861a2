import type { AdminOrder } from '@comanda/contract/administration';
import { placeTexts, typeTexts } from '@comanda/contract/orders';
import { orderTypeTable } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { RehearsalBadge } from '../../../product/rehearsal/rehearsal-badge.tsx';
import { orderTypeIcons } from '../../../product/slip/order-type-icons.ts';
import { Slip, type SlipProps } from '../../../product/slip/slip.tsx';
import styles from './platform-slip.module.css';
import { OrderAge, TimeLeft } from '../promise/order-times.tsx';
import { promisedUntilMs } from '../promise/promised-order.ts';
import { StatusBadge, statusTones } from '../status/status-look.tsx';

type Props = {
  readonly order: AdminOrder;
  readonly entering: NonNullable<SlipProps['press']>;
};

/** One order of any pub on the platform's screen; a press enters the pub. */
export function PlatformSlip({ order, entering }: Props) {
  const { t } = useText();
  // Relative only: pubs of several time zones are on one screen.
  const untilMs = promisedUntilMs(order);
  const TypeIcon = orderTypeIcons[order.order_type];
  return (
    <Slip
      number={`#${order.id}`}
      tone={statusTones[order.status]}
      status={
        entering.isPending ? (
          <Badge tone="grey">{t('administration.entering')}</Badge>
        ) : (
          <>
            <RehearsalBadge order={order} />
            <StatusBadge status={order.status} />
          </>
        )
      }
      age={<OrderAge order={order} />}
      title={order.pub_name}
      footer={
        <>
          <span className={styles['type']}>
            <TypeIcon />
            {t(typeTexts[order.order_type])}
          </span>
          <Amount value={order.client_total} symbol={currencySymbol(order.currency_id)} />
        </>
      }
      press={entering}
    >
      <p className={styles['type']}>
        {/* What its guest and its pub call it; the large one is of all pubs. */}
        <b>{t('orders.order_number', { number: order.number })}</b>
        <span>
          {orderTypeTable.needsTable[order.order_type]
            ? t(placeTexts[order.order_type], { table: order.table_for_in_place_order })
            : order.client_name}
        </span>
      </p>
      {untilMs !== undefined && <TimeLeft untilMs={untilMs} />}
    </Slip>
  );
}
