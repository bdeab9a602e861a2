import { PING, PONG, RESTART_CODE } from '@comanda/contract/wire';

export type LiveState = 'disconnected' | 'connecting' | 'connected' | 'error';

export type LiveSnapshot = {
  readonly state: LiveState;
  /** Since when the data on the screen may be old; undefined while connected. */
  readonly staleSince: number | undefined;
  /** Since when this connection has been open; undefined without one. */
  readonly connectedSince: number | undefined;
  /** The last attempt failed, and none has succeeded since. */
  readonly hasFailed?: boolean;
};

/** The part of a WebSocket that the client uses. */
export type LiveSocket = {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
};

/** The environment of the client; a test replaces it. */
export type LiveEnvironment = {
  readonly open: (address: string) => LiveSocket;
  readonly now: () => number;
  /** Calls at an interval, in a hidden tab too; the returned function stops it. */
  readonly tickEvery: (everyMs: number, run: () => void) => () => void;
  /** Calls once after a time, in a hidden tab too; the returned function stops it. */
  readonly runLater: (afterMs: number, run: () => void) => () => void;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Calls when the network may be back; the returned function stops it. */
  readonly onWake: (run: () => void) => () => void;
  /** Calls when the device has lost its network; the returned function stops it. */
  readonly onLost: (run: () => void) => () => void;
  /** Whether a reload now would lose no unsaved input and no open dialog. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
};

export type LiveOptions = {
  /** Returns the socket's address, with a fresh access token where one is needed. */
  readonly address: () => Promise<string>;
  readonly checkEveryMs: number;
  /** The page is reloaded after so many checks, or at the first later check that allows it. */
  readonly reloadAfterTicks: number;
};

/** A socket that was silent for this long is dead, whatever its state in the browser. */
const SILENCE_LIMIT_MS = 90_000;
/** The clients of a server that restarts come to the next one within this time, not all at one moment. */
const RESTART_SPREAD_MS = 1_000;

/** Maintains one live connection: opens it, answers its pings, reads its messages, reconnects. */
export class LiveClient<Message> {
  readonly #environment: LiveEnvironment;
  readonly #options: LiveOptions;
  #onMessage: (message: Message) => void = () => {};
  readonly #listeners = new Set<() => void>();
  #snapshot: LiveSnapshot;
  #socket: LiveSocket | undefined;
  #unsubscribe: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;
  /** A reload without a server would leave a page that does not load again. */
  #isServerThere = false;
  #ticks = 0;
  #receivedAt = 0;

  constructor(environment: LiveEnvironment, options: LiveOptions) {
    this.#environment = environment;
    this.#options = options;
    this.#snapshot = {
      state: 'disconnected',
      staleSince: environment.now(),
      connectedSince: undefined,
      hasFailed: false,
    };
  }

  readonly current = (): LiveSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(onMessage: (message: Message) => void): void {
    this.#onMessage = onMessage;
    if (this.#unsubscribe) return;
    const stopTicking = this.#environment.tickEvery(this.#options.checkEveryMs, this.#tick);
    const stopWaking = this.#environment.onWake(this.retry);
    const stopLosing = this.#environment.onLost(this.#lose);
    this.#unsubscribe = () => {
      stopTicking();
      stopWaking();
      stopLosing();
    };
    void this.#connect();
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#stopWaiting?.();
    this.#drop();
    this.#set('disconnected');
  }

  /** Reconnects now, if needed, instead of at the next check; not after the stop, when a late check may still come. */
  readonly retry = (): void => {
    if (!this.#unsubscribe) return;
    const { state } = this.#snapshot;
    if (state === 'error' || state === 'disconnected') void this.#connect();
    else if (
      state === 'connected' &&
      this.#environment.now() - this.#receivedAt > SILENCE_LIMIT_MS
    ) {
      this.#drop();
      void this.#connect();
    }
  };

  readonly #tick = (): void => {
    this.#ticks += 1;
    const isDue = this.#ticks >= this.#options.reloadAfterTicks;
    if (isDue && this.#isServerThere && this.#environment.mayReload()) {
      this.#ticks = 0;
      this.#environment.reload();
    } else this.retry();
  };

  /** A socket without a network reports nothing for a long time: the screen must not show that it is live. */
  readonly #lose = (): void => {
    if (this.#snapshot.state !== 'connected') return;
    this.#drop();
    this.#isServerThere = false;
    this.#set('error');
  };

  /** The server has asked for it, so the screen does not show a failure. */
  #reconnectSoon(): void {
    this.#drop();
    this.#isServerThere = false;
    this.#set('connecting');
    const waitMs = this.#environment.random() * RESTART_SPREAD_MS;
    this.#stopWaiting = this.#environment.runLater(waitMs, () => void this.#connect());
  }

  async #connect(): Promise<void> {
    this.#set('connecting');
    try {
      const address = await this.#options.address();
      this.#isServerThere = true;
      // It may have been stopped while the token was being refreshed.
      if (this.#unsubscribe && !this.#socket) this.#listen(this.#environment.open(address));
    } catch {
      this.#isServerThere = false;
      if (this.#unsubscribe) this.#set('error');
    }
  }

  #listen(socket: LiveSocket): void {
    this.#socket = socket;
    const fail = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#isServerThere = false;
      this.#set('error');
    };
    socket.onopen = () => {
      this.#receivedAt = this.#environment.now();
      this.#set('connected');
    };
    socket.onmessage = ({ data }) => {
      this.#receivedAt = this.#environment.now();
      if (data === PING) socket.send(PONG);
      else this.#read(data);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket && code === RESTART_CODE) this.#reconnectSoon();
      else fail();
    };
    socket.onerror = fail;
  }

  #read(data: unknown): void {
    let message: Message;
    try {
      // The server validates its messages against the contract's schema of this socket.
      message = JSON.parse(String(data)) as Message;
    } catch {
      return;
    }
    this.#onMessage(message);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.onerror = null;
    socket.close();
  }

  #set(state: LiveState): void {
    const now = this.#environment.now();
    const before = this.#snapshot;
    this.#snapshot =
      state === 'connected'
        ? { state, staleSince: undefined, connectedSince: now, hasFailed: false }
        : {
            state,
            staleSince: before.staleSince ?? now,
            connectedSince: undefined,
            hasFailed: state === 'error' || before.hasFailed === true,
          };
    for (const listener of this.#listeners) listener();
  }
}
