import type { Company } from '@comanda/contract/accounts';
import type { CompanyScope } from '../../scopes.ts';
import type { getCompany } from './queries.ts';

export function companyView(
  row: Awaited<ReturnType<typeof getCompany>>,
  scope: CompanyScope,
): Company {
  return {
    id: row.id,
    tariff: row.tariff,
    name: row.name,
    email: row.email ?? '',
    phone: row.phone ?? '',
    ...(scope.onlyPubId === undefined ? {} : { entered_pub_id: scope.onlyPubId }),
  };
}
