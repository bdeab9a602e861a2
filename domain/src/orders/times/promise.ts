import { accept, refuse, type Accepted, type Refusal } from '../../refusal/index.ts';
import { hasCourier, type OrderType } from '../facts/order-type-table.ts';
import { isInProcess, type OrderStatus } from '../facts/order-status.ts';

const MINUTE_MS = 60_000;
const STEP_MINUTES = 5;
const MOST_MINUTES = 90;
const LEAST_MINUTES = 10;

/** The minutes that a pub can promise: 10, 15, … 90. */
export const promiseMinutes: readonly number[] = Array.from(
  { length: (MOST_MINUTES - LEAST_MINUTES) / STEP_MINUTES + 1 },
  (_, index) => LEAST_MINUTES + index * STEP_MINUTES,
);

/** What a new pub promises with one tap, until it chooses its own minutes. */
export const DEFAULT_USUAL_MINUTES = {
  delivery: 30,
  in_place: 20,
  pick_up: 20,
} as const satisfies Record<OrderType, number>;

/** Why a promised time moved to a later one, for the guest to read. */
export const promiseReasons = ['too_busy', 'takes_longer', 'courier_is_late', 'by_guest'] as const;
export type PromiseReason = (typeof promiseReasons)[number];

/** The reasons that are offered for an order of a type: without a courier none is late. */
export function promiseReasonsFor(orderType: OrderType): PromiseReason[] {
  return promiseReasons.filter((reason) => reason !== 'courier_is_late' || hasCourier[orderType]);
}

/** When an order is ready that is promised now. */
export function promisedTime(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether a pub accepts an order of this status with a time. */
export function waitsForAnswer(status: OrderStatus): boolean {
  return status === 'not_handled' || status === 'handled';
}

/** Whether the kitchen works for an order of this status: it is accepted, and not finished. */
export function isCooked(status: OrderStatus): boolean {
  return isInProcess(status) && !waitsForAnswer(status);
}

type Moving = {
  readonly before: Date | null;
  readonly after: Date;
  readonly reason: PromiseReason | undefined;
};

/** A guest who has to wait longer reads why; an earlier time needs no reason. */
export function refusePromise({
  before,
  after,
  reason,
}: Moving): Accepted<undefined> | Refusal<'promise_reason_is_required'> {
  const isLater = before !== null && after.getTime() > before.getTime();
  return isLater && reason === undefined ? refuse('promise_reason_is_required') : accept(undefined);
}

/** Of a courier in a town, stops and one-way streets included. */
const METRES_A_MINUTE = 300;
/** Streets are this much longer than the straight line. */
const DETOUR = 1.4;
/** From the finished dish into the courier's bag, and from the street to the guest's door. */
const HAND_OVER_MINUTES = 5;
/** For a pub without a location. */
const UNKNOWN_ROAD_MINUTES = 20;
const WINDOW_MINUTES = 15;

/** From the pub to the door, from the finished dish on. */
export function roadMinutes(distanceMetres: number | null): number {
  if (distanceMetres === null) return UNKNOWN_ROAD_MINUTES;
  return HAND_OVER_MINUTES + (distanceMetres * DETOUR) / METRES_A_MINUTE;
}

/**
 * The times between which a delivery is with its guest, when it is ready as promised: whole five minutes. `zoneMinutes`
 * are those by which the way into its zone takes longer.
 */
export function arrivalWindow(
  promisedAt: Date,
  distanceMetres: number | null,
  zoneMinutes = 0,
): { readonly from: Date; readonly to: Date } {
  const stepMs = STEP_MINUTES * MINUTE_MS;
  const arrivesMs = promisedAt.getTime() + (roadMinutes(distanceMetres) + zoneMinutes) * MINUTE_MS;
  const from = Math.ceil(arrivesMs / stepMs) * stepMs;
  return { from: new Date(from), to: new Date(from + WINDOW_MINUTES * MINUTE_MS) };
}

/** When a delivery has to be ready to be with its guest at a time: a whole minute. */
export function readyToArrive(at: Date, distanceMetres: number | null, zoneMinutes: number): Date {
  const readyMs = at.getTime() - (roadMinutes(distanceMetres) + zoneMinutes) * MINUTE_MS;
  return new Date(Math.floor(readyMs / MINUTE_MS) * MINUTE_MS);
}
