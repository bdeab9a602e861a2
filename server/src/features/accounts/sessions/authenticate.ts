import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Actor } from '../../../scopes.ts';
import { verifyAccessToken } from './access-tokens.ts';
import { findOpenSession, type OpenSession } from './queries.ts';

type FindSession = (id: number) => Promise<OpenSession | undefined>;

/** The token of a call (header `accesstoken`) or of a socket (query `access_token`). */
export function readAccessToken(request: FastifyRequest): string | undefined {
  const header = request.headers['accesstoken'];
  if (typeof header === 'string') return header;
  const { access_token: inQuery } = request.query as { access_token?: unknown };
  // Only a socket cannot send headers; the address of a call would appear in logs.
  return request.ws && typeof inQuery === 'string' ? inQuery : undefined;
}

/** The account of this token, if its session is still open. */
export async function authenticateToken(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  token: string,
  findSession?: FindSession,
): Promise<Actor | undefined> {
  const { clock, settings } = deps;
  const claims = await verifyAccessToken({ secrets: settings.tokenSecrets, clock }, token);
  if (!claims) return undefined;
  const { sessionId: id } = claims;
  const session = findSession
    ? await findSession(id)
    : await findOpenSession(deps.db, { id, now: clock.now() });
  if (!session || session.account_id !== claims.accountId) return undefined;
  const { entered_pub_id: pubId, entered_company_id: companyId } = session;
  return {
    accountId: session.account_id,
    role: session.role,
    sessionId: session.id,
    companyId: session.company_id ?? undefined,
    entered:
      pubId !== null && companyId !== null
        ? { pubId, companyId, until: session.expires_at }
        : undefined,
  };
}

/** The account of the caller; refuses a request without a valid token with `unauthorized`. */
export async function authenticate(
  deps: Deps,
  request: FastifyRequest,
  findSession?: FindSession,
): Promise<Actor> {
  const token = readAccessToken(request);
  const actor = token === undefined ? undefined : await authenticateToken(deps, token, findSession);
  if (!actor) throw new AppError('unauthorized');
  return actor;
}
