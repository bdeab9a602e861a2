import type { Router } from '../../route.ts';
import { registerBulkChanges } from './bulk/bulk-routes.ts';
import { registerCategories } from './category-routes.ts';
import { registerCopying } from './copying/copy-routes.ts';
import { registerDishes } from './dish-routes.ts';
import { registerOptions } from './option-routes.ts';
import { registerMenuImport } from './importing/import-routes.ts';
import { registerStations } from './stations/station-routes.ts';
import { registerTranslations } from './translations/translation-routes.ts';
import type { MenuDeps } from './menu-deps.ts';
import { registerMenus } from './menu-routes.ts';

/** The three levels of a pub's menu. */
export function registerMenu(router: Router, deps: MenuDeps): void {
  registerMenus(router, deps);
  registerCategories(router, deps);
  registerDishes(router, deps);
  registerCopying(router, deps);
  registerBulkChanges(router, deps);
  registerStations(router, deps);
  registerOptions(router, deps);
  registerMenuImport(router, deps);
  registerTranslations(router, deps);
}
