import { Bell, BellOff } from 'lucide-react';
import type { MouseEvent, PointerEvent } from 'react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { LiveSnapshot } from '../../../lib/live/live-client.ts';
import { bell as pageBell, type BellState } from '../../../lib/sound/bell.ts';
import { BarStatus } from '../../../ui/terminal-bar/bar-context.tsx';
import { LiveLight } from '../../../ui/terminal-bar/live-light.tsx';
import type { OrdersPub } from '../live/pub-orders-context.ts';
import styles from './desk-bar.module.css';

type Props = {
  readonly pub: Pick<OrdersPub, 'id' | 'time_zone'>;
  /** Undefined until the list is loaded. */
  readonly activeCount: number | undefined;
  readonly bell: BellState;
  readonly connection: LiveSnapshot;
  readonly isCaughtUp: boolean;
};

/** In the bar of each pub screen: the count of active orders, the bell's state and the connection state. */
export function DeskBar({ pub, activeCount, bell, connection, isCaughtUp }: Props) {
  const { t } = useText();
  const isLoading = activeCount === undefined && connection.hasFailed !== true;
  return (
    <BarStatus>
      {/* They come together: one that changed its width would move the others. */}
      {!isLoading && (
        <>
          <Link to={`/admin/pub/${pub.id}/orders`} className={styles['active']}>
            {activeCount === undefined ? '…' : t('orders.active_count', { count: activeCount })}
          </Link>
          <BellButton state={bell} />
          <LiveLight connection={connection} isCaughtUp={isCaughtUp} timeZone={pub.time_zone} />
        </>
      )}
    </BarStatus>
  );
}

/**
 * The pointer goes down anywhere, and the bell is armed: the button becomes another one, smaller, and may get no click.
 * So it holds the pointer until that goes up.
 */
const asking = {
  onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
    currentTarget.setPointerCapture(pointerId);
  },
  onPointerUp: askForNotifications,
};

/** A press of a key is a click without a count. */
function askByKey({ detail }: MouseEvent<HTMLButtonElement>): void {
  if (detail === 0) askForNotifications();
}

/**
 * Armed: a press rings once as a test. Blocked: a press arms it. Either one begins a shift: the browser is asked to let
 * the page stay awake.
 */
function BellButton({ state }: { readonly state: BellState }) {
  const { t } = useText();
  if (state === 'armed') {
    return (
      <button
        type="button"
        className={styles['armed']}
        aria-label={`${t('orders.sound_armed')}. ${t('orders.sound_test')}`}
        title={t('orders.sound_test')}
        {...asking}
        onClick={(event) => {
          askByKey(event);
          pageBell.ring();
        }}
      >
        <Bell aria-hidden="true" />
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles['blocked']}
      aria-label={t('orders.sound_blocked')}
      title={t('orders.sound_blocked_hint')}
      {...asking}
      onClick={(event) => {
        askByKey(event);
        void pageBell.arm().then(pageBell.ring);
      }}
    >
      <BellOff aria-hidden="true" />
      <span className={styles['full']}>{t('orders.sound_blocked')}</span>
    </button>
  );
}

/**
 * Asks, in a press, whether the page may show notifications, unless its user has answered before. Chromium neither
 * freezes nor removes a page that may.
 */
function askForNotifications(): void {
  if (!window.isSecureContext || !('Notification' in window)) return;
  if (Notification.permission === 'default') void Notification.requestPermission();
}
