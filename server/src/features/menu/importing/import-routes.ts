import type { Deps } from '../../../deps.ts';
import type { Router } from '../../../route.ts';
import { linksOf, linkViews, listGroups } from '../options/queries.ts';
import { pubCategoryView, dishView, menuView } from '../views.ts';
import { importMenu } from './import-menu.ts';
import { readWholeMenu } from './menu-now.ts';

/** The whole menu of a pub as one list, out and in. */
export function registerMenuImport(router: Router, deps: Deps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/whole-menu', async ({ scope }) => {
    const now = deps.clock.now();
    const links = linkViews(await linksOf(deps.db, scope).execute());
    const { menus, categories, dishes } = await readWholeMenu(deps.db, scope);
    return {
      menus: menus.map(menuView),
      categories: categories.map(pubCategoryView),
      dishes: dishes.map((row) => dishView(row, { now, optionGroups: links.get(row.id) })),
      option_groups: await listGroups(deps.db, scope, { now }),
    };
  });
  router.call('POST /api/company/:companyID/pubs/:pubID/menu-import', async ({ scope, body }) =>
    importMenu(deps, scope, body),
  );
}
