import { CloudAlert, CloudOff, X } from 'lucide-react';
import { ApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { errorText } from '../../../lib/query/error-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import type { KitchenPress } from './presses/kitchen-press.ts';
import styles from './kitchen.module.css';

type Props = {
  readonly waitingCount: number;
  readonly refused: readonly KitchenPress[];
  readonly dismiss: (id: string) => void;
};

/** Above the cards: since when there is no connection, what waits, and which presses were refused. */
export function KitchenNotes({ waitingCount, refused, dismiss }: Props) {
  const { t, language } = useText();
  const { pub, isLoaded, staleSince } = usePubOrders();
  return (
    <>
      {isLoaded && staleSince !== undefined && (
        <output className={styles['offline']}>
          <CloudOff aria-hidden="true" />
          <span>
            <b>
              {t('orders.kitchen_offline', {
                time: formatTime(staleSince, language, pub.time_zone),
              })}
            </b>{' '}
            {waitingCount > 0
              ? t('orders.kitchen_waiting', { count: waitingCount })
              : t('orders.kitchen_offline_hint')}
          </span>
        </output>
      )}
      {refused.map(({ id, orderID, happenedAt, refusal }) => (
        <section key={id} className={styles['refused']} role="alert">
          <CloudAlert aria-hidden="true" />
          <p>
            <b>
              {t('orders.kitchen_refused', {
                number: `#${orderID}`,
                time: formatTime(happenedAt, language, pub.time_zone),
              })}
            </b>{' '}
            {/* The queue stores codes of the server's error table. */}
            {errorText(new ApiError(refusal as ApiErrorCode, { status: 0 }), t)}
          </p>
          <IconButton
            label={t('ui.close')}
            icon={<X />}
            onClick={() => {
              dismiss(id);
            }}
          />
        </section>
      ))}
    </>
  );
}
