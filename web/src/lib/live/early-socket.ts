/** Receives the events of a socket, in their order. */
type Listener = (event: Event) => void;

/** A socket that the page opened before its program was loaded. */
export type EarlySocket = {
  /** With the token and the desk of its page: no other connection is like it. */
  readonly address: string;
  readonly socket: WebSocket;
  /** Passes all events so far to the listener, and then each new one. */
  listen: (listener: Listener) => void;
};

/** The page's global object: where the early script leaves the socket. */
export const page: typeof globalThis & { comandaSocket?: EarlySocket } = globalThis;

/** Nothing has taken it by then: the page has another session, or no such screen. */
const UNTAKEN_MS = 15_000;

/** The socket's address on the host of this page. */
export const socketAddress = (path: string, query: Readonly<Record<string, string>> = {}): string =>
  `${location.origin.replace('http', 'ws')}${path}?${new URLSearchParams(query)}`;

/** Passes each event of a socket to one listener. */
export function listenToSocket(socket: WebSocket, listener: Listener): void {
  for (const event of ['open', 'message', 'close', 'error']) {
    socket.addEventListener(event, listener);
  }
}

/** Opens a socket whose events wait until the program takes it, once; one that is not taken is closed. */
export function openEarlySocket(address: string): void {
  const socket = new WebSocket(address);
  const events: Event[] = [];
  let tell: Listener = (event) => events.push(event);
  listenToSocket(socket, (event) => {
    tell(event);
  });
  const early: EarlySocket = {
    address,
    socket,
    listen: (listener) => {
      tell = listener;
      events.forEach(listener);
    },
  };
  page.comandaSocket = early;
  setTimeout(() => {
    if (page.comandaSocket !== early) return;
    delete page.comandaSocket;
    socket.close();
  }, UNTAKEN_MS);
}

/** The early socket of this address, unless the server has refused or ended it; once. */
export function takeEarlySocket(address: string): EarlySocket | undefined {
  const early = page.comandaSocket;
  if (early?.address !== address) return undefined;
  delete page.comandaSocket;
  return early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}
