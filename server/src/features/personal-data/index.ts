import { personalDataFile } from '@comanda/contract/personal-data';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../route.ts';
import { loadPersonalData } from './load-personal-data.ts';

/** The file of an account's own data. */
export function registerPersonalData(router: Router, deps: Deps): void {
  router.call('GET /api/account/personal-data', async ({ scope, reply }) => {
    const data = await loadPersonalData(deps, scope);
    void reply.header('content-disposition', `attachment; filename="${personalDataFile(data)}"`);
    return data;
  });
}
