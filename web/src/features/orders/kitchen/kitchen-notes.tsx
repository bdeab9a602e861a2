import { CloudAlert, CloudOff, RotateCw } from 'lucide-react';
import { ApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { errorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import type { KitchenPress } from './presses/kitchen-press.ts';
import type { StationsFailure } from './stations/use-chosen-station.ts';
import styles from './kitchen.module.css';

type Props = {
  readonly waitingCount: number;
  readonly refused: readonly KitchenPress[];
  readonly dismiss: (id: string) => void;
  readonly stationsFailure: StationsFailure | undefined;
};

/** Above the cards: since when there is no connection, what waits, which presses were refused, and missing stations. */
export function KitchenNotes({ waitingCount, refused, dismiss, stationsFailure }: Props) {
  const { t, language } = useText();
  const { pub, isLoaded, staleSince } = usePubOrders();
  return (
    <div className={styles['notes']}>
      {isLoaded && staleSince !== undefined && (
        <Note
          isLarge
          tone="orange"
          announced="politely"
          icon={<CloudOff />}
          title={t('orders.kitchen_offline', {
            time: formatTime(staleSince, language, pub.time_zone),
          })}
        >
          <p>
            {waitingCount > 0
              ? t('orders.kitchen_waiting', { count: waitingCount })
              : t('orders.kitchen_offline_hint')}
          </p>
        </Note>
      )}
      {isLoaded && stationsFailure && <StationsNote {...stationsFailure} />}
      {refused.map(({ id, orderID, number = orderID, happenedAt, refusal }) => (
        <Note
          key={id}
          isLarge
          tone="red"
          announced="at once"
          icon={<CloudAlert />}
          title={t('orders.kitchen_refused', {
            number: `#${number}`,
            time: formatTime(happenedAt, language, pub.time_zone),
          })}
          onClose={() => {
            dismiss(id);
          }}
        >
          {/* The queue stores codes of the server's error table. */}
          <p>{errorText(new ApiError(refusal as ApiErrorCode, { status: 0 }), t)}</p>
        </Note>
      ))}
    </div>
  );
}

function StationsNote({ hasOld, isRetrying, retry }: StationsFailure) {
  const { t } = useText();
  return (
    <Note
      isLarge
      tone="orange"
      announced="at once"
      icon={<CloudAlert />}
      title={t('orders.stations_not_loaded')}
      action={
        <Button variant="quiet" icon={<RotateCw />} isPending={isRetrying} onClick={retry}>
          {t('ui.retry')}
        </Button>
      }
    >
      <p>{t(hasOld ? 'orders.stations_may_be_old' : 'orders.stations_all_shown')}</p>
    </Note>
  );
}
