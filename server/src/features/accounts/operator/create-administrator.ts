import { sql } from 'kysely';
import { accountFields } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import type { AccountId } from '../../../ids.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { Connection } from '../../../schema.ts';
import { createAccount } from '../create-account.ts';

// A number that only this lock uses.
const FIRST_ADMINISTRATOR_LOCK = 7_211_310;

type Administrator = { email: string; password: string };

type AccountDeps = Pick<Deps, 'write' | 'passwords' | 'clock'>;

async function prepareAccount(deps: AccountDeps, { email, password }: Administrator) {
  const { email: emailRules, password: passwordRules } = accountFields;
  checkFields({ email: emailRules, password: passwordRules }, { email, password });
  const passwordHash = await deps.passwords.hash(password);
  return { role: 'admin', email, phone: null, passwordHash, at: deps.clock.now() } as const;
}

/** Creates one more administrator of the platform. */
export async function createAdministrator(
  deps: AccountDeps,
  administrator: Administrator,
): Promise<AccountId> {
  const account = await prepareAccount(deps, administrator);
  return deps.write((transaction) => createAccount(transaction, account));
}

async function hasAdministrator(connection: Connection): Promise<boolean> {
  const row = await connection
    .selectFrom('account')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Creates the administrator of the configuration, unless the platform has one already. Of several processes
 * that start at once, one creates it.
 */
export async function ensureFirstAdministrator(
  deps: AccountDeps & Pick<Deps, 'db'>,
  administrator: Administrator,
): Promise<boolean> {
  if (await hasAdministrator(deps.db)) return false;
  const account = await prepareAccount(deps, administrator);
  return deps.write(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${FIRST_ADMINISTRATOR_LOCK})`.execute(transaction);
    if (await hasAdministrator(transaction)) return false;
    await createAccount(transaction, account);
    return true;
  });
}
