import type { Account, Client, Company } from '@comanda/contract/accounts';
import type { CompanyScope } from '../../scopes.ts';
import { ownFieldsOf } from '@comanda/domain/accounts';
import type { OwnAccount } from './own-data/queries.ts';
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

/** An account as its own user sees it: only the fields that its role may change. */
export function accountView(row: OwnAccount): Account {
  const { id, role } = row;
  const has = ownFieldsOf(role);
  return {
    id,
    role,
    ...(has.name && { name: row.company_name ?? row.client_name ?? '' }),
    ...(has.email && { email: row.email ?? '' }),
    ...(has.phone && { phone: row.phone ?? '' }),
  };
}
