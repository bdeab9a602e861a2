import pg from 'pg';

/** The time limit for opening a connection over a network. */
export const CONNECT_TIMEOUT_MS = 4_000;
const END_LIMIT_MS = 1_000;
/** The kernel probes an idle connection at this interval and closes it after ten more seconds. */
const KEEP_ALIVE_MS = 5_000;

/**
 * How PostgreSQL handles a connection whose client has disappeared: ten seconds later its transaction is
 * rolled back and its locks are free. JIT is off: compiling takes a second where tables without statistics
 * look large, for statements of a millisecond.
 */
const SERVER_OPTIONS = [
  'jit=off',

  'tcp_keepalives_idle=5',
  'tcp_keepalives_interval=2',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=10000',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

export const networkSettings: pg.ClientConfig = {
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  options: SERVER_OPTIONS,
};

/** Breaks a connection: nothing is sent any more, and unanswered statements fail. */
export function breakConnection(client: pg.ClientBase, reason?: Error): void {
  if (client instanceof pg.Client) client.connection.stream.destroy(reason);
}

/**
 * A `pg` client that opens its connection within the limit or fails, and ends it within a second. By default
 * it waits for an answer, which never arrives over a silent network.
 */
export function timeLimitedClient(
  connectTimeoutMs: number,
): new (config?: pg.ClientConfig) => pg.Client {
  return class TimeLimitedClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      const connectionTimeoutMillis = { value: connectTimeoutMs, enumerable: true };
      // The pool hides the password from object spread.
      const own = Object.getOwnPropertyDescriptors(config);
      super(Object.defineProperties({}, { ...own, connectionTimeoutMillis }));
    }

    override end(): Promise<void>;
    override end(callback: (error: Error) => void): void;
    override end(callback?: (error: Error) => void): Promise<void> | undefined {
      const timer = setTimeout(() => breakConnection(this), END_LIMIT_MS).unref();
      this.once('end', () => clearTimeout(timer));
      if (!callback) return super.end();
      super.end(callback);
      return undefined;
    }
  };
}
