import { Type } from 'typebox';
import { ok, type RouteTable } from '../routing/index.ts';
import { ImportResult, MenuImport } from './import-schemas.ts';
import { PubOptionGroup } from './option-schemas.ts';
import { Category, Dish, Menu } from './schemas.ts';

export const menuImportRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/whole-menu': {
    summary:
      'All menus, categories and dishes of the pub in their order, hidden ones included, and its option groups',
    access: 'pub',
    cost: 10,
    reply: ok({
      menus: Type.Array(Menu),
      categories: Type.Array(Category),
      dishes: Type.Array(Dish),
      option_groups: Type.Optional(Type.Array(PubOptionGroup)),
    }),
  },
  'POST /api/company/:companyID/pubs/:pubID/menu-import': {
    summary:
      'Creates and changes the dishes of a list, all or none; a dry run tells what would change',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    cost: 20,
    body: MenuImport,
    reply: ok(ImportResult.properties),
    errors: [
      'validation_error',
      'menu_changed_meanwhile',
      'menu_limit_exceeded',
      'category_limit_exceeded',
      'dish_limit_exceeded',
      'pub_dish_limit_exceeded',
      'option_group_limit_exceeded',
      'option_choice_limit_exceeded',
    ],
  },
} as const satisfies RouteTable;
