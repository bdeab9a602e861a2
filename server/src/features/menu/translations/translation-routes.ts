import type { Router } from '../../../route.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { listTranslations } from './list-translations.ts';
import { saveTranslations } from './save-translations.ts';

/** The texts of a pub in its other languages. */
export function registerTranslations(router: Router, deps: MenuDeps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/translations', async ({ scope }) =>
    listTranslations(deps, deps.db, scope),
  );
  router.call('PUT /api/company/:companyID/pubs/:pubID/translations', async ({ scope, body }) => {
    await saveTranslations(deps, scope, body.items);
    return listTranslations(deps, deps.db, scope);
  });
}
