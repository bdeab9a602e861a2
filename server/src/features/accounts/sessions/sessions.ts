import { ENTERED_PUB_HOURS, SESSION_DAYS, type Role } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import type { AccountId, CompanyId } from '../../../ids.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import type { Connection } from '../../../schema.ts';
import type { Actor } from '../../../scopes.ts';
import { signAccessToken } from './access-tokens.ts';
import {
  insertRefreshToken,
  insertSession,
  listOpenSessionIds,
  updateSessionEnded,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type StartedSession = {
  accesstoken: string;
  refreshToken: string;
  role: Role;
  expiresAt: Date;
};

type Holder = {
  accountId: AccountId;
  role: Role;
  /** For an administrator who enters a pub: the session reaches only this pub, for an hour. */
  entered?: { pubId: number; companyId: CompanyId };
};

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

/** A new refresh value of a session; only its hash is stored. */
export async function issueRefreshToken(
  deps: Pick<Deps, 'clock' | 'randomText'>,
  connection: Connection,
  sessionId: number,
): Promise<string> {
  const value = deps.randomText(32);
  await insertRefreshToken(connection, {
    token_hash: hashOf(value),
    session_id: sessionId,
    created_at: deps.clock.now(),
  });
  return value;
}

/** Opens a session: an access token for the client's memory, a refresh value for the cookie. */
export async function startSession(
  deps: Deps,
  connection: Connection,
  { accountId, role, entered }: Holder,
): Promise<StartedSession> {
  const now = deps.clock.now();
  const expiresAt = entered
    ? new Date(now.getTime() + ENTERED_PUB_HOURS * 60 * 60 * 1000)
    : sessionEnd(now);
  const sessionId = await insertSession(connection, {
    account_id: accountId,
    entered_pub_id: entered?.pubId ?? null,
    entered_company_id: entered?.companyId ?? null,
    created_at: now,
    expires_at: expiresAt,
  });
  const refreshToken = await issueRefreshToken(deps, connection, sessionId);
  const signing = { secrets: deps.settings.tokenSecrets, clock: deps.clock };
  const accesstoken = await signAccessToken(signing, { accountId, role, sessionId });
  return { accesstoken, refreshToken, role, expiresAt };
}

/** Ends a session: its tokens stop at once and its sockets are closed; returns whether it was open. */
export async function endSession(
  connection: Connection,
  session: { id: number; now: Date },
): Promise<boolean> {
  const wasOpen = await updateSessionEnded(connection, session);
  if (wasOpen) await recordChange(connection, 'session', session.id);
  return wasOpen;
}

/** Ends every session of an account, except the one that may be named. */
export async function endAllSessions(
  connection: Connection,
  { accountId, now, but }: { accountId: AccountId; now: Date; but?: number },
): Promise<void> {
  for (const id of await listOpenSessionIds(connection, accountId)) {
    if (id !== but) await endSession(connection, { id, now });
  }
}

/** Replaces the session that the caller acts in by a new one. */
export async function replaceSession(
  deps: Deps,
  connection: Connection,
  { actor, entered }: { actor: Actor; entered?: NonNullable<Holder['entered']> },
): Promise<StartedSession> {
  const { accountId, role, sessionId } = actor;
  // Of two requests at once, the second finds the session replaced: only one new session is opened.
  if (!(await endSession(connection, { id: sessionId, now: deps.clock.now() }))) {
    throw new AppError('unauthorized');
  }
  return startSession(deps, connection, { accountId, role, ...(entered ? { entered } : {}) });
}
