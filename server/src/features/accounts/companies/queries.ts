import type { Tariff } from '@comanda/domain/accounts';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import {
  containsWords,
  searchablePhone,
} from '../../../plumbing/database/queries/contains-words.ts';
import { PAGE_SIZE_PLUS_ONE, type Search } from '../../../plumbing/page.ts';
import { companyIdOf, type AccountId, type CompanyId } from '../../../ids.ts';
import type { Connection } from '../../../schema.ts';
import type { AdminScope, CompanyScope } from '../../../scopes.ts';

export async function insertCompany(
  connection: Connection,
  company: { id: CompanyId; name: string; tariff: Tariff },
): Promise<void> {
  await connection.insertInto('company').values(company).execute();
}

export async function updateCompanyOfAccount(
  connection: Connection,
  { accountId, companyId }: { accountId: AccountId; companyId: CompanyId },
): Promise<void> {
  await connection
    .updateTable('account')
    .set({ company_id: companyId })
    .where('id', '=', accountId)
    .execute();
}

/** A company with its first account, which registered it: its e-mail and phone are the company's. */
function companiesWithContacts(connection: Connection) {
  return connection
    .selectFrom('company')
    .innerJoin('account', (join) =>
      join.on('account.id', '=', (eb) =>
        eb
          .selectFrom('account as own')
          .whereRef('own.company_id', '=', 'company.id')
          .select('own.id')
          .orderBy('own.id')
          .limit(1),
      ),
    );
}

export async function getCompany(connection: Connection, { companyId }: CompanyScope) {
  return companiesWithContacts(connection)
    .where('company.id', '=', companyId)
    .select(['company.id', 'company.name', 'company.tariff', 'account.email', 'account.phone'])
    .executeTakeFirstOrThrow();
}

/** Serialises the transactions that count a company's objects: the others wait until this one ends. */
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
export async function findCompanyPhone(
  connection: Connection,
  companyId: CompanyId,
): Promise<string> {
  const row = await companiesWithContacts(connection)
    .where('company.id', '=', companyId)
    .select('account.phone')
    .executeTakeFirst();
  return row?.phone ?? '';
}

/** The e-mail under which the platform reaches a company. */
export async function findCompanyEmail(
  connection: Connection,
  companyId: CompanyId,
): Promise<string> {
  const row = await companiesWithContacts(connection)
    .where('company.id', '=', companyId)
    .select('account.email')
    .executeTakeFirst();
  return row?.email ?? '';
}

/** The phones of several companies, by company. */
export async function listCompanyPhones(
  connection: Connection,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, string>> {
  if (companyIds.length === 0) return new Map();
  const rows = await companiesWithContacts(connection)
    .where('company.id', '=', anyOf(companyIds))
    .select(['company.id', 'account.phone'])
    .execute();
  return new Map(rows.map(({ id, phone: its }) => [id, its ?? '']));
}

const phone = searchablePhone(sql<string>`account.phone`);

function companies(connection: Connection) {
  return companiesWithContacts(connection).select([
    'company.id',
    'company.tariff',
    'company.name',
    sql<string>`coalesce(account.email, '')`.as('email'),
    sql<string>`coalesce(account.phone, '')`.as('phone'),
  ]);
}

export type CompanyFacts = Awaited<ReturnType<typeof listCompanies>>[number];

/**
 * A page of companies and one more: the platform's right has no narrower `where`. `pubNames` is the
 * expression by which the pubs feature adds its names to the searched text.
 */
export async function listCompanies(
  connection: Connection,
  _: AdminScope,
  { search, before, pubNames }: Search & { readonly pubNames: RawBuilder<string> },
) {
  const text = sql<string>`concat_ws(' ', company.name, account.email, ${phone}, ${pubNames})`;
  return companies(connection)
    .where(containsWords(text, search))
    .$if(before !== undefined, (query) => query.where('company.id', '<', companyIdOf(before ?? 0)))
    .orderBy('company.id', 'desc')
    .limit(PAGE_SIZE_PLUS_ONE)
    .execute();
}

/** Undefined when there is no such company. */
export async function updateTariff(
  connection: Connection,
  _: AdminScope,
  { companyId, tariff }: { companyId: CompanyId; tariff: Tariff },
): Promise<CompanyFacts | undefined> {
  await connection.updateTable('company').set({ tariff }).where('id', '=', companyId).execute();
  return companies(connection).where('company.id', '=', companyId).executeTakeFirst();
}
