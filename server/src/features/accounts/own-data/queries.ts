import type { Role } from '@comanda/domain/accounts';
import type { Connection } from '../../../schema.ts';
import type { AccountScope } from '../../../scopes.ts';

export type OwnAccount = {
  readonly id: number;
  readonly role: Role;
  readonly email: string | null;
  readonly phone: string | null;
  readonly password_hash: string | null;
  readonly company_name: string | null;
  readonly client_name: string | null;
};

export async function getOwnAccount(
  connection: Connection,
  { accountId }: AccountScope,
): Promise<OwnAccount> {
  return connection
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.id')
    .leftJoin('client', 'client.id', 'account.id')
    .where('account.id', '=', accountId)
    .select(['account.id', 'account.role', 'account.email', 'account.phone'])
    .select(['account.password_hash', 'company.name as company_name', 'client.name as client_name'])
    .executeTakeFirstOrThrow();
}

/** `from` is the hash that was verified, where one was; false if it is no longer stored. */
export async function updateContacts(
  connection: Connection,
  { accountId }: AccountScope,
  change: { email?: string; phone?: string; from?: string | undefined },
): Promise<boolean> {
  const { from, ...contacts } = change;
  const changed = await connection
    .updateTable('account')
    .set(contacts)
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', from ?? ''))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function updateOwnName(
  connection: Connection,
  { accountId, role }: AccountScope,
  name: string,
): Promise<void> {
  const table = role === 'client' ? 'client' : 'company';
  await connection.updateTable(table).set({ name }).where('id', '=', accountId).execute();
}
