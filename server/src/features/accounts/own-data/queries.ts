import type { Role, Tariff } from '@comanda/domain/accounts';
import type { AccountId } from '../../../ids.ts';
import type { Connection } from '../../../schema.ts';
import type { AccountScope } from '../../../scopes.ts';

export type OwnAccount = {
  readonly id: AccountId;
  readonly role: Role;
  readonly email: string | null;
  readonly phone: string | null;
  readonly password_hash: string | null;
  readonly company_name: string | null;
  readonly client_name: string | null;
  readonly company_tariff: Tariff | null;
  readonly created_at: Date;
};

export async function getOwnAccount(
  connection: Connection,
  { accountId }: AccountScope,
): Promise<OwnAccount> {
  return connection
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .leftJoin('client', 'client.id', 'account.id')
    .where('account.id', '=', accountId)
    .select(['account.id', 'account.role', 'account.email', 'account.phone'])
    .select(['account.password_hash', 'company.name as company_name', 'client.name as client_name'])
    .select(['company.tariff as company_tariff', 'account.created_at'])
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

/** A company's name is the same for all of its accounts. */
export async function updateOwnName(
  connection: Connection,
  { accountId, actor: { companyId } }: AccountScope,
  name: string,
): Promise<void> {
  if (companyId === undefined) {
    await connection.updateTable('client').set({ name }).where('id', '=', accountId).execute();
  } else {
    await connection.updateTable('company').set({ name }).where('id', '=', companyId).execute();
  }
}
