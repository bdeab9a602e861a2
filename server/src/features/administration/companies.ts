import type { AdminCompany } from '@comanda/contract/administration';
import type { Tariff } from '@comanda/domain/accounts';
import type { Deps } from '../../deps.ts';
import type { CompanyId } from '../../ids.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { pageOf, type Search } from '../../plumbing/page.ts';
import type { Connection } from '../../schema.ts';
import type { AdminScope } from '../../scopes.ts';
import { listCompanies, updateTariff, type CompanyFacts } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { listPubsOfCompanies, pubNamesOfCompany } from '../pubs/index.ts';
import { adminPubView } from './admin-pub-view.ts';

async function withPubs(
  deps: { readonly db: Connection; readonly clock: Deps['clock'] },
  scope: AdminScope,
  companies: readonly CompanyFacts[],
): Promise<AdminCompany[]> {
  const now = deps.clock.now();
  const ids = companies.map(({ id }) => id);
  const pubs = await listPubsOfCompanies(deps.db, scope, ids);
  return companies.map((company) => ({
    ...company,
    pubs: (pubs.get(company.id) ?? []).map((pub) => adminPubView(pub, now)),
  }));
}

/** A page of the companies whose name, sign-in or pubs contain every searched word, newest first. */
export async function loadCompanies(deps: Deps, scope: AdminScope, search: Search) {
  const rows = await listCompanies(deps.db, scope, { ...search, pubNames: pubNamesOfCompany });
  const { page, next } = pageOf(rows);
  return { companies: await withPubs(deps, scope, page), next };
}

/**
 * Changes a company's tariff. A smaller one removes no pub: the existing pubs stay and can be extended; a new
 * one is refused until the company has fewer than the tariff allows.
 */
export async function setTariff(
  deps: Deps,
  scope: AdminScope,
  { companyId, tariff }: { companyId: CompanyId; tariff: Tariff },
): Promise<AdminCompany> {
  const at = deps.clock.now();
  return deps.write(async (transaction) => {
    const row = await updateTariff(transaction, scope, { companyId, tariff });
    if (!row) throw new AppError('not_found');
    const subject = `company ${companyId}, tariff ${tariff}`;
    await recordAudit(transaction, {
      at,
      adminId: scope.adminId,
      action: 'set-tariff',
      subject,
    });
    const [company] = await withPubs({ db: transaction, clock: deps.clock }, scope, [row]);
    if (!company) throw new AppError('not_found');
    return company;
  });
}
