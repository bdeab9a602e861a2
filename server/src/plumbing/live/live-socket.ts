import type { WebSocket } from '@fastify/websocket';

/** A client with this much unread data is gone or too slow: it reconnects and receives everything again. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** The most events while the first message is loading; above it the socket closes and the client reconnects. */
const MAX_WAITING = 1_000;

export const closeCodes = { restart: 1012, failed: 1011, gone: 4404, signedOut: 4401 } as const;

type Options<Event> = {
  readonly socket: Pick<
    WebSocket,
    'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate' | 'close'
  >;
  /** The first message, with all data. */
  readonly load: () => Promise<string>;
  /** One event for this client; undefined when the client may not see it. */
  readonly render: (event: Event) => string | undefined;
  readonly onError: (error: unknown) => void;
  readonly maxBufferedBytes?: number;
};

export type LiveSocket<Event> = {
  /** Sends an event, after the loaded data. */
  deliver(event: Event): void;
  /** Sends everything again. */
  refresh(): Promise<void>;
  close(code: number): void;
};

/**
 * One client. The caller subscribes it first and then calls `refresh`: events that arrive during the load
 * wait, so none is lost in between; the revisions make repetitions harmless.
 */
export function createLiveSocket<Event>(options: Options<Event>): LiveSocket<Event> {
  const { socket, load, render, onError } = options;
  const maxBufferedBytes = options.maxBufferedBytes ?? MAX_BUFFERED_BYTES;
  let waiting: Event[] = [];
  let loads = 0;
  let isLoaded = false;

  function send(text: string | undefined): void {
    if (text === undefined || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else socket.send(text);
  }

  async function refresh(): Promise<void> {
    loads += 1;
    const turn = loads;
    isLoaded = false;
    try {
      const everything = await load();
      if (turn !== loads) return; // a later load is newer
      send(everything);
      isLoaded = true;
      const missed = waiting;
      waiting = [];
      for (const event of missed) send(render(event));
    } catch (error) {
      onError(error);
      socket.close(closeCodes.failed);
    }
  }

  return {
    deliver: (event) => {
      if (isLoaded) send(render(event));
      else if (waiting.push(event) > MAX_WAITING) socket.close(closeCodes.failed);
    },
    refresh,
    close: (code) => socket.close(code),
  };
}
