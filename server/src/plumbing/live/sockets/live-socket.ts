import { RESTART_CODE } from '@comanda/contract/wire';
import type { WebSocket } from '@fastify/websocket';

/**
 * A client with this much unread data is gone or too slow: it reconnects and receives everything again. The
 * first message is not counted: of a large pub it is larger, and would be so again on the next connection.
 */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** The most events while the first message is loading; above it the socket closes and the client reconnects. */
const MAX_WAITING = 1_000;

export const closeCodes = {
  restart: RESTART_CODE,
  failed: 1011,
  gone: 4404,
  signedOut: 4401,
} as const;

type Options<Event> = {
  readonly socket: Pick<
    WebSocket,
    'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate' | 'close'
  >;
  /** The first message, with all data. */
  readonly load: () => Promise<string>;
  /** One event for this client; undefined when the client may not see it. */
  readonly render: (event: Event) => string | undefined;
  readonly maxBufferedBytes?: number;
};

/** The same for all clients. */
type ReaderWatch = {
  readonly onError: (error: unknown) => void;
  /** A client was ended because it was too slow. */
  readonly onDropped: () => void;
};

export type LiveSocket<Event> = {
  /** Sends an event, after the loaded data. */
  deliver(event: Event): void;
  /** Sends everything again. */
  refresh(): Promise<void>;
  close(code: number): void;
};

/** The state of one client: a class, so that its methods are shared by all clients. */
class Reader<Event> implements LiveSocket<Event> {
  readonly #options: Options<Event>;
  /** The events that arrive during a load; undefined when everything is loaded. */
  #waiting: Event[] | undefined = [];
  #loads = 0;
  /** The size of the first message until the client has taken it, then 0. */
  #uncountedBytes = 0;

  readonly #watch: ReaderWatch;

  constructor(options: Options<Event>, watch: ReaderWatch) {
    this.#options = options;
    this.#watch = watch;
  }

  /** Ends a client that has left more unread than it may. */
  #canTake(uncountedBytes: number): boolean {
    const { socket, maxBufferedBytes = MAX_BUFFERED_BYTES } = this.#options;
    if (socket.readyState !== socket.OPEN) return false;
    const isTooSlow = socket.bufferedAmount - uncountedBytes > maxBufferedBytes;
    if (isTooSlow) {
      this.#watch.onDropped();
      socket.terminate();
    }
    return !isTooSlow;
  }

  #send(text: string | undefined): void {
    if (text !== undefined && this.#canTake(this.#uncountedBytes)) this.#options.socket.send(text);
  }

  /** At most one such message is unread: a client that has not taken the last one must have room for it too. */
  #sendEverything(text: string, turn: number): void {
    if (!this.#canTake(0)) return;
    const { socket } = this.#options;
    const before = socket.bufferedAmount;
    socket.send(text, () => {
      if (turn === this.#loads) this.#uncountedBytes = 0;
    });
    this.#uncountedBytes = socket.bufferedAmount - before;
  }

  async refresh(): Promise<void> {
    const { socket, load, render } = this.#options;
    this.#loads += 1;
    const turn = this.#loads;
    this.#waiting ??= [];
    try {
      const everything = await load();
      if (turn !== this.#loads) return; // a later load is newer
      this.#sendEverything(everything, turn);
      const missed = this.#waiting;
      this.#waiting = undefined;
      for (const event of missed) this.#send(render(event));
    } catch (error) {
      this.#watch.onError(error);
      socket.close(closeCodes.failed);
    }
  }

  deliver(event: Event): void {
    const { socket, render } = this.#options;
    if (!this.#waiting) this.#send(render(event));
    else if (this.#waiting.push(event) > MAX_WAITING) socket.close(closeCodes.failed);
  }

  close(code: number): void {
    this.#options.socket.close(code);
  }
}

/**
 * One client. The caller subscribes it first and then calls `refresh`: events that arrive during the load
 * wait, so none is lost in between; the revisions make repetitions harmless.
 */
export function createLiveSocket<Event>(
  options: Options<Event>,
  watch: ReaderWatch,
): LiveSocket<Event> {
  return new Reader(options, watch);
}
