import type { OrderHistoryEntry } from '@comanda/contract/orders';
import { formatTime } from '../../../lib/format/format.ts';
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

/** The status changes and edits, with author and time. */
export function OrderHistory({ history }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  if (!history) return <Skeleton height={24} width={280} />;
  return (
    <ol className={styles['history']}>
      {history.map((entry) => (
        <li
          key={`${entry.at} ${entry.to} ${entry.edited ?? ''}`}
          className={tones[statusTones[entry.to]]}
        >
          <time dateTime={entry.at}>{formatTime(entry.at, language, pub.time_zone)}</time>
          <i aria-hidden="true" />
          <span>
            {t(entry.edited ? `orders.edited_${entry.edited}` : `orders.status_${entry.to}`)}
            {entry.cancel_reason !== undefined &&
              `: ${t(`orders.cancel_reason_${entry.cancel_reason}`)}`}{' '}
            <small>{t(`orders.by_${entry.by}`)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
