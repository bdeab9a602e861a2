import type { Role, Tariff } from '@comanda/domain/accounts';
import { sql } from 'kysely';
import type { ClientScope, CompanyScope } from '../../scopes.ts';
import type { Connection } from '../../schema.ts';

export type NewAccount = {
  role: Role;
  email: string | null;
  phone: string | null;
  password_hash: string;
  created_at: Date;
};

export async function insertAccount(connection: Connection, account: NewAccount): Promise<number> {
  const { id } = await connection
    .insertInto('account')
    .values({ ...account, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertCompany(
  connection: Connection,
  company: { id: number; name: string; tariff: Tariff },
): Promise<void> {
  await connection.insertInto('company').values(company).execute();
}

export async function insertClient(
  connection: Connection,
  client: { id: number; name: string },
): Promise<void> {
  await connection.insertInto('client').values(client).execute();
}

export async function getCompany(connection: Connection, { companyId }: CompanyScope) {
  return connection
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.id')
    .where('company.id', '=', companyId)
    .select(['company.id', 'company.name', 'company.tariff', 'account.email', 'account.phone'])
    .executeTakeFirstOrThrow();
}

export async function getClient(connection: Connection, { clientId }: ClientScope) {
  return connection
    .selectFrom('client')
    .innerJoin('account', 'account.id', 'client.id')
    .where('client.id', '=', clientId)
    .select(['client.id', 'client.name', 'account.phone'])
    .executeTakeFirstOrThrow();
}

/** Makes those who count what a company has wait for each other, until the transaction ends. */
export async function lockCompany(
  connection: Connection,
  { companyId }: CompanyScope,
): Promise<{ tariff: Tariff }> {
  return connection
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('tariff')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The phone under which guests reach a company. */
export async function findCompanyPhone(connection: Connection, companyId: number): Promise<string> {
  const row = await connection
    .selectFrom('account')
    .where('id', '=', companyId)
    .select('phone')
    .executeTakeFirst();
  return row?.phone ?? '';
}

/** The e-mail that signs an account in; empty when it has none. */
export async function findAccountEmail(connection: Connection, accountId: number): Promise<string> {
  const row = await connection
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('email')
    .executeTakeFirst();
  return row?.email ?? '';
}

export type SignInAccount = {
  id: number;
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

/** Takes everything personal out of a client's account that is not deleted yet; says whether it was there. */
export async function updateClientDeleted(
  connection: Connection,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const deleted = await connection
    .updateTable('account')
    .set({ email: null, phone: null, password_hash: null, deleted_at: now })
    .where('id', '=', id)
    .where('role', '=', 'client')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return deleted.numUpdatedRows > 0n;
}

export async function isAccountDeleted(connection: Connection, id: number): Promise<boolean> {
  const row = await connection
    .selectFrom('account')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Of an account that has not been deleted: a deleted one has no sign-in and gets none. `from` is the hash that
 * was proved, where one was; says whether it still stood.
 */
export async function updatePassword(
  connection: Connection,
  { id, passwordHash, from }: { id: number; passwordHash: string; from?: string | undefined },
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

export async function updateClientName(
  connection: Connection,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await connection.updateTable('client').set({ name }).where('id', '=', id).execute();
}

export async function insertSession(
  connection: Connection,
  session: {
    account_id: number;
    entered_pub_id: number | null;
    entered_company_id: number | null;
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

/** A session that is neither ended nor run out, with the role of its account. */
export async function findOpenSession(
  connection: Connection,
  { id, now }: { id: number; now: Date },
) {
  return connection
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.id', '=', id)
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
    ])
    .executeTakeFirst();
}

/** Marks a refresh value as used; of several callers at once exactly one gets its session. */
export async function useRefreshToken(
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
  accountId: number,
): Promise<number[]> {
  const rows = await connection
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends a session that is open; says whether it was. */
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

export async function hasAdministrator(connection: Connection): Promise<boolean> {
  const row = await connection
    .selectFrom('account')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True before anybody has registered: the database is new. */
export async function hasNoAccounts(connection: Connection): Promise<boolean> {
  const row = await connection.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}
