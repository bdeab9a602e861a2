import type { Deps } from '../../deps.ts';
import type { Router } from '../../route.ts';
import { addVatRate, deleteVatRate, loadVatRates } from './vat-rates.ts';

/** The rates of VAT, which the platform's administrator keeps. */
export function registerVat(router: Router, deps: Deps): void {
  const answer = async () => ({ rates: await loadVatRates(deps.db) });
  router.call('GET /api/vat-rates', answer);
  router.call('POST /api/admin/vat-rates', async ({ scope, body }) => {
    await addVatRate(deps, scope, body);
    return answer();
  });
  router.call('DELETE /api/admin/vat-rates/:rateID', async ({ scope, params }) => {
    await deleteVatRate(deps, scope, params.rateID);
    return answer();
  });
}
