import { PING, PONG } from '@comanda/contract/wire';
import { WebSocket } from 'ws';

const REOPEN_AFTER_MS = 300;

type SentOrder = { id: number; revision: number };
type Message = { order?: SentOrder; orders?: SentOrder[] };

/** A screen as the product's own client keeps it: closed by the server, it comes again and gets everything. */
export type LiveScreen = {
  /** The newest revision of an order that it was sent; 0 for none. */
  readonly revisionOf: (orderId: number) => number;
  readonly isOpen: () => boolean;
  /** The codes that the server closed it with. */
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

  function hear(text: string): void {
    if (text === PING) return socket.send(PONG);
    isLoaded = true;
    const { order, orders } = JSON.parse(text) as Message;
    for (const { id, revision } of orders ?? (order ? [order] : [])) {
      revisions.set(id, Math.max(revision, revisions.get(id) ?? 0));
    }
  }

  function open(): void {
    socket = new WebSocket(address);
    socket.on('message', (data: Buffer) => hear(data.toString()));
    socket.on('error', () => {}); // it is closed, too
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
