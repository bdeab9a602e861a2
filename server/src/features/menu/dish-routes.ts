import type { Dish, SizesOfDish } from '@comanda/contract/menu';
import type { Food } from '@comanda/domain/food';
import { moveDirections } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import type { VatClass } from '@comanda/domain/vat';
import type { Router } from '../../route.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { checkedFood, checkedName } from './checked-fields.ts';
import { answerDish, answerDishes } from './dish-answer.ts';
import { createLevelEditor, replacePicture } from './levels/edit-level.ts';
import { dishLevel } from './levels/levels.ts';
import type { MenuDeps } from './menu-deps.ts';
import { checkedSizes, saveSizes } from './options/save-sizes.ts';
import { getDish, listDishes, type CategoryAddress } from './queries.ts';
import { setLeftCount } from './sold-out/left-count.ts';
import { listSellable } from './sold-out/list-sellable.ts';
import { setSoldOut } from './sold-out/set-sold-out.ts';

const dishes = createLevelEditor(dishLevel);

type Fields = {
  name: string;
  price: number;
  sale_price: number;
  ingredients: string;
  visible: boolean;
  text_color: string;
  food?: Food;
  sizes?: SizesOfDish;
  vat_class?: VatClass | null;
  deposit?: number;
};

function columnsOf({ name, price, sale_price, food, sizes, vat_class, deposit, ...rest }: Fields) {
  const { ingredients, visible, text_color } = rest;
  return {
    name: checkedName('dish', name),
    ...(vat_class !== undefined && { vat_class }),
    ...(deposit !== undefined && { deposit_minor: toMinor(deposit) }),
    ...(food && { food: JSON.stringify(checkedFood(food)) }),
    // As an import does: a dish with sizes costs what its first one does.
    price_minor: toMinor(sizes?.choices[0]?.price ?? price),
    sale_price_minor: toMinor(sale_price),
    ingredients,
    visible,
    text_color,
  };
}

/** Writes the sizes of a form with their dish; without them the dish keeps its own. */
function withSizes(scope: PubScope, { sizes }: Pick<Fields, 'sizes'>) {
  if (!sizes) return undefined;
  const checked = checkedSizes(sizes);
  return (transaction: Connection, dishId: number) =>
    saveSizes(transaction, scope, { ...checked, dishId });
}

async function listed(
  deps: MenuDeps,
  scope: PubScope,
  at: CategoryAddress,
): Promise<{ dishes: Dish[] }> {
  return answerDishes(deps, scope, await listDishes(deps.db, scope, at));
}

function registerArranging(router: Router, deps: MenuDeps): void {
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

export function registerDishes(router: Router, deps: MenuDeps): void {
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    async ({ scope, params: at }) => listed(deps, scope, at),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    async ({ scope, params: at, body }) => {
      const columns = { ...columnsOf(body), place: body.place };
      const also = withSizes(scope, body);
      return answerDish(deps, scope, await dishes.create({ deps, scope, at }, columns, also));
    },
  );
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    async ({ scope, params: at }) => answerDish(deps, scope, await getDish(deps.db, scope, at)),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    async ({ scope, params: at, body }) => {
      const also = withSizes(scope, body);
      const row = await dishes.change({ deps, scope, at }, columnsOf(body), also);
      return answerDish(deps, scope, row);
    },
  );
  router.call(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
    async ({ scope, params: at, useFile }) =>
      answerDish(deps, scope, await replacePicture({ deps, scope, at }, dishLevel, useFile)),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out',
    async ({ scope, params, body: { until } }) =>
      answerDish(deps, scope, await setSoldOut(deps, scope, { dishId: params.dishID, until })),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/left-count',
    async ({ scope, params, body: { left } }) =>
      answerDish(deps, scope, await setLeftCount(deps, scope, { dishId: params.dishID, left })),
  );
  router.call('GET /api/company/:companyID/pubs/:pubID/sold-out', async ({ scope }) =>
    listSellable(deps, scope),
  );
  registerArranging(router, deps);
}
