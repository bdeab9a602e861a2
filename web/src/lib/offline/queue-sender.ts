import { ApiError, toApiError } from '../api/api-error.ts';
import type { Queued, QueueEvent } from './queued.ts';

/** The state of a write when the press is answered. */
export type Outcome = 'done' | 'refused' | 'waiting';

export type QueueStore<One extends Queued> = {
  readonly readQueue: () => Promise<readonly One[]>;
  readonly changeQueue: (event: QueueEvent<One>) => Promise<readonly One[]>;
};

/** What the writes of one queue have of their own. */
export type QueueRules<One extends Queued> = {
  /** The next write of this owner to send. */
  readonly nextToSend: (queue: readonly One[], ownerID: number) => One | undefined;
  /** The code with which a write is refused without being sent. */
  readonly refuseUnsent: (queued: One, now: number) => string | undefined;
  /** Whether a refusal is about the owner's session and not about the write, which waits then. */
  readonly isAboutOwner: (code: string) => boolean;
};

export type SendQueued<One extends Queued, Answer> = (queued: One) => Promise<Answer>;

/** The sender's dependencies; a test passes its own. */
export type SenderEnvironment<One extends Queued, Answer> = {
  readonly store: QueueStore<One>;
  readonly rules: QueueRules<One>;
  /** Runs exclusively among all tabs of the browser. */
  readonly exclusively: (run: () => Promise<void>) => Promise<void>;
  readonly send: SendQueued<One, Answer>;
  readonly now: () => number;
  readonly onQueue: (queue: readonly One[]) => void;
  readonly onDone: (queued: One, answer: Answer) => void;
  readonly onRefused: (queued: One, code: string) => void;
};

/** Final refusals; other errors are retried: no connection, an unavailable server, an expired session. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);

/** Sends the queued writes, once and in sequence, from one tab at a time. */
export class QueueSender<One extends Queued, Answer> {
  readonly #environment: SenderEnvironment<One, Answer>;
  readonly #outcomes = new Map<string, Outcome>();
  /** Whose writes are sent: set once the server has confirmed the sign-in. */
  #ownerID: number | undefined;
  #draining: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(environment: SenderEnvironment<One, Answer>) {
    this.#environment = environment;
  }

  /** Stores the write, then sends it and all writes before it. */
  async submit(queued: One): Promise<Outcome> {
    const queue = await this.#change({ kind: 'added', queued });
    // It is queued already: a second press of the same button adds none.
    if (!queue.some(({ id }) => id === queued.id)) return 'waiting';
    await this.flush();
    const outcome = this.#outcomes.get(queued.id);
    this.#outcomes.delete(queued.id);
    if (outcome) return outcome;
    const remaining = await this.#environment.store.readQueue();
    // Removed from the queue without a response here: another tab has sent it.
    if (!remaining.some(({ id }) => id === queued.id)) return 'done';
    await this.#change({ kind: 'delayed', id: queued.id });
    return 'waiting';
  }

  /** From now on this owner's writes are sent; none when undefined. */
  serve(ownerID: number | undefined): void {
    this.#ownerID = ownerID;
  }

  /** Sends queued writes until the queue is empty or the connection fails. */
  flush(): Promise<void> {
    // A pending run that has not begun yet will include all writes queued until then.
    this.#next ??= this.#draining.then(() => {
      this.#next = undefined;
      return this.#environment.exclusively(() => this.#drain());
    });
    // One storage error must not stop later runs.
    this.#draining = this.#next.catch(() => {});
    return this.#next;
  }

  async #drain(): Promise<void> {
    for (;;) {
      // Read again each time: another tab may have sent or added a write.
      const queue = await this.#environment.store.readQueue();
      const ownerID = this.#ownerID;
      const { nextToSend } = this.#environment.rules;
      const queued = ownerID === undefined ? undefined : nextToSend(queue, ownerID);
      if (!queued || !(await this.#settle(queued))) return;
    }
  }

  /** Whether to continue with the next write. */
  async #settle(queued: One): Promise<boolean> {
    const { rules, now, send } = this.#environment;
    const unsent = rules.refuseUnsent(queued, now());
    if (unsent !== undefined) {
      await this.#refuse(queued, unsent);
      return true;
    }
    const answer = await send(queued).then(
      (value) => ({ value }),
      (failure: unknown) => toApiError(failure),
    );
    if (!(answer instanceof ApiError)) {
      this.#outcomes.set(queued.id, 'done');
      // First the answer: a screen must not show for a moment the state before the write.
      this.#environment.onDone(queued, answer.value);
      await this.#change({ kind: 'done', id: queued.id });
      return true;
    }
    if (!REFUSALS.has(answer.status) || rules.isAboutOwner(answer.code)) {
      await this.#change({ kind: 'delayed', id: queued.id });
      return false;
    }
    await this.#refuse(queued, answer.code);
    return true;
  }

  async #refuse(queued: One, code: string): Promise<void> {
    this.#outcomes.set(queued.id, 'refused');
    await this.#change({ kind: 'refused', id: queued.id, code });
    this.#environment.onRefused(queued, code);
  }

  async #change(event: QueueEvent<One>): Promise<readonly One[]> {
    const queue = await this.#environment.store.changeQueue(event);
    this.#environment.onQueue(queue);
    return queue;
  }
}
