import type { Router } from '../../../route.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { categoriesOf, listMenus } from '../queries.ts';
import { listedDishView } from '../views.ts';
import { listDishesOfPub } from './bulk-queries.ts';
import { changeDishes } from './change-dishes.ts';

/** Changes of many dishes at once, and the list to choose them from. */
export function registerBulkChanges(router: Router, deps: MenuDeps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/dishes', async ({ scope }) => {
    const now = deps.clock.now();
    const menus = await listMenus(deps.db, scope);
    const categories = await categoriesOf(deps.db, scope.pubId).execute();
    const dishes = await listDishesOfPub(deps.db, scope);
    return {
      menus: menus.map(({ id, name }) => ({ id, name })),
      categories: categories.map(({ id, menu_id, name }) => ({ id, menu_id, name })),
      dishes: dishes.map((row) => listedDishView(row, now)),
    };
  });
  router.call('POST /api/company/:companyID/pubs/:pubID/dishes/change', async ({ scope, body }) => {
    const now = deps.clock.now();
    const { rows, leftIds } = await changeDishes(deps, scope, body);
    return {
      dishes: rows.map((row) => listedDishView(row, now)),
      left_dish_ids: [...leftIds],
    };
  });
}
