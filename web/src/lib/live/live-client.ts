export type LiveState = 'disconnected' | 'connecting' | 'connected' | 'error';

export type LiveSnapshot = {
  readonly state: LiveState;
  /** Since when what is on the screen may be old; nothing while connected. */
  readonly staleSince: number | undefined;
  /** Since when this connection has been open; nothing without one. */
  readonly connectedSince: number | undefined;
};

/** The part of a WebSocket that the client uses. */
export type LiveSocket = {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
};

/** The world around the client; a test brings its own. */
export type LiveWorld = {
  readonly open: (address: string) => LiveSocket;
  readonly now: () => number;
  readonly setInterval: (run: () => void, everyMs: number) => number;
  readonly clearInterval: (timer: number) => void;
  readonly reload: () => void;
};

export type LiveOptions = {
  /** Gives the socket's address, with a fresh access token where one is needed. */
  readonly address: () => Promise<string>;
  readonly checkEveryMs: number;
  /** The page is loaded anew after so many checks. */
  readonly reloadAfterTicks: number;
};

const PING = 'PING';
const PONG = 'PONG';

/** A socket that was silent for so long is dead, whatever the browser thinks. */
const SILENCE_LIMIT_MS = 90_000;

/** Keeps one live connection: opens it, answers its pings, reads its messages, mends it. */
export class LiveClient<Message> {
  readonly #world: LiveWorld;
  readonly #options: LiveOptions;
  #onMessage: (message: Message) => void = () => {};
  readonly #listeners = new Set<() => void>();
  #snapshot: LiveSnapshot;
  #socket: LiveSocket | undefined;
  #timer: number | undefined;
  #ticks = 0;
  #heardAt = 0;

  constructor(world: LiveWorld, options: LiveOptions) {
    this.#world = world;
    this.#options = options;
    this.#snapshot = {
      state: 'disconnected',
      staleSince: world.now(),
      connectedSince: undefined,
    };
  }

  readonly current = (): LiveSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(onMessage: (message: Message) => void): void {
    this.#onMessage = onMessage;
    if (this.#timer !== undefined) return;
    this.#timer = this.#world.setInterval(() => {
      this.#check();
    }, this.#options.checkEveryMs);
    void this.#connect();
  }

  stop(): void {
    if (this.#timer !== undefined) this.#world.clearInterval(this.#timer);
    this.#timer = undefined;
    this.#drop();
    this.#set('disconnected');
  }

  #check(): void {
    this.#ticks += 1;
    if (this.#ticks >= this.#options.reloadAfterTicks) {
      this.#ticks = 0;
      this.#world.reload();
      return;
    }
    const { state } = this.#snapshot;
    if (state === 'error' || state === 'disconnected') void this.#connect();
    else if (state === 'connected' && this.#world.now() - this.#heardAt > SILENCE_LIMIT_MS) {
      this.#drop();
      void this.#connect();
    }
  }

  async #connect(): Promise<void> {
    this.#set('connecting');
    try {
      const address = await this.#options.address();
      // It may have been stopped while the token was on its way.
      if (this.#timer !== undefined && !this.#socket) this.#listen(this.#world.open(address));
    } catch {
      if (this.#timer !== undefined) this.#set('error');
    }
  }

  #listen(socket: LiveSocket): void {
    this.#socket = socket;
    const fail = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#set('error');
    };
    socket.onopen = () => {
      this.#heardAt = this.#world.now();
      this.#set('connected');
    };
    socket.onmessage = ({ data }) => {
      this.#heardAt = this.#world.now();
      if (data === PING) socket.send(PONG);
      else this.#read(data);
    };
    socket.onclose = fail;
    socket.onerror = fail;
  }

  #read(data: unknown): void {
    let message: Message;
    try {
      // The server checks what it sends against the contract's schema of this socket.
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
    const now = this.#world.now();
    this.#snapshot =
      state === 'connected'
        ? { state, staleSince: undefined, connectedSince: now }
        : { state, staleSince: this.#snapshot.staleSince ?? now, connectedSince: undefined };
    for (const listener of this.#listeners) listener();
  }
}
