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
          <BellButton state={bell} />
          <Link to={`/admin/pub/${pub.id}/orders`} className={styles['active']}>
            {activeCount === undefined ? '…' : t('orders.active_count', { count: activeCount })}
          </Link>
          <LiveLight connection={connection} isCaughtUp={isCaughtUp} timeZone={pub.time_zone} />
        </>
      )}
    </BarStatus>
  );
}

/**
 * The pointer goes down anywhere, and the bell is armed: on a phone the button becomes smaller, and may get no click.
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
 * the page stay awake. The words keep their room when the browser lets it ring by itself: nothing moves.
 */
function BellButton({ state }: { readonly state: BellState }) {
  const { t } = useText();
  const isArmed = state === 'armed';
  const words = t('orders.sound_blocked');
  const test = t('orders.sound_test');
  const Icon = isArmed ? Bell : BellOff;
  return (
    <button
      type="button"
      className={styles[state]}
      aria-label={isArmed ? `${t('orders.sound_armed')}. ${test}` : words}
      title={isArmed ? test : t('orders.sound_blocked_hint')}
      {...asking}
      onClick={(event) => {
        askByKey(event);
        void pageBell.arm().then(pageBell.ring);
      }}
    >
      <span>{words}</span>
      <Icon />
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
