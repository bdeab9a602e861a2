import type { CallBody } from '@comanda/contract';
import type { FastifyRequest } from 'fastify';
import {
  byAddress,
  type RequestLimiter,
  type RequestLimits,
} from '../../../plumbing/limits/request-limits.ts';
import { toE164 } from '../../../plumbing/phones.ts';

/** The account that a request names, in any spelling: with or without roles, or with spaces. */
export type AccountOf = (request: FastifyRequest) => string;

export const signInAccount: AccountOf = (request) => {
  const { as, email } = request.body as CallBody<'POST /api/auth/login'>;
  // Without `as` every role except a client's is tried, and one limit counts the attempts for all of them.
  return as === 'client' ? toE164(email) : email.trim().toLowerCase();
};

type Options = {
  /** Of the call, for the counts. */
  readonly name: string;
  readonly accountOf: AccountOf;
  /** The limit of attempts of one address at one account in this many minutes. */
  readonly tries: number;
  readonly minutes: number;
};

/** The limit of all addresses together at one account, as a multiple of one address's. */
const ALL_ADDRESSES = 30;

/**
 * Limits how often a password is guessed. Attempts are counted per account and address, so that another
 * person's wrong guesses do not use up its owner's attempts, and with a far higher limit for all addresses
 * together.
 */
export function createAttemptLimiter(
  limits: RequestLimits,
  { name, accountOf, tries, minutes }: Options,
): RequestLimiter {
  const ofAddress = limits.create({
    name: `${name} of an address`,
    limit: { max: tries, minutes },
    by: (request) => `${byAddress(request)} ${accountOf(request)}`,
  });
  const ofAll = limits.create({
    name: `${name} of all addresses`,
    limit: { max: tries * ALL_ADDRESSES, minutes },
    by: accountOf,
  });
  return async (request) => {
    // A request that its address's limit refuses must not use up the common limit.
    await ofAddress?.(request);
    await ofAll?.(request);
  };
}
