import type { WebSocket } from '@fastify/websocket';

/** A reader that leaves this much unread is gone or too slow: it comes back and gets everything anew. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** What may happen while the first message is loading; beyond it the load starts again. */
const MAX_WAITING = 1_000;

export const closeCodes = { restart: 1012, failed: 1011, gone: 4404, signedOut: 4401 } as const;

type Options<Event> = {
  readonly socket: WebSocket;
  /** The first message, everything at once. */
  readonly load: () => Promise<string>;
  /** One event for this reader; nothing when it is not theirs to see. */
  readonly render: (event: Event) => string | undefined;
  readonly onError: (error: unknown) => void;
  readonly maxBufferedBytes?: number;
};

export type LiveSocket<Event> = {
  /** Sends an event, after everything that was loaded before it. */
  deliver(event: Event): void;
  /** Sends everything anew. */
  refresh(): Promise<void>;
  close(code: number): void;
};

/**
 * One reader. Whoever makes it subscribes it first and then calls `refresh`: events that come while
 * everything is loading wait, so none is lost in between; the revisions make repetitions harmless.
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
      if (turn !== loads) return; // a later load knows more
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
