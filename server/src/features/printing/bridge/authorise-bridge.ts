import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import type { BridgeScope } from '../../../scopes.ts';
import type { Deps } from '../../../deps.ts';
import { findBridgeScope } from './queries.ts';

const BEARER = /^Bearer ([\w-]{43})$/;

/** The bridge whose token a request carries; refused without one, and once the pub has removed or replaced it. */
export async function authoriseBridge(
  { db }: Pick<Deps, 'db'>,
  { headers }: FastifyRequest,
): Promise<BridgeScope> {
  const [, token] = BEARER.exec(headers.authorization ?? '') ?? [];
  const scope = token === undefined ? undefined : await findBridgeScope(db, hashOf(token));
  if (!scope) throw new AppError('unauthorized');
  return scope;
}
