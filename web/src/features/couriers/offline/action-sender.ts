import type { CourierOrder } from '@comanda/contract/couriers';
import { ApiError, toApiError } from '../../../lib/api/api-error.ts';
import {
  isTooLate,
  nextToSend,
  TOO_LATE,
  type Queue,
  type QueuedAction,
  type QueueEvent,
} from './action-queue.ts';

/** What became of a step by the time that the button hears of it. */
export type Outcome = 'done' | 'refused' | 'waiting';

/** The world around the sender; a test brings its own. */
export type SenderWorld = {
  readonly store: {
    readonly readQueue: () => Promise<Queue>;
    readonly changeQueue: (event: QueueEvent) => Promise<Queue>;
  };
  /** Runs one at a time in all tabs of the browser. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  /** Gives the order as it is now; nothing where the answer carries none. */
  readonly send: (action: QueuedAction) => Promise<CourierOrder | undefined>;
  readonly now: () => number;
  readonly onQueue: (queue: Queue) => void;
  readonly onDone: (action: QueuedAction, order: CourierOrder | undefined) => void;
  readonly onRefused: (action: QueuedAction, code: string) => void;
};

/** Refused for good; anything else may pass by itself: no line, a server that is away, a session that ran out. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);
const isRefusal = ({ status, code }: ApiError) =>
  // Not the step is wrong but the courier: that ends the session.
  REFUSALS.has(status) && code !== 'courier_not_found';

/** Sends what waits, once and in its order, from one tab at a time. */
export class ActionSender {
  readonly #world: SenderWorld;
  readonly #outcomes = new Map<string, Outcome>();
  /** Whose steps are sent: known once the server has said who is signed in. */
  #courierID: number | undefined;
  #draining: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(world: SenderWorld) {
    this.#world = world;
  }

  /** Keeps the step, then sends it and whatever waits before it. */
  async take(action: QueuedAction): Promise<Outcome> {
    const queue = await this.#change({ kind: 'taken', action });
    // It waits already: the second press of the same button is none.
    if (!queue.some(({ id }) => id === action.id)) return 'waiting';
    await this.flush();
    const outcome = this.#outcomes.get(action.id);
    this.#outcomes.delete(action.id);
    if (outcome) return outcome;
    const left = await this.#world.store.readQueue();
    // Gone from the queue without an answer here: another tab has sent it.
    if (!left.some(({ id }) => id === action.id)) return 'done';
    await this.#change({ kind: 'delayed', id: action.id });
    return 'waiting';
  }

  /** From here on this courier's steps are sent; nobody's, without one. */
  serve(courierID: number | undefined): void {
    this.#courierID = courierID;
  }

  /** Sends what waits until nothing does, or until the line fails. */
  flush(): Promise<void> {
    // One that has not begun yet will see whatever is there by then.
    this.#next ??= this.#draining.then(() => {
      this.#next = undefined;
      return this.#world.alone(() => this.#drain());
    });
    // A storage that fails once must not stop what comes after.
    this.#draining = this.#next.catch(() => {});
    return this.#next;
  }

  async #drain(): Promise<void> {
    for (;;) {
      // Read anew each time: another tab may have sent it, or added one.
      const queue = await this.#world.store.readQueue();
      const courierID = this.#courierID;
      const action = courierID === undefined ? undefined : nextToSend(queue, courierID);
      if (!action || !(await this.#settle(action))) return;
    }
  }

  /** Whether the next one may be tried. */
  async #settle(action: QueuedAction): Promise<boolean> {
    if (isTooLate(action, this.#world.now())) {
      await this.#refuse(action, TOO_LATE);
      return true;
    }
    const answer = await this.#world.send(action).then(
      (order) => ({ order }),
      (failure: unknown) => toApiError(failure),
    );
    if (!(answer instanceof ApiError)) {
      this.#outcomes.set(action.id, 'done');
      await this.#change({ kind: 'done', id: action.id });
      this.#world.onDone(action, answer.order);
      return true;
    }
    if (!isRefusal(answer)) {
      await this.#change({ kind: 'delayed', id: action.id });
      return false;
    }
    await this.#refuse(action, answer.code);
    return true;
  }

  async #refuse(action: QueuedAction, code: string): Promise<void> {
    this.#outcomes.set(action.id, 'refused');
    await this.#change({ kind: 'refused', id: action.id, code });
    this.#world.onRefused(action, code);
  }

  async #change(event: QueueEvent): Promise<Queue> {
    const queue = await this.#world.store.changeQueue(event);
    this.#world.onQueue(queue);
    return queue;
  }
}
