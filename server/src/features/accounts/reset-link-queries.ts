import { signInOrder, type EmailRole } from '@comanda/domain/accounts';
import type { AccountId } from '../../ids.ts';
import type { Connection } from '../../schema.ts';

type ResetLink = { account_id: AccountId; token_hash: string; expires_at: Date };

/** Stores the newest link of an account; the previous one stops working. */
export async function upsertResetLink(connection: Connection, link: ResetLink): Promise<void> {
  const { token_hash, expires_at } = link;
  await connection
    .insertInto('password_reset')
    .values(link)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ token_hash, expires_at }))
    .execute();
}

/** The account of a link that is still valid. */
export async function findResetAccount(
  connection: Connection,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ id: AccountId; role: EmailRole } | undefined> {
  return connection
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'password_reset.account_id')
    .where('password_reset.token_hash', '=', tokenHash)
    .where('password_reset.expires_at', '>', now)
    .where('account.deleted_at', 'is', null)
    .where('account.role', 'in', signInOrder)
    .select(['account.id', 'account.role'])
    .$narrowType<{ role: EmailRole }>()
    .executeTakeFirst();
}

/** Marks a link as used; of several concurrent callers exactly one gets true. */
export async function consumeResetLink(
  connection: Connection,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const used = await connection
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

export async function deleteResetLink(connection: Connection, accountId: AccountId): Promise<void> {
  await connection.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
}

export async function deleteExpiredResetLinks(connection: Connection, now: Date): Promise<void> {
  await connection.deleteFrom('password_reset').where('expires_at', '<=', now).execute();
}
