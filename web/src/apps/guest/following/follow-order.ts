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

const shownCourier = (): HTMLTimeElement | null =>
  document.querySelector<HTMLTimeElement>(`time#${ids.courierSeen}`);

/** Whether the message has more than the page: a later revision, or where the courier was at another time. */
function isNews(data: string): boolean {
  const message = JSON.parse(data) as LiveMessage<GuestOrder>;
  const orders = message.event_type === 'GET_ALL' ? message.orders : [message.order];
  const shown = shownRevision();
  return orders.some(
    ({ revision, courier_seen: seen }) =>
      revision > shown || (revision === shown && seen?.at !== shownCourier()?.dateTime),
  );
}

const MINUTE_MS = 60_000;

/** How long ago the courier was seen grows by itself, and ends. */
function ageCourier(info: OrderPageInfo): void {
  window.setInterval(() => {
    if (!shownCourier() || document.visibilityState !== 'visible') return;
    // Without a connection the page says so already.
    refresh(info).catch(() => undefined);
  }, MINUTE_MS);
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
      if (isNews(data)) await refresh(info);
    },
    onLive: (isLive) => showLive(isLive, info),
  });
  refreshWithDevice(connection, info);
  offerWithdrawal(info.trackingToken, async () => refresh(info));
  awaitAnswer();
  ageCourier(info);
  removeIfEndSeen(info);
  connection.connect();
}
