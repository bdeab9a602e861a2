import { PING, PONG } from '@comanda/contract/wire';
import { PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { WebSocket } from 'ws';

const REOPEN_AFTER_MS = 300;

type SentOrder = {
  id: number;
  revision: number;
  status: string;
  courier_info?: { is_reserved: boolean };
};
type Message = { order?: SentOrder; orders?: SentOrder[] };

/**
 * A screen with a socket like the product's own client: when it is closed, it reconnects and receives
 * everything.
 */
export type LiveScreen = {
  /** The newest revision of an order that it received; 0 for none. */
  readonly revisionOf: (orderId: number) => number;
  readonly isOpen: () => boolean;
  /** Whether it shows this order as one that a courier may reserve. */
  readonly offers: (orderId: number) => boolean;
  /** The times (`Date.now()`) at which a connection was opened, the first one included. */
  readonly openings: readonly number[];
  /** The codes with which these connections were closed; a refused attempt has none. */
  readonly closings: readonly number[];
  readonly close: () => void;
};

export function openScreen(address: string): LiveScreen {
  const revisions = new Map<number, number>();
  const offered = new Map<number, boolean>();
  const openings: number[] = [];
  const closings: number[] = [];
  let socket: WebSocket;
  let isClosed = false;
  let isLoaded = false;
  let timer: NodeJS.Timeout | undefined;

  function receive(text: string): void {
    if (text === PING) return socket.send(PONG);
    isLoaded = true;
    const { order, orders } = JSON.parse(text) as Message;
    if (orders) offered.clear(); // the list is sent as a whole
    for (const { id, revision, status, courier_info: courier } of orders ??
      (order ? [order] : [])) {
      if (revision < (revisions.get(id) ?? 0)) continue;
      revisions.set(id, revision);
      offered.set(id, status === PENDING_PICKUP_STATUS && courier?.is_reserved === false);
    }
  }

  function open(): void {
    let isOpened = false;
    socket = new WebSocket(address);
    socket.on('open', () => {
      isOpened = true;
      openings.push(Date.now());
    });
    socket.on('message', (data: Buffer) => receive(data.toString()));
    socket.on('error', () => {}); // it is also closed
    socket.on('close', (code) => {
      isLoaded = false;
      if (isOpened) closings.push(code);
      if (!isClosed) timer = setTimeout(open, REOPEN_AFTER_MS);
    });
  }

  open();
  return {
    revisionOf: (orderId) => revisions.get(orderId) ?? 0,
    isOpen: () => isLoaded,
    offers: (orderId) => offered.get(orderId) === true,
    openings,
    closings,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      socket.terminate();
    },
  };
}
