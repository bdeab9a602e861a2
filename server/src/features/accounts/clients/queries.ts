import { sql } from 'kysely';
import { accountIdOf, type AccountId } from '../../../ids.ts';
import {
  containsWords,
  searchablePhone,
} from '../../../plumbing/database/queries/contains-words.ts';
import { PAGE_SIZE_PLUS_ONE, type Search } from '../../../plumbing/page.ts';
import type { Connection } from '../../../schema.ts';
import type { AdminScope, ClientScope } from '../../../scopes.ts';

export async function insertClient(
  connection: Connection,
  client: { id: AccountId; name: string },
): Promise<void> {
  await connection.insertInto('client').values(client).execute();
}

export async function getClient(connection: Connection, { clientId }: ClientScope) {
  return connection
    .selectFrom('client')
    .innerJoin('account', 'account.id', 'client.id')
    .where('client.id', '=', clientId)
    .select(['client.id', 'client.name', 'account.phone'])
    .executeTakeFirstOrThrow();
}

/** Removes all personal data from a client's account; false if there is none or it is deleted already. */
export async function updateClientDeleted(
  connection: Connection,
  { id, now }: { id: AccountId; now: Date },
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

export async function updateClientName(
  connection: Connection,
  { id, name }: { id: AccountId; name: string },
): Promise<void> {
  await connection.updateTable('client').set({ name }).where('id', '=', id).execute();
}

const phone = searchablePhone(sql<string>`account.phone`);

/** A page of the clients with an account, and one more: the platform's right has no narrower `where`. */
export async function listClients(
  connection: Connection,
  _: AdminScope,
  { search, before }: Search,
): Promise<{ id: number; name: string; phone: string }[]> {
  return connection
    .selectFrom('client')
    .innerJoin('account', 'account.id', 'client.id')
    .where('account.deleted_at', 'is', null)
    .where(containsWords(sql<string>`concat_ws(' ', client.name, ${phone})`, search))
    .$if(before !== undefined, (query) => query.where('client.id', '<', accountIdOf(before ?? 0)))
    .select(['client.id', 'client.name', sql<string>`coalesce(account.phone, '')`.as('phone')])
    .orderBy('client.id', 'desc')
    .limit(PAGE_SIZE_PLUS_ONE)
    .execute();
}
