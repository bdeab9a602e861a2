import type pg from 'pg';
import { SilentConnectionError } from '../database-errors.ts';
import { breakConnection } from './time-limited-client.ts';

/** The time limit for the next answer of a suspected connection. */
const SUSPECT_LIMIT_MS = 2_000;

type Waiting = { client: pg.ClientBase; timer: NodeJS.Timeout | undefined; isAnswered: boolean };

type Options = {
  /** Longer than the database's own statement limit; 0 for none. */
  limitMs: number;
  onSilence?: () => void;
};

/**
 * Ends a connection with an unanswered statement. The database's own limit does not help when its answer does
 * not arrive, and a connection with an unanswered statement must not be used again.
 */
export class AnswerDeadline {
  readonly #options: Options;
  readonly #waiting = new Set<Waiting>();
  readonly #suspects = new WeakSet<pg.ClientBase>();

  constructor(options: Options) {
    this.#options = options;
  }

  async query(client: pg.ClientBase, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const { limitMs } = this.#options;
    const waiting: Waiting = { client, timer: undefined, isAnswered: false };
    this.#waiting.add(waiting);
    const isSuspect = this.#suspects.has(client);
    this.#arm(waiting, isSuspect ? Math.min(limitMs, SUSPECT_LIMIT_MS) : limitMs);
    try {
      return await client.query(statement);
    } finally {
      waiting.isAnswered = true;
      clearTimeout(waiting.timer);
      this.#waiting.delete(waiting);
      this.#suspects.delete(client);
    }
  }

  /** The running statement of this connection, or else its next one, gets the short limit. */
  suspect(client: pg.ClientBase): void {
    this.#suspects.add(client);
    const limitMs = Math.min(this.#options.limitMs, SUSPECT_LIMIT_MS);
    for (const waiting of this.#waiting) if (waiting.client === client) this.#arm(waiting, limitMs);
  }

  #arm(waiting: Waiting, limitMs: number): void {
    clearTimeout(waiting.timer);
    if (limitMs === 0) return;
    waiting.timer = setTimeout(() => {
      // After a pause of this process its timers run first, so data that has already arrived is read before
      // giving up.
      setImmediate(() => this.#giveUp(waiting, limitMs));
    }, limitMs);
  }

  #giveUp({ client, isAnswered }: Waiting, limitMs: number): void {
    if (isAnswered) return;
    breakConnection(client, new SilentConnectionError(limitMs));
    this.#options.onSilence?.();
  }
}
