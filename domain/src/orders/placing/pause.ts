import { isUntilSwitchedBack } from '../../pubs/index.ts';
import type { OrderType } from '../facts/order-type-table.ts';
import { promiseMinutes } from '../times/promise.ts';

/** Until when a pub takes no new orders of a type, ISO 8601 in UTC; null while it takes them. */
export type PausedUntil = Readonly<Record<OrderType, string | null>>;

/** How much longer everything takes, and until when; after that time the minutes do not count. */
export type Busy = { readonly minutes: number; readonly until: string | null };

/** The minutes by which a busy pub can be late; every one fits the steps of the promised minutes. */
export const busyMinutes = [10, 15, 20, 30, 45, 60] as const;

/** The next opening of a pub that opens once a week is the farthest end that a person chooses. */
const MOST_DAYS = 8;
const DAY_MS = 24 * 60 * 60_000;

/** Whether a pause, or being busy, may end at this time: in the future and soon, or when it is switched back. */
export function isPossibleEnd(until: string, now: Date): boolean {
  if (isUntilSwitchedBack(until)) return true;
  const leftMs = new Date(until).getTime() - now.getTime();
  return leftMs > 0 && leftMs <= MOST_DAYS * DAY_MS;
}

/** The end of a state that has one and is not over. */
export function endIfAhead(until: string | null | undefined, now: Date): string | undefined {
  if (until === null || until === undefined) return undefined;
  return new Date(until).getTime() > now.getTime() ? until : undefined;
}

/** The minutes that are added to every promise now; 0 while the pub is not busy. */
export function addedMinutes({ minutes, until }: Busy, now: Date): number {
  return endIfAhead(until, now) === undefined ? 0 : minutes;
}

/** What a pub promises with one tap: its usual minutes, longer while it is busy, up to the most that it can promise. */
export function minutesToPromise(usualMinutes: number, busy: Busy, now: Date): number {
  return Math.min(usualMinutes + addedMinutes(busy, now), Math.max(...promiseMinutes));
}
