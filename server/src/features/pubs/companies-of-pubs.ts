import type { CompanyId } from '../../ids.ts';
import { anyOf } from '../../plumbing/database/queries/any-of.ts';
import { runNamed } from '../../plumbing/database/queries/named-statement.ts';
import type { Connection } from '../../schema.ts';

/** The companies of those of these pubs that are not deleted, by pub. */
export async function listCompaniesOfPubs(
  connection: Connection,
  pubIds: readonly number[],
): Promise<Map<number, CompanyId>> {
  const rows = await connection
    .selectFrom('pub')
    .where('id', '=', anyOf(pubIds))
    .where('deleted_at', 'is', null)
    .select(['id', 'company_id'])
    .execute();
  return new Map(rows.map(({ id, company_id }) => [id, company_id]));
}

/** Whether a pub belongs to a company and is not deleted. */
export async function isPubOfCompany(
  connection: Connection,
  { pubId, companyId }: { pubId: number; companyId: CompanyId },
): Promise<boolean> {
  const query = connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select('id');
  return (await runNamed(connection, query)).length > 0;
}

/** The pubs of a company that are not deleted. */
export async function listPubIdsOfCompany(
  connection: Connection,
  companyId: CompanyId,
): Promise<number[]> {
  const rows = await connection
    .selectFrom('pub')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The pubs that pay VAT. */
export async function listPubsWithVat(connection: Connection): Promise<number[]> {
  const rows = await connection
    .selectFrom('pub')
    .where('vat_class', 'is not', null)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
