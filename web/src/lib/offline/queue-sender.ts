import type { CourierOrder } from '@comanda/contract/couriers';
import { ApiError, toApiError } from '../../../lib/api/api-error.ts';
import {
  isTooLate,
  nextToSend,
  TOO_LATE,
  type Queue,
  type QueuedStep,
  type QueueEvent,
} from './step-queue.ts';

/** The state of a step when the press is answered. */
export type Outcome = 'done' | 'refused' | 'waiting';

/** The sender's dependencies; a test passes its own. */
export type SenderEnvironment = {
  readonly store: {
    readonly readQueue: () => Promise<Queue>;
    readonly changeQueue: (event: QueueEvent) => Promise<Queue>;
  };
  /** Runs exclusively among all tabs of the browser. */
  readonly exclusively: (run: () => Promise<void>) => Promise<void>;
  /** Returns the current order; undefined when the response has none. */
  readonly send: (queued: QueuedStep) => Promise<CourierOrder | undefined>;
  readonly now: () => number;
  readonly onQueue: (queue: Queue) => void;
  readonly onDone: (queued: QueuedStep, order: CourierOrder | undefined) => void;
  readonly onRefused: (queued: QueuedStep, code: string) => void;
};

/** Final refusals; other errors are retried: no connection, an unavailable server, an expired session. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);
const isRefusal = ({ status, code }: ApiError) =>
  // This error is about the courier, not the step: it ends the session.
  REFUSALS.has(status) && code !== 'courier_not_found';

/** Sends the queued steps, once and in sequence, from one tab at a time. */
export class StepSender {
  readonly #environment: SenderEnvironment;
  readonly #outcomes = new Map<string, Outcome>();
  /** The courier whose steps are sent: set once the server has confirmed the sign-in. */
  #courierID: number | undefined;
  #draining: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(environment: SenderEnvironment) {
    this.#environment = environment;
  }

  /** Stores the step, then sends it and all steps before it. */
  async submit(queued: QueuedStep): Promise<Outcome> {
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

  /** From now on this courier's steps are sent; none when undefined. */
  serve(courierID: number | undefined): void {
    this.#courierID = courierID;
  }

  /** Sends queued steps until the queue is empty or the connection fails. */
  flush(): Promise<void> {
    // A pending run that has not begun yet will include all steps queued until then.
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
      // Read again each time: another tab may have sent or added a step.
      const queue = await this.#environment.store.readQueue();
      const courierID = this.#courierID;
      const queued = courierID === undefined ? undefined : nextToSend(queue, courierID);
      if (!queued || !(await this.#settle(queued))) return;
    }
  }

  /** Whether to continue with the next step. */
  async #settle(queued: QueuedStep): Promise<boolean> {
    if (isTooLate(queued, this.#environment.now())) {
      await this.#refuse(queued, TOO_LATE);
      return true;
    }
    const answer = await this.#environment.send(queued).then(
      (order) => ({ order }),
      (failure: unknown) => toApiError(failure),
    );
    if (!(answer instanceof ApiError)) {
      this.#outcomes.set(queued.id, 'done');
      await this.#change({ kind: 'done', id: queued.id });
      this.#environment.onDone(queued, answer.order);
      return true;
    }
    if (!isRefusal(answer)) {
      await this.#change({ kind: 'delayed', id: queued.id });
      return false;
    }
    await this.#refuse(queued, answer.code);
    return true;
  }

  async #refuse(queued: QueuedStep, code: string): Promise<void> {
    this.#outcomes.set(queued.id, 'refused');
    await this.#change({ kind: 'refused', id: queued.id, code });
    this.#environment.onRefused(queued, code);
  }

  async #change(event: QueueEvent): Promise<Queue> {
    const queue = await this.#environment.store.changeQueue(event);
    this.#environment.onQueue(queue);
    return queue;
  }
}
