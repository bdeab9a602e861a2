import type pg from 'pg';
import { SilentConnectionError } from '../database-errors.ts';
import { breakConnection } from './prompt-client.ts';

/** How long a connection under suspicion may take for its next answer. */
const SUSPECT_LIMIT_MS = 2_000;

type Waiting = { client: pg.ClientBase; timer: NodeJS.Timeout | undefined; isAnswered: boolean };

type Options = {
  /** Longer than the database's own limit for a statement; 0 for none. */
  limitMs: number;
  onSilence?: () => void;
};

/**
 * Ends a connection that leaves a statement unanswered. The database's own limit is of no use when its
 * answer does not arrive, and a connection with an unanswered statement must not be used again.
 */
export class AnswerDeadline {
  readonly #options: Options;
  readonly #waiting = new Set<Waiting>();
  readonly #suspects = new WeakSet<pg.ClientBase>();

  constructor(options: Options) {
    this.#options = options;
  }

  async query(
    client: pg.ClientBase,
    text: string,
    values: unknown[] = [],
  ): Promise<pg.QueryResult> {
    const { limitMs } = this.#options;
    const waiting: Waiting = { client, timer: undefined, isAnswered: false };
    this.#waiting.add(waiting);
    const isSuspect = this.#suspects.has(client);
    this.#arm(waiting, isSuspect ? Math.min(limitMs, SUSPECT_LIMIT_MS) : limitMs);
    try {
      return await client.query(text, values);
    } finally {
      waiting.isAnswered = true;
      clearTimeout(waiting.timer);
      this.#waiting.delete(waiting);
      this.#suspects.delete(client);
    }
  }

  /** What this connection was asked must be answered soon, and if nothing was asked, what comes next. */
  suspect(client: pg.ClientBase): void {
    this.#suspects.add(client);
    const limitMs = Math.min(this.#options.limitMs, SUSPECT_LIMIT_MS);
    for (const waiting of this.#waiting) if (waiting.client === client) this.#arm(waiting, limitMs);
  }

  #arm(waiting: Waiting, limitMs: number): void {
    clearTimeout(waiting.timer);
    if (limitMs === 0) return;
    waiting.timer = setTimeout(() => {
      // After a pause of this process its timers come first: what has arrived meanwhile is read before.
      setImmediate(() => this.#giveUp(waiting, limitMs));
    }, limitMs);
  }

  #giveUp({ client, isAnswered }: Waiting, limitMs: number): void {
    if (isAnswered) return;
    breakConnection(client, new SilentConnectionError(limitMs));
    this.#options.onSilence?.();
  }
}
