import { accountFields } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { Connection } from '../../../schema.ts';
import { createAccount } from '../create-account.ts';

type Administrator = { email: string; password: string };

/** Creates one more administrator of the platform. */
export async function createAdministrator(
  deps: Pick<Deps, 'write' | 'passwords' | 'clock'>,
  { email, password }: Administrator,
): Promise<number> {
  const { email: emailRules, password: passwordRules } = accountFields;
  checkFields({ email: emailRules, password: passwordRules }, { email, password });
  const passwordHash = await deps.passwords.hash(password);
  const account = { role: 'admin', email, phone: null, passwordHash } as const;
  return deps.write((transaction) =>
    createAccount(transaction, { ...account, at: deps.clock.now() }),
  );
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

/** Creates the administrator of the configuration, unless the platform has one already. */
export async function ensureFirstAdministrator(
  deps: Pick<Deps, 'db' | 'write' | 'passwords' | 'clock'>,
  administrator: Administrator,
): Promise<boolean> {
  if (await hasAdministrator(deps.db)) return false;
  await createAdministrator(deps, administrator);
  return true;
}
