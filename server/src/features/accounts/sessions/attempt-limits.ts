import type { CallBody } from '@comanda/contract';
import type { FastifyRequest } from 'fastify';
import {
  byAddress,
  createLimiter,
  type RequestLimiter,
} from '../../../plumbing/http/limit-requests.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import { phoneToDelete } from '../clients/delete-client.ts';

/** The account that a request means, however it is spelled: with or without the roles named, or spaced. */
type AccountOf = (request: FastifyRequest) => string;

export const signInAccount: AccountOf = (request) => {
  const { as, email } = request.body as CallBody<'POST /api/auth/login'>;
  // Without `as` every role but a client's is tried, and one share of attempts is for all of them.
  return as === 'client' ? toE164(email) : email.trim().toLowerCase();
};

export const deletedAccount: AccountOf = (request) =>
  phoneToDelete((request.body as CallBody<'POST /api/client/delete-client'>).phone);

type Options = {
  readonly scale: number;
  readonly accountOf: AccountOf;
  /** What one address may try with one account in this many minutes. */
  readonly tries: number;
  readonly minutes: number;
};

/** What all addresses together may try with one account, as a multiple of what one address may. */
const ALL_ADDRESSES = 30;

/**
 * Bounds how often a password is guessed. An account is counted for each address, so that a stranger's
 * wrong guesses leave its owner's own share as it is; and, far wider, for all addresses together.
 */
export function createAttemptLimiter({
  scale,
  accountOf,
  tries,
  minutes,
}: Options): RequestLimiter {
  const ofAddress = createLimiter({
    scale,
    limit: { max: tries, minutes },
    by: (request) => `${byAddress(request)} ${accountOf(request)}`,
  });
  const ofAll = createLimiter({
    scale,
    limit: { max: tries * ALL_ADDRESSES, minutes },
    by: accountOf,
  });
  return (request) => {
    // What an address is refused anyway must not use up what is everybody's.
    ofAddress?.(request);
    ofAll?.(request);
  };
}
