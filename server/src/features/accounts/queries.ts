import type { Role } from '@comanda/domain/accounts';
import { sql, type RawBuilder } from 'kysely';
import type { AccountId } from '../../ids.ts';
import type { Connection } from '../../schema.ts';

export type NewAccount = {
  role: Role;
  email: string | null;
  phone: string | null;
  password_hash: string;
  created_at: Date;
};

export async function insertAccount(
  connection: Connection,
  account: NewAccount,
): Promise<AccountId> {
  const { id } = await connection
    .insertInto('account')
    .values({ ...account, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The e-mail that signs an account in; empty when it has none. */
export async function findAccountEmail(
  connection: Connection,
  accountId: AccountId,
): Promise<string> {
  const row = await connection
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('email')
    .executeTakeFirst();
  return row?.email ?? '';
}

/** The e-mail of an account, inside another feature's query; empty when it has none. */
export function emailOf(accountId: RawBuilder<AccountId>): RawBuilder<string> {
  return sql<string>`coalesce((select account.email from account where account.id = ${accountId}), '')`;
}

export type SignInAccount = {
  id: AccountId;
  role: Role;
  email: string | null;
  password_hash: string | null;
};

/** Accounts that an e-mail signs in, of these roles. */
export async function listAccountsByEmail(
  connection: Connection,
  { email, roles }: { email: string; roles: readonly Role[] },
): Promise<SignInAccount[]> {
  return connection
    .selectFrom('account')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('role', 'in', roles)
    .select(['id', 'role', 'email', 'password_hash'])
    .execute();
}

export async function listClientsByPhone(
  connection: Connection,
  phone: string,
): Promise<SignInAccount[]> {
  return connection
    .selectFrom('account')
    .where('role', '=', 'client')
    .where('phone', '=', phone)
    .select(['id', 'role', 'email', 'password_hash'])
    .execute();
}

export async function isAccountDeleted(connection: Connection, id: AccountId): Promise<boolean> {
  const row = await connection
    .selectFrom('account')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Of an account that is not deleted: a deleted one has no sign-in and gets none. `from` is the hash that was
 * verified, where one was; false if it is no longer stored.
 */
export async function updatePassword(
  connection: Connection,
  { id, passwordHash, from }: { id: AccountId; passwordHash: string; from?: string | undefined },
): Promise<boolean> {
  const changed = await connection
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', from ?? ''))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** True before the first registration: the database is new. */
export async function hasNoAccounts(connection: Connection): Promise<boolean> {
  const row = await connection.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}
