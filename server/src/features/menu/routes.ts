import type { Router } from '../../route.ts';
import { registerCategories } from './category-routes.ts';
import { registerDishes } from './dish-routes.ts';
import { registerMenuImport } from './importing/import-routes.ts';
import { registerStations } from './stations/station-routes.ts';
import type { MenuDeps } from './menu-deps.ts';
import { registerMenus } from './menu-routes.ts';

/** The three levels of a pub's menu. */
export function registerMenu(router: Router, deps: MenuDeps): void {
  registerMenus(router, deps);
  registerCategories(router, deps);
  registerDishes(router, deps);
  registerStations(router, deps);
  registerMenuImport(router, deps);
}
