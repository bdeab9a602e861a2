import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { newestFirst } from '../../lib/live/apply-order-message.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { useOrderBook } from '../../lib/live/use-order-book.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Page } from '../../ui/layout/page.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { useCourier, useRefreshCourier } from './api.ts';
import { CourierBar } from './courier-bar.tsx';
import { CourierContext, type CourierArea as Area } from './courier-context.ts';
import { CourierSkeleton } from './courier-skeleton.tsx';
import { CourierTabs } from './courier-tabs.tsx';

const CHECK_EVERY_MS = 2000;
const RELOAD_AFTER_TICKS = 1000;

/** Everything of a courier: who it is in the bar, the orders live, the tabs at the thumb. */
export function CourierArea() {
  const errorText = useErrorText();
  const courier = useCourier();
  if (courier.data) return <SignedIn courier={courier.data} />;
  if (courier.isPending) return <CourierSkeleton />;
  return (
    <Page maxWidth={600}>
      <FailedState
        message={errorText(courier.error)}
        isRetrying={courier.isFetching}
        onRetry={() => void courier.refetch()}
      />
    </Page>
  );
}

function SignedIn({ courier }: { readonly courier: Courier }) {
  const { book, receive, keep, isCaughtUp } = useOrderBook<CourierOrder>();
  const connection = useLive('/ws/courier/:courierID', {
    params: { courierID: courier.id },
    onMessage: receive,
    checkEveryMs: CHECK_EVERY_MS,
    reloadAfterTicks: RELOAD_AFTER_TICKS,
  });
  const { isDropped, dropOrder } = useDroppedOrders();
  const orders = useMemo(
    () => newestFirst(book).filter((order) => !isDropped(order)),
    [book, isDropped],
  );
  useBalanceOf(orders);
  const area = useMemo<Area>(
    () => ({ courier, orders, isLoaded: book.isLoaded, keepOrder: keep, dropOrder }),
    [courier, orders, book.isLoaded, keep, dropOrder],
  );
  return (
    <CourierContext value={area}>
      <CourierBar courier={courier} connection={connection} isCaughtUp={isCaughtUp(connection)} />
      <Outlet />
      <CourierTabs />
    </CourierContext>
  );
}

/** Orders that another courier has: gone from here until a newer revision is heard of. */
function useDroppedOrders() {
  const [dropped, setDropped] = useState<ReadonlyMap<number, number>>(new Map());
  const dropOrder = useCallback(({ id, revision }: CourierOrder) => {
    setDropped((known) => new Map(known).set(id, revision));
  }, []);
  const isDropped = useCallback(
    ({ id, revision }: CourierOrder) => revision <= (dropped.get(id) ?? 0),
    [dropped],
  );
  return { isDropped, dropOrder };
}

/** The venue or the platform may finish an order too, which moves the balance. */
function useBalanceOf(orders: readonly CourierOrder[]): void {
  const refreshCourier = useRefreshCourier();
  const finished = orders.filter(
    ({ status, courier_info: info }) => status === 'completed' && info.is_reserved,
  ).length;
  const counted = useRef(finished);
  useEffect(() => {
    if (counted.current === finished) return;
    counted.current = finished;
    refreshCourier();
  }, [finished, refreshCourier]);
}
