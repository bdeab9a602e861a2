import type { Tariff } from '@comanda/domain/accounts';
import { sql, type RawBuilder } from 'kysely';
import { holdsWords, searchablePhone } from '../../plumbing/database/holds-words.ts';
import { PAGE_AND_ONE, type Search } from '../../plumbing/page.ts';
import type { Connection } from '../../schema.ts';
import type { AdminScope } from '../../scopes.ts';

// The platform's looks at accounts: its right has no narrower `where`, but it must be shown.

const phone = searchablePhone(sql<string>`account.phone`);

function companies(connection: Connection) {
  return connection
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.id')
    .select([
      'company.id',
      'company.tariff',
      'company.name',
      sql<string>`coalesce(account.email, '')`.as('email'),
      sql<string>`coalesce(account.phone, '')`.as('phone'),
    ]);
}

export type CompanyFacts = Awaited<ReturnType<typeof listCompanies>>[number];

/** A page of companies and one more; `pubNames` is what the pubs' own table adds to the searched text. */
export async function listCompanies(
  connection: Connection,
  _: AdminScope,
  { search, before, pubNames }: Search & { readonly pubNames: RawBuilder<string> },
) {
  const text = sql<string>`concat_ws(' ', company.name, account.email, ${phone}, ${pubNames})`;
  return companies(connection)
    .where(holdsWords(text, search))
    .$if(before !== undefined, (query) => query.where('company.id', '<', before ?? 0))
    .orderBy('company.id', 'desc')
    .limit(PAGE_AND_ONE)
    .execute();
}

/** Nothing when there is no such company. */
export async function updateTariff(
  connection: Connection,
  _: AdminScope,
  { companyId, tariff }: { companyId: number; tariff: Tariff },
): Promise<CompanyFacts | undefined> {
  await connection.updateTable('company').set({ tariff }).where('id', '=', companyId).execute();
  return companies(connection).where('company.id', '=', companyId).executeTakeFirst();
}

/** A page of the clients who have an account, and one more. */
export async function listClients(
  connection: Connection,
  _: AdminScope,
  { search, before }: Search,
): Promise<{ id: number; name: string; phone: string }[]> {
  return connection
    .selectFrom('client')
    .innerJoin('account', 'account.id', 'client.id')
    .where('account.deleted_at', 'is', null)
    .where(holdsWords(sql<string>`concat_ws(' ', client.name, ${phone})`, search))
    .$if(before !== undefined, (query) => query.where('client.id', '<', before ?? 0))
    .select(['client.id', 'client.name', sql<string>`coalesce(account.phone, '')`.as('phone')])
    .orderBy('client.id', 'desc')
    .limit(PAGE_AND_ONE)
    .execute();
}

/** The e-mail of an account, inside another feature's query; empty when it has none. */
export function emailOf(accountId: RawBuilder<number>): RawBuilder<string> {
  return sql<string>`coalesce((select account.email from account where account.id = ${accountId}), '')`;
}
