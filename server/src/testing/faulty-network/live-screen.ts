import { PING, PONG } from '@comanda/contract/wire';
import { WebSocket } from 'ws';

const REOPEN_AFTER_MS = 300;

type SentOrder = { id: number; revision: number };
type Message = { order?: SentOrder; orders?: SentOrder[] };

/**
 * A screen with a socket like the product's own client: when it is closed, it reconnects and receives
 * everything.
 */
export type LiveScreen = {
  /** The newest revision of an order that it received; 0 for none. */
  readonly revisionOf: (orderId: number) => number;
  readonly isOpen: () => boolean;
  /** The codes with which the server closed it. */
  readonly closings: readonly number[];
  readonly close: () => void;
};

export function openScreen(address: string): LiveScreen {
  const revisions = new Map<number, number>();
  const closings: number[] = [];
  let socket: WebSocket;
  let isClosed = false;
  let isLoaded = false;
  let timer: NodeJS.Timeout | undefined;

  function receive(text: string): void {
    if (text === PING) return socket.send(PONG);
    isLoaded = true;
    const { order, orders } = JSON.parse(text) as Message;
    for (const { id, revision } of orders ?? (order ? [order] : [])) {
      revisions.set(id, Math.max(revision, revisions.get(id) ?? 0));
    }
  }

  function open(): void {
    socket = new WebSocket(address);
    socket.on('message', (data: Buffer) => receive(data.toString()));
    socket.on('error', () => {}); // it is also closed
    socket.on('close', (code) => {
      isLoaded = false;
      closings.push(code);
      if (!isClosed) timer = setTimeout(open, REOPEN_AFTER_MS);
    });
  }

  open();
  return {
    revisionOf: (orderId) => revisions.get(orderId) ?? 0,
    isOpen: () => isLoaded,
    closings,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      socket.terminate();
    },
  };
}
