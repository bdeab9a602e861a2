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
    const all = await listTranslations(deps, deps.db, scope);
    // A translator saves text after text: the whole list of a large menu is hundreds of kilobytes.
    const named = new Set(body.items.map(({ kind, id }) => `${kind} ${id}`));
    return { ...all, entries: all.entries.filter(({ kind, id }) => named.has(`${kind} ${id}`)) };
  });
}
