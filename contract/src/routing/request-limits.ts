import type { RequestLimit } from './route-spec.ts';

/** Reading and pricing: all guests of a full pub, behind its one address, looking at once. */
export const readingLimit = {
  perAddress: { max: 600, minutes: 1 },
} as const satisfies { perAddress: RequestLimit };

/** Somebody new is rare, and each costs a password's hash. */
export const newPubLimit = {
  perAddress: { max: 20, minutes: 10 },
} as const satisfies { perAddress: RequestLimit };

/** Decoding a picture takes a second of the machine; an evening's work on a menu is a hundred dishes. */
export const uploadLimits = {
  perAddress: { max: 240, minutes: 10 },
  perAccount: { max: 120, minutes: 10 },
} as const satisfies Record<string, RequestLimit>;

/** Sockets come back at once when a server restarts: every device of a pub, behind its one address. */
export const socketLimits = {
  perAddress: { max: 300, minutes: 1 },
  perAccount: { max: 60, minutes: 1 },
} as const satisfies Record<string, RequestLimit>;
