import type { OrderHistoryEntry } from '@comanda/contract/orders';
import { formatTime } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import tones from '../../../ui/tone.module.css';
import styles from './order-sheet.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { statusTones } from '../status/status-look.ts';

type Props = {
  /** Oldest first; undefined until loaded. */
  readonly history: readonly OrderHistoryEntry[] | undefined;
};

type Words = { readonly t: Translate; readonly timeOf: (moment: string) => string };

/** What a line adds to its name: why it was canceled, or when the order is ready and why later. */
function detailOf(entry: OrderHistoryEntry, { t, timeOf }: Words): string {
  if (entry.cancel_reason !== undefined) {
    return `: ${t(`orders.cancel_reason_${entry.cancel_reason}`)}`;
  }
  if (entry.promised_at === undefined) return '';
  const time = timeOf(entry.promised_at);
  if (entry.edited !== 'promise') return `, ${t('orders.promised_by', { time })}`;
  const { promise_reason: reason } = entry;
  return `: ${[time, reason && t(`orders.promise_reason_${reason}`)].filter(Boolean).join(' · ')}`;
}

/** The status changes and edits, with author and time. */
export function OrderHistory({ history }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const words: Words = { t, timeOf: (moment) => formatTime(moment, language, pub.time_zone) };
  if (!history) return <Skeleton height={24} width={280} />;
  return (
    <ol className={styles['history']}>
      {history.map((entry) => (
        <li
          key={`${entry.at} ${entry.to} ${entry.edited ?? ''}`}
          className={tones[statusTones[entry.to]]}
        >
          <time dateTime={entry.at}>{words.timeOf(entry.at)}</time>
          <i aria-hidden="true" />
          <span>
            {t(entry.edited ? `orders.edited_${entry.edited}` : `orders.status_${entry.to}`)}
            {detailOf(entry, words)} <small>{t(`orders.by_${entry.by}`)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
