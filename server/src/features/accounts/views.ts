import type { Client, Company } from '@comanda/contract/accounts';
import type { CompanyScope } from '../../scopes.ts';
import type { getClient } from './clients/queries.ts';
import type { getCompany } from './companies/queries.ts';

export function clientView({ id, name, phone }: Awaited<ReturnType<typeof getClient>>): Client {
  return { id, name, phone: phone ?? '' };
}

export function companyView(
  row: Awaited<ReturnType<typeof getCompany>>,
  { actor: { entered } }: CompanyScope,
): Company {
  return {
    id: row.id,
    tariff: row.tariff,
    name: row.name,
    email: row.email ?? '',
    phone: row.phone ?? '',
    ...(entered && { entered_pub_id: entered.pubId, entered_until: entered.until.toISOString() }),
  };
}
