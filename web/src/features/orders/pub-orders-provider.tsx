import type { Order } from '@comanda/contract/orders';
import { ringsFor } from '@comanda/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { deskQuery } from '../../product/desk/desk-key.ts';
import { newestFirst } from '../../product/order-messages/apply-order-message.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { withoutRehearsals } from '../../product/rehearsal/without-rehearsals.ts';
import { useOrderBook } from '../../product/order-messages/use-order-book.ts';
import { untilHandled } from '../../lib/sound/ring-schedule.ts';
import { useRinger } from '../../lib/sound/use-ringer.ts';
import { DeskBar } from './desk/desk-bar.tsx';
import { countOrders } from './live/order-filter.ts';
import { PubOrdersContext, type OrdersPub, type PubOrders } from './live/pub-orders-context.ts';
import { stationsKey } from './live/order-api.ts';
import { useRinging } from './live/use-ringing.ts';
import { withOwnEdit, type OwnEdit } from './live/what-changed.ts';
import { StatusFollowUpsProvider } from './status-follow-ups-provider.tsx';
import { useEarlierPages } from './live/earlier-pages.ts';

const CHECK_EVERY_MS = 4000;
const RELOAD_AFTER_TICKS = 500;

const NONE: readonly Order[] = [];

type Props = {
  readonly pub: OrdersPub;
  /** Called when the pub may have changed on the server: it has to be read again. */
  readonly onPubChanged?: () => void;
  readonly children: ReactNode;
};

/** Provides a pub's live orders, the bell and the bar to every screen of the pub. */
export function PubOrdersProvider({ pub, onPubChanged, children }: Props) {
  const { book, storeOrder, ownEdits, addOwnEdit, pages, turnPage, connection, isCaughtUp } =
    useLiveOrders(pub, onPubChanged);
  const { retry, staleSince } = connection;
  const isDown = connection.hasFailed === true;
  const orders = useMemo(() => newestFirst(book), [book]);
  // One order may be loaded before the list: the counts are unknown until then.
  const counted = book.isLoaded ? orders : NONE;
  const counts = useMemo(() => countOrders(withoutRehearsals(counted)), [counted]);
  // A rehearsal rings like any other order.
  const pending = counted.filter(ringsFor).length;
  // There is nothing to ring for until the list is there, and its sound must not delay it.
  const bellState = useRinger(useRinging(counted), { plan: untilHandled, isOn: book.isLoaded });
  useAppBadge(pending);

  const value = useMemo<PubOrders>(
    () => ({
      pub,
      orders,
      counts,
      isLoaded: book.isLoaded,
      isOnline: isCaughtUp,
      staleSince,
      retry: book.isLoaded || !isDown ? undefined : retry,
      findOrder: (id) => book.orders.get(id),
      storeOrder,
      ownEdits,
      addOwnEdit,
      pages,
      turnPage,
    }),
    [
      pub,
      orders,
      counts,
      book,
      isCaughtUp,
      staleSince,
      isDown,
      retry,
      storeOrder,
      ownEdits,
      addOwnEdit,
      pages,
      turnPage,
    ],
  );
  return (
    <PubOrdersContext value={value}>
      <DeskBar
        pub={pub}
        activeCount={book.isLoaded ? counts.active : undefined}
        bell={bellState}
        connection={connection}
        isCaughtUp={isCaughtUp}
      />
      <StatusFollowUpsProvider>{children}</StatusFollowUpsProvider>
    </PubOrdersContext>
  );
}

/** The orders on the connection, their earlier pages and the edits of this page. */
function useLiveOrders(pub: OrdersPub, onPubChanged: Props['onPubChanged']) {
  const { book, receive, storeOrder, isCaughtUp } = useOrderBook<Order>();
  const { ownEdits, addOwnEdit } = useOwnEdits(storeOrder);
  const { pages, startPages, turnPage } = useEarlierPages();
  const client = useQueryClient();
  const onChanged = () => {
    onPubChanged?.();
    // Every change of the menu and of its stations is a change of the pub.
    void client.invalidateQueries({ queryKey: stationsKey(pub) });
  };
  const connection = useLive('/ws/orders/company/:companyID/pub/:pubID', {
    params: { companyID: pub.company_id, pubID: pub.id },
    query: deskQuery,
    onMessage: (message) => {
      if (message.event_type === 'PUB_EVENT') return onChanged();
      // A list after the first one follows a lost connection, in which a message may have been missed.
      if (message.event_type === 'GET_ALL' && book.isLoaded) onChanged();
      receive(message);
      if (message.event_type === 'GET_ALL') startPages(message.orders);
    },
    checkEveryMs: CHECK_EVERY_MS,
    reloadAfterTicks: RELOAD_AFTER_TICKS,
  });
  return {
    book,
    storeOrder,
    ownEdits,
    addOwnEdit,
    pages,
    turnPage,
    connection,
    isCaughtUp: isCaughtUp(connection),
  };
}

/** The edits of this page, each stored with the order of its response. */
function useOwnEdits(storeOrder: (order: Order) => void) {
  const [ownEdits, setOwnEdits] = useState<readonly OwnEdit[]>([]);
  const addOwnEdit = useCallback(
    (edit: OwnEdit) => {
      setOwnEdits((before) => withOwnEdit(before, edit));
      storeOrder(edit.order);
    },
    [storeOrder],
  );
  return { ownEdits, addOwnEdit };
}

/** The badge on the icon of an installed app, where supported. */
function useAppBadge(pending: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return undefined;
    // The browser may refuse it for a page that is not installed; this is harmless.
    navigator.setAppBadge(pending).catch(() => undefined);
    return () => {
      navigator.clearAppBadge().catch(() => undefined);
    };
  }, [pending]);
}
