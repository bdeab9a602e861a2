import type { OrderStatus } from '../facts/order-status.ts';
import { waitsForAnswer } from './promise.ts';

const MINUTE_MS = 60_000;

/** In minutes. */
export const unansweredLimits = { min: 1, max: 60 } as const;
/** In minutes: a shorter time would refuse orders of guests who only have a slow pub. */
export const refuseAfterLimits = { min: 5, max: 120 } as const;

type NewOrder = {
  readonly status: OrderStatus;
  readonly created_time: Date;
  /** The opening from which it waits for an answer, where nobody was there when it was placed. */
  readonly answer_from?: Date | null;
};

const waitsFrom = ({ created_time: placed, answer_from: from }: NewOrder): number =>
  (from ?? placed).getTime();

/**
 * The time at which the guest's page starts to say that the pub has not answered: `minutes` (a setting of the pub)
 * after the order was placed. Null once the status is no longer `not_handled`.
 */
export function unansweredAt(order: NewOrder, minutes: number): Date | null {
  if (order.status !== 'not_handled') return null;
  return new Date(waitsFrom(order) + minutes * MINUTE_MS);
}

/** The time at which the server cancels an unanswered order; null if the pub has not set `minutes` for that. */
export function refusedAt(order: NewOrder, minutes: number | null): Date | null {
  return minutes === null ? null : unansweredAt(order, minutes);
}

/** In minutes, for a pub that refuses nothing by itself. */
const HOLD_MINUTES = 30;

type HoldingPub = {
  readonly unanswered_minutes: number;
  readonly refuse_after_minutes: number | null;
};

/**
 * Until when an order without an answer holds the counted portions of its dishes: until the pub refuses it by itself, or
 * for as long as a guest may be waiting. Null of an answered order: what it has is cooked, or was given back.
 */
export function holdsUntil(order: NewOrder, pub: HoldingPub): Date | null {
  const { status } = order;
  if (!waitsForAnswer(status)) return null;
  // An order that a person has seen is not refused by itself.
  const refusedAfter = status === 'not_handled' ? pub.refuse_after_minutes : null;
  const minutes = refusedAfter ?? Math.max(HOLD_MINUTES, pub.unanswered_minutes);
  return new Date(waitsFrom(order) + minutes * MINUTE_MS);
}
