import { PENDING_PICKUP_STATUS, type OrderStatus } from '../orders/facts/order-status.ts';

const MINUTE_MS = 60_000;

/** In minutes: the bounds of a pub's settings. Null instead of `release` is never. */
export const idleLimits = {
  warn: { min: 5, max: 60 },
  release: { min: 10, max: 120 },
} as const;

/** In minutes: a warned courier has at least this long to answer. */
const MIN_TO_ANSWER = 5;

/** How often a courier may say of one order that they are coming; then only picking up helps. */
export const MAX_COMING = 3;

export type Reservation = {
  readonly status: OrderStatus;
  readonly prepared: boolean;
  readonly promisedAt: Date | null;
  /** Of the reservation, or of what started the time again; null of an order that nobody has reserved. */
  readonly idleSince: Date | null;
  /** When it is released, as its courier has been told; null before the warning. */
  readonly releaseAt: Date | null;
};

export type IdleSettings = {
  readonly warnMinutes: number;
  /** Null for a pub that never releases. */
  readonly releaseMinutes: number | null;
};

export type IdleStep =
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'warn'; readonly releaseAt: Date }
  | { readonly kind: 'release'; readonly minutes: number };

const later = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * MINUTE_MS);

/**
 * From when on a courier could have picked up and has not: since they reserved, but not before the pub has the order
 * ready or has promised to. Null where nobody has reserved it, and from the pick-up on.
 */
export function idleFrom({ status, prepared, promisedAt, idleSince }: Reservation): Date | null {
  if (idleSince === null || status !== PENDING_PICKUP_STATUS) return null;
  return !prepared && promisedAt !== null && promisedAt > idleSince ? promisedAt : idleSince;
}

/**
 * What is due of a reserved order whose courier does nothing: a warning, some minutes later the release. What the courier
 * was told stays, whatever the pub sets meanwhile, and a warning that comes late moves the release. Undefined when
 * nothing is ever due.
 */
export function idleStep(
  reservation: Reservation,
  { warnMinutes, releaseMinutes }: IdleSettings,
  now: Date,
): IdleStep | undefined {
  const from = idleFrom(reservation);
  if (from === null) return undefined;
  const { releaseAt } = reservation;
  if (releaseAt !== null) {
    if (now < releaseAt) return { kind: 'wait', until: releaseAt };
    return { kind: 'release', minutes: Math.round((now.getTime() - from.getTime()) / MINUTE_MS) };
  }
  if (releaseMinutes === null) return undefined;
  const warnAfter = Math.min(warnMinutes, releaseMinutes - MIN_TO_ANSWER);
  const warnAt = later(from, warnAfter);
  if (now < warnAt) return { kind: 'wait', until: warnAt };
  return { kind: 'warn', releaseAt: later(now, releaseMinutes - warnAfter) };
}
