import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import { signAccessToken } from './access-tokens.ts';
import {
  findOpenSession,
  findRefreshToken,
  updateSessionExpiry,
  consumeRefreshToken,
} from './queries.ts';
import { endSession, issueRefreshToken, sessionEnd, type StartedSession } from './sessions.ts';

/** Two tabs that refresh at the same moment send the same value; a thief uses it later than this. */
const SAME_MOMENT_MS = 10_000;

type Rotation = { outcome: 'rotated'; session: StartedSession } | { outcome: 'expired' | 'reused' };

async function rotate(deps: Deps, connection: Connection, refreshToken: string): Promise<Rotation> {
  const now = deps.clock.now();
  const tokenHash = hashOf(refreshToken);
  const fresh = await consumeRefreshToken(connection, { tokenHash, now });
  const known = fresh ? { ...fresh, used_at: null } : await findRefreshToken(connection, tokenHash);
  if (!known) return { outcome: 'expired' };
  const session = await findOpenSession(connection, { id: known.session_id, now });
  if (!session) return { outcome: 'expired' };
  const { used_at: usedAt } = known;
  if (usedAt && now.getTime() - usedAt.getTime() > SAME_MOMENT_MS) {
    await endSession(connection, { id: session.id, now });
    return { outcome: 'reused' };
  }
  // Inside a pub the session ends after an hour: refreshing does not prolong it.
  const expiresAt = session.entered_pub_id === null ? sessionEnd(now) : session.expires_at;
  await updateSessionExpiry(connection, { id: session.id, expiresAt });
  const { account_id: accountId, role, id: sessionId } = session;
  const signing = { secrets: deps.settings.tokenSecrets, clock: deps.clock };
  return {
    outcome: 'rotated',
    session: {
      accesstoken: await signAccessToken(signing, { accountId, role, sessionId }),
      refreshToken: await issueRefreshToken(deps, connection, sessionId),
      role,
      expiresAt,
    },
  };
}

/**
 * Exchanges a refresh value for a new one. A value that was used before ends the whole session, since one of
 * its two holders stole it.
 */
export async function refreshSession(
  deps: Deps,
  refreshToken: string | undefined,
): Promise<StartedSession> {
  if (refreshToken === undefined) throw new AppError('session_expired');
  const rotation = await deps.write((transaction) => rotate(deps, transaction, refreshToken));
  if (rotation.outcome === 'rotated') return rotation.session;
  throw new AppError(rotation.outcome === 'reused' ? 'session_reused' : 'session_expired');
}

/** Ends the session behind a refresh value, used or not. */
export async function signOut(deps: Deps, refreshToken: string): Promise<void> {
  await deps.write(async (transaction) => {
    const token = await findRefreshToken(transaction, hashOf(refreshToken));
    if (token) await endSession(transaction, { id: token.session_id, now: deps.clock.now() });
  });
}
