import type { Order } from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import { CalendarClock } from 'lucide-react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatDayTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import styles from './promise.module.css';

const MINUTE_MS = 60_000;

/** Writes a time near now on the pub's clock, with its weekday on another day than today. */
export function useDayTime(): (moment: string) => string {
  const { language } = useText();
  const { time_zone: timeZone } = usePubOrders().pub;
  const now = new Date(useNow(MINUTE_MS));
  return (moment) => formatDayTime(moment, { language, timeZone, now });
}

type Props = { readonly order: Order };

/** For when an order for later is, large; nothing of one for now. */
export function ForTime({ order: { wanted_from: wanted } }: Props) {
  const { t } = useText();
  const timeOf = useDayTime();
  if (wanted === undefined) return null;
  return (
    <span className={styles['forTime']}>
      <CalendarClock />
      <b>{t('orders.for_time', { time: timeOf(wanted) })}</b>
    </span>
  );
}

/** When the kitchen begins with an order that waits for its time. */
export function BeginsAt({
  order,
  className,
}: Props & { readonly className?: string | undefined }) {
  const { t } = useText();
  const timeOf = useDayTime();
  if (!isAhead(order) || order.cook_at === undefined) return null;
  return <p className={className}>{t('orders.begins_at', { time: timeOf(order.cook_at) })}</p>;
}
