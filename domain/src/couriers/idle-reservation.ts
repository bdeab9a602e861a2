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
  /** The start of the minutes: the time of the reservation, or of what restarted them. Null while nobody has reserved the order. */
  readonly idleSince: Date | null;
  /** The time of the release that the warning has named; null before the warning. */
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
 * Since when a courier could pick up an order and has not: since the reservation, but not before the order is ready, or
 * before the time for which the pub has promised it. Null without a reservation, and after the pick-up.
 */
export function idleFrom({ status, prepared, promisedAt, idleSince }: Reservation): Date | null {
  if (idleSince === null || status !== PENDING_PICKUP_STATUS) return null;
  return !prepared && promisedAt !== null && promisedAt > idleSince ? promisedAt : idleSince;
}

/**
 * The next step about a reserved order whose courier does nothing: a warning, and the release some minutes later. The
 * time that the warning has named stays, also when the pub changes its settings; a warning that is sent late moves the
 * release. Undefined when there is no next step.
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
