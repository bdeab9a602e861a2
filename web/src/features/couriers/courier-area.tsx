import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { useEffect, useMemo, useRef, useState, type PropsWithChildren } from 'react';
import { useNow } from '../../lib/clock/use-now.ts';
import { useHasElapsed } from '../../lib/clock/use-has-elapsed.ts';
import { newestFirst } from '../../product/order-messages/apply-order-message.ts';
import type { LiveSnapshot } from '../../lib/live/live-client.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { useOrderBook } from '../../product/order-messages/use-order-book.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Page } from '../../ui/layout/page.tsx';
import { DeviceClockLine } from '../../ui/layout/clock-line.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useCourier, useRefreshCourier } from './area/courier-api.ts';
import { useLostOrders } from './idle/lost-orders.ts';
import { CourierBar, CourierTabs } from './shell/courier-bars.tsx';
import { CourierContext, type CourierArea as Area } from './area/courier-context.ts';
import { withoutUnfit } from './area/second-order.ts';
import styles from './lists/courier-orders.module.css';
import type { StoredLists } from './offline/stored-lists.ts';
import { useStoreLists, useStoredLists } from './offline/use-stored-lists.ts';
import { PositionSender } from './position/position-parts.tsx';
import { useCourierSteps, useDroppedOrders } from './steps/use-courier-steps.ts';
import { useRefreshPubs } from './pubs/api.ts';
import { useCourierBell } from './sound/use-courier-bell.ts';
import { useAppShell } from './shell/use-app-shell.ts';

const CHECK_EVERY_MS = 2000;
const TICK_MS = 60_000;
const RELOAD_AFTER_TICKS = 1000;
/** A broken connection may report no error: after this time the stored data is shown. */
const SHOW_STORED_AFTER_MS = 4000;
/** About as high as a card of an available order. */
const CARD_HEIGHT = 300;

/** The courier's area around one of its screens: the bar, the live orders and the tabs. */
export function CourierArea({ children }: PropsWithChildren) {
  const errorText = useErrorText();
  const stored = useStoredLists();
  const { data, isUnreachable, ...query } = useCourier();
  useAppShell();
  // Offline the stored courier is shown: the session may have ended without notice.
  const isSlow = useHasElapsed(SHOW_STORED_AFTER_MS);
  const courier =
    data ?? (isUnreachable || (isSlow && !query.isError) ? stored?.courier : undefined);
  if (courier && stored !== undefined) {
    const isSameCourier = stored?.courier.id === courier.id;
    return (
      <SignedIn
        key={courier.id}
        courier={courier}
        isConfirmed={data !== undefined}
        stored={isSameCourier ? stored : null}
      >
        {children}
      </SignedIn>
    );
  }
  if (!query.isError) return <CourierSkeleton />;
  return (
    <Page maxWidth={600}>
      <FailedState
        message={errorText(query.error)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Page>
  );
}

/** The three filters and two cards. */
function CourierSkeleton() {
  return (
    <Page maxWidth={640}>
      <LoadingRegion>
        <div className={styles['cards']}>
          <Skeleton height={48} />
          <Skeleton height={CARD_HEIGHT} />
          <Skeleton height={CARD_HEIGHT} />
        </div>
      </LoadingRegion>
    </Page>
  );
}

type Props = PropsWithChildren<{
  readonly courier: Courier;
  /** Whether the server has confirmed the courier in this session. */
  readonly isConfirmed: boolean;
  readonly stored: StoredLists | null;
}>;

function SignedIn({ courier, isConfirmed, stored, children }: Props) {
  const { book, receive, storeOrder, isCaughtUp } = useOrderBook<CourierOrder>(stored?.orders);
  const refreshPubs = useRefreshPubs();
  const connection = useLive('/ws/courier/:courierID', {
    params: { courierID: courier.id },
    onMessage: (message) => {
      receive(message);
      // The whole list is sent when a pub has added or removed the courier, and on every new connection.
      if (message.event_type === 'GET_ALL') refreshPubs();
    },
    checkEveryMs: CHECK_EVERY_MS,
    reloadAfterTicks: RELOAD_AFTER_TICKS,
  });
  const isOnline = connection.state === 'connected';
  const isCurrent = isCaughtUp(connection);
  const { isDropped, dropOrder } = useDroppedOrders();
  const orders = useMemo(
    () => newestFirst(book).filter((order) => !isDropped(order)),
    [book, isDropped],
  );
  const steps = useCourierSteps({
    courierID: courier.id,
    orders,
    isConfirmed,
    isOnline,
    storeOrder,
    dropOrder,
  });
  useStoreLists({ courier, orders, isFromServer: isCurrent && isConfirmed });
  const now = useNow(TICK_MS);
  const offered = useMemo(
    () => withoutUnfit({ orders, courierID: courier.id }, new Date(now)),
    [orders, courier.id, now],
  );
  const bell = useCourierBell({ courierID: courier.id, orders: offered }, book.isLoaded);
  useLostOrders(orders, courier.id);
  useRefreshBalance(orders);
  useRefreshAfterReconnect(isOnline);
  const keptAt = useKeptAt(connection, stored);
  const area = useMemo<Area>(
    () => ({ courier, orders: offered, isLoaded: book.isLoaded, keptAt, ...steps }),
    [courier, offered, book.isLoaded, keptAt, steps],
  );
  return (
    <CourierContext value={area}>
      <CourierBar courier={courier} bell={bell} connection={connection} isCaughtUp={isCurrent} />
      <DeviceClockLine />
      <PositionSender courierID={courier.id} orders={orders} isLoaded={book.isLoaded} />
      {children}
      <CourierTabs />
    </CourierContext>
  );
}

/** Of when the shown lists are, while there is no connection; undefined while the first one is being made. */
function useKeptAt(connection: LiveSnapshot, stored: StoredLists | null): number | undefined {
  const isOnline = connection.state === 'connected';
  const [wasOnline, setWasOnline] = useState(false);
  if (isOnline && !wasOnline) setWasOnline(true);
  const isSlow = useHasElapsed(SHOW_STORED_AFTER_MS);
  if (isOnline) return undefined;
  if (wasOnline) return connection.staleSince;
  return connection.hasFailed === true || isSlow ? stored?.keptAt : undefined;
}

/** The pub or the platform may also complete an order or correct a completed one: both change the balance. */
function useRefreshBalance(orders: readonly CourierOrder[]): void {
  const refreshCourier = useRefreshCourier();
  const finished = orders
    .filter(({ status, courier_info: info }) => status === 'completed' && info.is_reserved)
    .map(({ id, revision }) => `${id}.${revision}`)
    .join();
  const counted = useRef(finished);
  useEffect(() => {
    if (counted.current === finished) return;
    counted.current = finished;
    refreshCourier();
  }, [finished, refreshCourier]);
}

/** The courier's data may be outdated after a reconnect. */
function useRefreshAfterReconnect(isOnline: boolean): void {
  const refreshCourier = useRefreshCourier();
  const wasOnline = useRef(false);
  useEffect(() => {
    if (isOnline && !wasOnline.current) refreshCourier();
    wasOnline.current = isOnline;
  }, [isOnline, refreshCourier]);
}
