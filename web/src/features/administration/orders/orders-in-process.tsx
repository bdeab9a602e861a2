import type { AdminOrder } from '@comanda/contract/administration';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { searchFor, searchText } from '@comanda/domain/text';
import { isInProcess } from '@comanda/domain/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Gathered } from '../../../product/hold/gathered.tsx';
import { TouchProvider, useHeldList } from '../../../product/hold/use-hold.ts';
import { useOrderBook } from '../../../product/order-messages/use-order-book.ts';
import { BarStatus } from '../../../ui/terminal-bar/bar-context.tsx';
import { ConnectionState } from '../../../ui/terminal-bar/connection-state.tsx';
import {
  isForbidden,
  useEnterPub,
  type PlatformExits,
} from '../../../product/platform/entering/api.ts';
import { ListScreen } from '../../../product/platform/lists/list-screen.tsx';
import { useSearch } from '../../../product/platform/lists/use-search.ts';
import { FailingTasks, useFailingTasks } from '../tasks/failing-tasks.tsx';
import { OrderRail } from './order-rail.tsx';
import { PubsNotAnswering, usePubsNotAnswering } from './pubs-not-answering.tsx';
import { OrdersFeed } from './orders-feed.tsx';
import { useFirstOrders } from './use-first-orders.ts';

/** The action of a slip, and whether its request is pending. */
export type EnterAction = {
  readonly label: string;
  readonly isPending: boolean;
  readonly onPress: () => void;
};

type Props = PlatformExits & {
  /** Renders one order as a slip; the look of a status belongs to the orders feature. */
  readonly slipOf: (order: AdminOrder, entering: EnterAction) => ReactNode;
};

/** The platform's first screen: all orders in process, live, each with a button to enter its pub. */
export function OrdersInProcess({ slipOf, actions, openInNewSession }: Props) {
  const { t } = useText();
  const search = useSearch();
  const { entry, enter } = useEnterPub(openInNewSession);
  const isEntering = entry !== undefined;
  const first = useFirstOrders({ isEntering });
  const { book, receive, isCaughtUp } = useOrderBook<AdminOrder>();
  const silent = usePubsNotAnswering({ isOn: !isEntering });
  const failing = useFailingTasks({ isOn: !isEntering });
  // All come at once: what stands above the slips would move them.
  const isComing = [silent, failing].some((notes) => notes.isPending && notes.failureCount === 0);
  const orders = useMemo(() => {
    if (isComing) return undefined;
    return book.isLoaded ? inProcess(book.orders.values()) : first.orders;
  }, [isComing, book, first.orders]);
  // The input is rendered first; hundreds of slips follow.
  const words = useDeferredValue(search.typed);
  const found = useMemo(() => orders && findOrders(orders, words), [orders, words]);
  const hold = useHeldList(found ?? NONE, {
    key: words,
    latest: (held) => book.orders.get(held.id) ?? held,
    keepsGone: true,
  });
  return (
    <ListScreen section="orders" search={search} actions={actions}>
      <TouchProvider value={hold.isByPointer}>
        {!isEntering && orders && <PubsNotAnswering pubs={silent.data ?? []} />}
        {!isEntering && orders && <FailingTasks tasks={failing.data ?? []} />}
      </TouchProvider>
      <Gathered count={hold.gathered.length} onShow={hold.release} onLeave={hold.release} />
      {/* Only now is it known that a socket would not be refused. */}
      {!isEntering && first.isAnswered && !isForbidden(first.failure) && (
        <OrdersFeed onMessage={receive} isCaughtUp={isCaughtUp} onFailure={first.ask} />
      )}
      {!isEntering && !first.isAnswered && (
        <BarStatus>
          <ConnectionState state="catching-up" label={t('ui.catching_up')} />
        </BarStatus>
      )}
      <OrderRail
        orders={orders}
        found={found}
        held={hold.rows}
        handlers={hold.handlers}
        search={search}
        error={first.failure}
        isFetching={first.isFetching}
        onRetry={first.ask}
        openInNewSession={openInNewSession}
        slip={(order) =>
          slipOf(order, {
            label: t('administration.enter_pub', { number: `#${order.id}`, pub: order.pub_name }),
            isPending: entry?.orderID === order.id,
            onPress: () => {
              enter({ pubID: order.pub_id, orderID: order.id });
            },
          })
        }
      />
    </ListScreen>
  );
}

const NONE: readonly AdminOrder[] = [];

/** Newest first; a finished order is sent once more and then removed. */
function inProcess(orders: Iterable<AdminOrder>): readonly AdminOrder[] {
  return [...orders].filter(({ status }) => isInProcess(status)).toSorted((a, b) => b.id - a.id);
}

/** The orders of the pubs that match the search, or the one with this number. */
function findOrders(orders: readonly AdminOrder[], search: string): readonly AdminOrder[] {
  const isFound = searchFor(search);
  return orders.filter((order) =>
    isFound(searchText(`${order.pub_name} ${order.id} ${order.number}`)),
  );
}
