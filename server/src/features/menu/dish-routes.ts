import type { Dish } from '@comanda/contract/menu';
import { moveDirections } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../route.ts';
import type { PubScope } from '../../scopes.ts';
import { checkedName } from './checked-name.ts';
import { createLevelEditor, replacePicture } from './edit-level.ts';
import { dishLevel } from './levels.ts';
import { getDish, listDishes, type CategoryAddress } from './queries.ts';
import { dishView } from './views.ts';

const dishes = createLevelEditor(dishLevel);

type Fields = {
  name: string;
  price: number;
  sale_price: number;
  ingredients: string;
  visible: boolean;
  text_color: string;
};

function columnsOf({ name, price, sale_price, ingredients, visible, text_color }: Fields) {
  return {
    name: checkedName('dish', name),
    price_minor: toMinor(price),
    sale_price_minor: toMinor(sale_price),
    ingredients,
    visible,
    text_color,
  };
}

async function listed(
  deps: Deps,
  scope: PubScope,
  at: CategoryAddress,
): Promise<{ dishes: Dish[] }> {
  return { dishes: (await listDishes(deps.db, scope, at)).map(dishView) };
}

function registerArranging(router: Router, deps: Deps): void {
  router.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    async ({ scope, params: at }) => {
      await dishes.remove({ deps, scope, at });
      return {};
    },
  );
  for (const direction of moveDirections) {
    router.call(
      `POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-${direction}`,
      async ({ scope, params: at }) => {
        await dishes.move({ deps, scope, at }, direction);
        return listed(deps, scope, at);
      },
    );
  }
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-to',
    async ({ scope, params: at, body }) => {
      await dishes.moveTo({ deps, scope, at }, body.place);
      return listed(deps, scope, at);
    },
  );
}

export function registerDishes(router: Router, deps: Deps): void {
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    async ({ scope, params: at }) => listed(deps, scope, at),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    async ({ scope, params: at, body }) => {
      const columns = { ...columnsOf(body), place: body.place };
      return { dish: dishView(await dishes.create({ deps, scope, at }, columns)) };
    },
  );
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    async ({ scope, params: at }) => ({
      dish: dishView(await getDish(deps.db, scope, at)),
    }),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    async ({ scope, params: at, body }) => ({
      dish: dishView(await dishes.change({ deps, scope, at }, columnsOf(body))),
    }),
  );
  router.call(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
    async ({ scope, params: at, useFile }) => ({
      dish: dishView(await replacePicture({ deps, scope, at }, dishLevel, useFile)),
    }),
  );
  registerArranging(router, deps);
}
