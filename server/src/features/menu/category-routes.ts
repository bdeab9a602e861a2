import type { Category } from '@comanda/contract/menu';
import {
  DEFAULT_CATEGORY_TYPE,
  moveDirections,
  type CategoryType,
  type ServingHours,
} from '@comanda/domain/menu';
import type { OrderUntil } from '@comanda/domain/hours';
import type { VatClass } from '@comanda/domain/vat';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../route.ts';
import type { PubScope } from '../../scopes.ts';
import { checkedName } from './checked-fields.ts';
import { createLevelEditor, replacePicture } from './levels/edit-level.ts';
import { categoryLevel } from './levels/levels.ts';
import { getCategory, listCategories, type MenuAddress } from './queries.ts';
import { checkedServingHours } from './serving/checked-serving-hours.ts';
import { pubCategoryView } from './views.ts';

const categories = createLevelEditor(categoryLevel);

type Fields = {
  name: string;
  category_types?: CategoryType[];
  visible: boolean;
  text_color: string;
  serving_hours?: ServingHours;
  kitchen_minutes?: number;
  order_until?: OrderUntil | null;
  vat_class?: VatClass | null;
};

function columnsOf({
  name,
  category_types = [],
  visible,
  text_color,
  serving_hours: hours,
  kitchen_minutes: minutes,
  order_until: until,
  vat_class,
}: Fields) {
  const types = category_types.length > 0 ? category_types : [DEFAULT_CATEGORY_TYPE];
  return {
    name: checkedName('category', name),
    category_types: types,
    visible,
    text_color,
    ...checkedServingHours(hours),
    ...(minutes !== undefined && { kitchen_minutes: minutes }),
    ...(vat_class !== undefined && { vat_class }),
    ...(until !== undefined && { order_until: until && JSON.stringify(until) }),
  };
}

async function listed(
  deps: Deps,
  scope: PubScope,
  at: MenuAddress,
): Promise<{ categories: Category[] }> {
  return { categories: (await listCategories(deps.db, scope, at)).map(pubCategoryView) };
}

function registerArranging(router: Router, deps: Deps): void {
  router.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID',
    async ({ scope, params: at }) => {
      await categories.remove({ deps, scope, at });
      return {};
    },
  );
  for (const direction of moveDirections) {
    router.call(
      `POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-${direction}`,
      async ({ scope, params: at }) => {
        await categories.move({ deps, scope, at }, direction);
        return listed(deps, scope, at);
      },
    );
  }
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-to',
    async ({ scope, params: at, body }) => {
      await categories.moveTo({ deps, scope, at }, body.place);
      return listed(deps, scope, at);
    },
  );
}

export function registerCategories(router: Router, deps: Deps): void {
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    async ({ scope, params: at }) => listed(deps, scope, at),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    async ({ scope, params: at, body }) => {
      const columns = { ...columnsOf(body), place: body.place };
      return { category: pubCategoryView(await categories.create({ deps, scope, at }, columns)) };
    },
  );
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID',
    async ({ scope, params: at }) => ({
      category: pubCategoryView(await getCategory(deps.db, scope, at)),
    }),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID',
    async ({ scope, params: at, body }) => ({
      category: pubCategoryView(await categories.change({ deps, scope, at }, columnsOf(body))),
    }),
  );
  router.call(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/image',
    async ({ scope, params: at, useFile }) => ({
      category: pubCategoryView(await replacePicture({ deps, scope, at }, categoryLevel, useFile)),
    }),
  );
  registerArranging(router, deps);
}
