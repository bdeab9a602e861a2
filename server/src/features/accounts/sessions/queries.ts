import type { AccountId, CompanyId } from '../../../ids.ts';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { runNamed } from '../../../plumbing/database/queries/named-statement.ts';
import type { Connection } from '../../../schema.ts';

export async function insertSession(
  connection: Connection,
  session: {
    account_id: AccountId;
    entered_pub_id: number | null;
    entered_company_id: CompanyId | null;
    created_at: Date;
    expires_at: Date;
  },
): Promise<number> {
  const { id } = await connection
    .insertInto('session')
    .values({ ...session, ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRefreshToken(
  connection: Connection,
  token: { token_hash: string; session_id: number; created_at: Date },
): Promise<void> {
  await connection
    .insertInto('refresh_token')
    .values({ ...token, used_at: null })
    .execute();
}

/** Sessions that are neither ended nor expired, with the role of their account. */
function openSessions(connection: Connection, now: Date) {
  return connection
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.deleted_at', 'is', null)
    .select([
      'session.id',
      'session.account_id',
      'session.entered_pub_id',
      'session.entered_company_id',
      'session.expires_at',
      'account.role',
      'account.company_id',
    ]);
}

export async function findOpenSession(
  connection: Connection,
  { id, now }: { id: number; now: Date },
) {
  const query = openSessions(connection, now).where('session.id', '=', id);
  const [session] = await runNamed(connection, query);
  return session;
}

export type OpenSession = Awaited<ReturnType<typeof listOpenSessions>>[number];

export async function listOpenSessions(
  connection: Connection,
  { ids, now }: { ids: readonly number[]; now: Date },
) {
  return openSessions(connection, now).where('session.id', '=', anyOf(ids)).execute();
}

/** Marks a refresh value as used; of several concurrent callers exactly one gets its session. */
export async function consumeRefreshToken(
  connection: Connection,
  { tokenHash, now }: { tokenHash: string; now: Date },
) {
  return connection
    .updateTable('refresh_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning(['session_id'])
    .executeTakeFirst();
}

export async function findRefreshToken(connection: Connection, tokenHash: string) {
  return connection
    .selectFrom('refresh_token')
    .where('token_hash', '=', tokenHash)
    .select(['session_id', 'used_at'])
    .executeTakeFirst();
}

export async function updateSessionExpiry(
  connection: Connection,
  { id, expiresAt }: { id: number; expiresAt: Date },
): Promise<void> {
  await connection
    .updateTable('session')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function listOpenSessionIds(
  connection: Connection,
  accountId: AccountId,
): Promise<number[]> {
  const rows = await connection
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** All that are stored, also those that are over. */
export async function listSessionsOfAccount(connection: Connection, accountId: AccountId) {
  return connection
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .select(['id', 'entered_pub_id', 'created_at', 'expires_at', 'ended_at'])
    .execute();
}

/** Ends a session that is open; returns whether it was. */
export async function updateSessionEnded(
  connection: Connection,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const ended = await connection
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

type Batch = { readonly before: Date; readonly limit: number };

/** Deletes sessions that ended or expired before this time, with their refresh values; returns how many. */
export async function deleteEndedSessions(
  connection: Connection,
  { before, limit }: Batch,
): Promise<number> {
  const over = connection
    .selectFrom('session')
    .where((where) => where.or([where('ended_at', '<', before), where('expires_at', '<', before)]))
    .select('id')
    .limit(limit);
  const deleted = await connection.deleteFrom('session').where('id', 'in', over).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes refresh values that were used before this time; returns how many. */
export async function deleteUsedRefreshTokens(
  connection: Connection,
  { before, limit }: Batch,
): Promise<number> {
  const used = connection
    .selectFrom('refresh_token')
    .where('used_at', '<', before)
    .select('token_hash')
    .limit(limit);
  const deleted = await connection
    .deleteFrom('refresh_token')
    .where('token_hash', 'in', used)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
