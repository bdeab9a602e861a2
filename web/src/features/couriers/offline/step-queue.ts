import type { CourierCancelReason } from '@comanda/domain/orders';
import type { QueueRules } from '../../../lib/offline/queue-sender.ts';
import { isWaiting, type Queued, type QueueEvent as Event } from '../../../lib/offline/queued.ts';

/** A courier's step on an order. */
export type CourierStep = 'reserve' | 'coming' | 'pick_up' | 'complete' | 'cancel' | 'release';

/** The cancel reason of a courier; `other` has a text. */
export type CourierReason = { readonly reason: CourierCancelReason; readonly text?: string };

/** What a courier adds to a step: to a cancellation its reason, to a completion the guest's code. */
export type StepDetails = { readonly why?: CourierReason; readonly code?: string };

/** A step, from the press of the button until the response. */
export type QueuedStep = Queued & {
  readonly courierID: number;
  readonly orderID: number;
  /** The number of the order and its pub; missing in entries of an older version. */
  readonly name?: string;
  readonly step: CourierStep;
  /** Only of `cancel`; missing in entries of an older version. */
  readonly why?: CourierReason | undefined;
  /** Only of `complete`, where the guest's code is asked. */
  readonly code?: string | undefined;
};

/** In the order of the presses. */
export type Queue = readonly QueuedStep[];

export type QueueEvent = Event<QueuedStep>;

/** The final steps of an order. */
const LAST_STEPS: ReadonlySet<CourierStep> = new Set(['complete', 'cancel', 'release']);

/** A reservation is dropped after this time: the courier may no longer be working. */
const RESERVE_WAITS_MS = 10 * 60_000;
export const TOO_LATE = 'reserved_too_late';

const isOfSameOrder = (one: QueuedStep, other: QueuedStep) =>
  one.courierID === other.courierID && one.orderID === other.orderID;

function add(queue: Queue, queued: QueuedStep): Queue {
  const before = queue.filter((one) => isOfSameOrder(one, queued) && isWaiting(one));
  const isRepeated = before.some(({ step }) => step === queued.step || LAST_STEPS.has(step));
  if (isRepeated) return queue;
  // A courier who continues with the order has read its earlier refusal.
  return [...queue.filter((one) => isWaiting(one) || !isOfSameOrder(one, queued)), queued];
}

/** Later steps of the order are removed too. A step that never waited is reported at once and not stored. */
function refuse(queue: Queue, id: string, code: string): Queue {
  const index = queue.findIndex((one) => one.id === id);
  const queued = queue[index];
  if (!queued) return queue;
  const rest = queue.filter(
    (one, at) => at < index || !isOfSameOrder(one, queued) || !isWaiting(one),
  );
  return queued.hasWaited ? [...rest, { ...queued, refusal: code }] : rest;
}

/** The queue after an event. */
export function reduceQueue(queue: Queue, event: QueueEvent): Queue {
  if (event.kind === 'added') return add(queue, event.queued);
  if (event.kind === 'refused') return refuse(queue, event.id, event.code);
  if (event.kind === 'delayed') {
    return queue.map((one) => (one.id === event.id ? { ...one, hasWaited: true } : one));
  }
  return queue.filter(({ id }) => id !== event.id);
}

/** The next step to send: this courier's first. Steps of another courier wait for their sign-in. */
export function nextToSend(queue: Queue, courierID: number): QueuedStep | undefined {
  return queue.find((one) => one.courierID === courierID && isWaiting(one));
}

/** Whether the step is a reservation that has waited too long. */
export function isTooLate({ step, happenedAt }: QueuedStep, now: number): boolean {
  return step === 'reserve' && now - Date.parse(happenedAt) > RESERVE_WAITS_MS;
}

export const stepRules: QueueRules<QueuedStep> = {
  nextToSend,
  refuseUnsent: (queued, now) => (isTooLate(queued, now) ? TOO_LATE : undefined),
  isAboutOwner: (code) => code === 'courier_not_found',
};

/** An order's queued steps and its refused ones, each in sequence. */
export function waitingOf(queue: Queue, courierID: number, orderID: number): Queue {
  return queue.filter(
    (one) => one.courierID === courierID && one.orderID === orderID && isWaiting(one),
  );
}

export function refusalsOf(queue: Queue, courierID: number): Queue {
  return queue.filter((one) => one.courierID === courierID && !isWaiting(one));
}

/** Whether the queued steps of an order include a final one. */
export function isFinishedBy(waiting: Queue): boolean {
  return waiting.some(({ step }) => LAST_STEPS.has(step));
}

const isOnItsWayAfter: Readonly<Partial<Record<CourierStep, true>>> = { pick_up: true };

/** The order's status after its queued steps: an order picked up offline is on its way. */
export function statusAfter<Status extends string>(
  status: Status,
  waiting: Queue,
): Status | 'at_courier' {
  return waiting.some(({ step }) => isOnItsWayAfter[step]) ? 'at_courier' : status;
}
