import type { LiveMessage } from '@comanda/contract/live';
import type { GuestOrder } from '@comanda/contract/orders';
import { deviceStorage } from '../device/safe-storage.ts';
import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';
import { readOrderPageInfo, type OrderPageInfo } from '../markup/order-page-info.ts';
import { awaitAnswer } from './await-answer.ts';
import { loadOrder, shownRevision } from './load-order.ts';
import { createOrderConnection, type OrderConnection } from './order-connection.ts';
import { endOrder } from './stored-orders.ts';
import { offerWithdrawal } from './withdraw-order.ts';

const SLIP = `#${ids.slip}`;

function showLive(isLive: boolean, { texts }: OrderPageInfo): void {
  const line = document.querySelector<HTMLElement>(`#${ids.liveLine}`);
  if (!line) return;
  line.hidden = false;
  line.classList.toggle('off', !isLive);
  const text = isLive ? texts.live : texts.offline;
  if (line.textContent !== text) line.textContent = text;
}

/** The menu links to an order until its guest has seen how it ended. */
function removeIfEndSeen({ urlName, trackingToken }: OrderPageInfo): void {
  const isOver = document.querySelector(`${SLIP}[${attributes.isOver}]`) !== null;
  if (isOver && document.visibilityState === 'visible')
    endOrder(urlName, trackingToken, deviceStorage);
}

async function refresh(info: OrderPageInfo): Promise<void> {
  await loadOrder();
  removeIfEndSeen(info);
}

function newestRevision(data: string): number {
  const message = JSON.parse(data) as LiveMessage<GuestOrder>;
  const orders = message.event_type === 'GET_ALL' ? message.orders : [message.order];
  return Math.max(0, ...orders.map((order) => order.revision));
}

/** The page is loaded again after every sleep and every network failure. */
function refreshWithDevice(connection: OrderConnection, info: OrderPageInfo): void {
  const reconnectOrRefresh = (): void => {
    if (document.visibilityState !== 'visible') return;
    connection.shortenWaits();
    if (!connection.isOpen()) connection.connect();
    else
      refresh(info).then(
        () => showLive(true, info),
        () => connection.connectLater(),
      );
  };
  document.addEventListener('visibilitychange', reconnectOrRefresh);
  window.addEventListener('online', reconnectOrRefresh);
  // A network failure is known at once; the socket would notice it only by a timeout.
  window.addEventListener('offline', () => {
    showLive(false, info);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) reconnectOrRefresh();
  });
}

/** Keeps the order's page current: live over a socket, and loaded again after a sleep or a network failure. */
export function followOrder(): void {
  const info = readOrderPageInfo();
  if (!info) return;
  const connection = createOrderConnection({
    trackingToken: info.trackingToken,
    handle: async (data) => {
      if (newestRevision(data) > shownRevision()) await refresh(info);
    },
    onLive: (isLive) => showLive(isLive, info),
  });
  refreshWithDevice(connection, info);
  offerWithdrawal(info.trackingToken, async () => refresh(info));
  awaitAnswer();
  removeIfEndSeen(info);
  connection.connect();
}
