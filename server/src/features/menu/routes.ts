import type { Deps } from '../../deps.ts';
import type { Router } from '../../route.ts';
import { registerCategories } from './category-routes.ts';
import { registerDishes } from './dish-routes.ts';
import { registerMenus } from './menu-routes.ts';

/** The three levels of a pub's menu. */
export function registerMenu(router: Router, deps: Deps): void {
  registerMenus(router, deps);
  registerCategories(router, deps);
  registerDishes(router, deps);
}
