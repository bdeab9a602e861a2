import { PING, PONG, RESTART_CODE } from '@comanda/contract/wire';
import { closeQuietly } from '../../../lib/live/close-quietly.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** The server pings well within this; a socket that has been silent longer is dead, for example after a sleep. */
const SILENCE_MS = 75_000;

type Options = {
  readonly trackingToken: string;
  /** Handles a message; if it fails, the message is requested again on another connection. */
  readonly handle: (data: string) => Promise<void>;
  readonly onLive: (isLive: boolean) => void;
};

export type OrderConnection = {
  /** Connects now, even during a wait. */
  connect(): void;
  isOpen(): boolean;
  /** The message was perhaps not handled: connects again after a wait. */
  connectLater(): void;
  /** The next failure starts with the shortest wait again. */
  shortenWaits(): void;
};

function addressOf(trackingToken: string): string {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${window.location.host}/ws/client/order/${encodeURIComponent(trackingToken)}`;
}

/** One socket after another for one order; after each failure the wait is longer. */
export function createOrderConnection({ trackingToken, handle, onLive }: Options): OrderConnection {
  let wait = FIRST_WAIT_MS;
  let timer = 0;
  let silence = 0;
  let socket: WebSocket | undefined;

  const drop = (): void => {
    const old = socket;
    socket = undefined;
    if (old) closeQuietly(old);
  };
  const connectIn = (afterMs: number): void => {
    onLive(false);
    window.clearTimeout(timer);
    timer = window.setTimeout(connect, afterMs);
  };
  const connectLater = (): void => {
    connectIn(wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const fail = (): void => {
    drop();
    connectLater();
  };
  const listenOn = (): void => {
    window.clearTimeout(silence);
    silence = window.setTimeout(fail, SILENCE_MS);
  };
  const handleMessage = async (data: string): Promise<void> => {
    await handle(data);
    onLive(true);
    wait = FIRST_WAIT_MS;
  };
  function connect(): void {
    drop();
    window.clearTimeout(timer);
    const opened = new WebSocket(addressOf(trackingToken));
    socket = opened;
    listenOn();
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket !== opened) return;
      listenOn();
      // If the network fails between the message and its page, the next connection sends it again.
      if (data === PING) opened.send(PONG);
      else handleMessage(data).catch(fail);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      // The guests of a server that restarts come to the next one, not all at one moment.
      if (code === RESTART_CODE) connectIn(Math.random() * FIRST_WAIT_MS);
      else connectLater();
    });
  }
  return {
    connect,
    connectLater,
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    shortenWaits: () => {
      wait = FIRST_WAIT_MS;
    },
  };
}
