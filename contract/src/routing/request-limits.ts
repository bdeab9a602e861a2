import type { RequestLimit, RouteSpec } from './route-spec.ts';

/** Reading and pricing: all guests of a full pub may share its one address. */
export const readingLimit = {
  perAddress: { max: 600, minutes: 1, isOfEachProcess: true },
} as const satisfies { perAddress: RequestLimit };

/** The secret of a refresh cookie is too long to guess. */
export const sessionLimit = {
  perAddress: { max: 300, minutes: 1, isOfEachProcess: true },
} as const satisfies { perAddress: RequestLimit };

/** The calls of an account without a limit of their own, together: a venue's whole staff may use one account. */
export const signedInLimit = {
  max: 1200,
  minutes: 1,
  isOfEachProcess: true,
} as const satisfies RequestLimit;

/** Registrations are rare, and each computes a password hash. */
export const newPubLimit = {
  perAddress: { max: 20, minutes: 10 },
} as const satisfies { perAddress: RequestLimit };

/** Decoding a picture takes the machine a second; an evening's work on a menu is a hundred dishes. */
export const uploadLimits = {
  perAddress: { max: 240, minutes: 10 },
  perAccount: { max: 120, minutes: 10 },
} as const satisfies Record<string, RequestLimit>;

/** All sockets reconnect when a server restarts: every device of a pub, behind its one address. */
export const socketLimits = {
  perAddress: { max: 300, minutes: 1, isOfEachProcess: true },
  perAccount: { max: 60, minutes: 1, isOfEachProcess: true },
} as const satisfies Record<string, RequestLimit>;

/** A body of this size counts as one more request: a guest's basket and a form are far smaller. */
export const BYTES_OF_A_REQUEST = 4 * 1024;

/** Calls that cost as much or more are worked on one after the other, of one address or account. */
export const HEAVY_COST = 5;

/**
 * How many requests one call counts as: what its contract says, and more for a long body, which is longer to read and
 * has more to be priced, compared or stored. Files have limits of their own.
 */
export function costOfCall(
  { cost = 1, upload }: Pick<RouteSpec, 'cost' | 'upload'>,
  bytes: number,
): number {
  return upload === undefined ? cost + Math.floor(bytes / BYTES_OF_A_REQUEST) : cost;
}
