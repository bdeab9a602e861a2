import type { CourierCancelReason } from '@comanda/domain/orders';

/** What a courier does with an order. */
export type CourierStep = 'reserve' | 'pick_up' | 'complete' | 'cancel' | 'release';

/** Why a courier cancels an order; `other` has words. */
export type CancelWhy = { readonly reason: CourierCancelReason; readonly text?: string };

/** A step that was taken, from the press of the button until the server has answered. */
export type QueuedAction = {
  /** The same however often it is sent: the server does it once. */
  readonly id: string;
  readonly courierID: number;
  readonly orderID: number;
  readonly step: CourierStep;
  /** Only of `cancel`; what an older program kept has none. */
  readonly why?: CancelWhy | undefined;
  /** ISO 8601: when the button was pressed. */
  readonly happenedAt: string;
  /** Whether it was sent in vain at least once: the courier has been told that it waits. */
  readonly hasWaited: boolean;
  /** Why the server would not have it; such a one is only kept to be read. */
  readonly refusal?: string;
};

/** In the order in which the buttons were pressed. */
export type Queue = readonly QueuedAction[];

export type QueueEvent =
  | { readonly kind: 'taken'; readonly action: QueuedAction }
  | { readonly kind: 'done' | 'delayed' | 'dismissed'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly code: string };

/** After one of these there is nothing left to do with the order. */
const LAST_STEPS: ReadonlySet<CourierStep> = new Set(['complete', 'cancel', 'release']);

/** A courier who pressed "take" long ago may have gone home since. */
const RESERVE_WAITS_MS = 10 * 60_000;
export const TOO_LATE = 'reserved_too_late';

const isWaiting = ({ refusal }: QueuedAction) => refusal === undefined;
const isOfSameOrder = (one: QueuedAction, other: QueuedAction) =>
  one.courierID === other.courierID && one.orderID === other.orderID;

function take(queue: Queue, action: QueuedAction): Queue {
  const before = queue.filter((one) => isOfSameOrder(one, action) && isWaiting(one));
  const isRepeated = before.some(({ step }) => step === action.step || LAST_STEPS.has(step));
  if (isRepeated) return queue;
  // Whoever goes on with the order has read what was refused before.
  return [...queue.filter((one) => isWaiting(one) || !isOfSameOrder(one, action)), action];
}

/** What followed it cannot be done either. One that never waited is told at once and not kept. */
function refuse(queue: Queue, id: string, code: string): Queue {
  const index = queue.findIndex((one) => one.id === id);
  const action = queue[index];
  if (!action) return queue;
  const rest = queue.filter(
    (one, at) => at < index || !isOfSameOrder(one, action) || !isWaiting(one),
  );
  return action.hasWaited ? [...rest, { ...action, refusal: code }] : rest;
}

/** The queue after something has happened to it. */
export function reduceQueue(queue: Queue, event: QueueEvent): Queue {
  if (event.kind === 'taken') return take(queue, event.action);
  if (event.kind === 'refused') return refuse(queue, event.id, event.code);
  if (event.kind === 'delayed') {
    return queue.map((one) => (one.id === event.id ? { ...one, hasWaited: true } : one));
  }
  return queue.filter(({ id }) => id !== event.id);
}

/** The one to send now: the first of this courier's. Another courier's wait for their own sign-in. */
export function nextToSend(queue: Queue, courierID: number): QueuedAction | undefined {
  return queue.find((one) => one.courierID === courierID && isWaiting(one));
}

/** Whether it no longer means what it meant when the button was pressed. */
export function isTooLate({ step, happenedAt }: QueuedAction, now: number): boolean {
  return step === 'reserve' && now - Date.parse(happenedAt) > RESERVE_WAITS_MS;
}

/** What waits for an order, and what was refused, each in its order. */
export function waitingOf(queue: Queue, courierID: number, orderID: number): Queue {
  return queue.filter(
    (one) => one.courierID === courierID && one.orderID === orderID && isWaiting(one),
  );
}

export function refusalsOf(queue: Queue, courierID: number): Queue {
  return queue.filter((one) => one.courierID === courierID && !isWaiting(one));
}

/** Whether an order has had its last step, as far as this phone knows. */
export function isFinishedBy(waiting: Queue): boolean {
  return waiting.some(({ step }) => LAST_STEPS.has(step));
}

/** The order's status as it will be: what was picked up without a line is on its way. */
export function statusAfter<Status extends string>(
  status: Status,
  waiting: Queue,
): Status | 'at_courier' {
  return waiting.some(({ step }) => step === 'pick_up') ? 'at_courier' : status;
}
