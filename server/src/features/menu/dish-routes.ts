import type { Dish } from '@comanda/contract/menu';
import { toMinor } from '@comanda/domain/money';
import type { Deps } from '../../deps.ts';
import { replaceImage } from '../../plumbing/images/replace-image.ts';
import type { Router } from '../../route.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { checkedName, editMenu, inMenuEdit, move, moveDirections, remove } from './edit-menu.ts';
import { openPlace } from './places.ts';
import {
  getDish,
  getCategory,
  listDishes,
  type DishAddress,
  type CategoryAddress,
} from './queries.ts';
import { dishView } from './views.ts';
import { imageColumns, insertDish, updateDish } from './writes.ts';

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

function finder(scope: PubScope, at: DishAddress) {
  return async (transaction: Connection) => {
    const dish = await getDish(transaction, scope, at);
    return { ...dish, parentId: dish.category_id };
  };
}

async function dishesIn(
  deps: Deps,
  scope: PubScope,
  at: CategoryAddress,
): Promise<{ dishes: Dish[] }> {
  return { dishes: (await listDishes(deps.db, scope, at)).map(dishView) };
}

function registerArranging(router: Router, deps: Deps): void {
  router.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    async ({ scope, params }) => {
      await remove(deps, scope, { level: 'dish', find: finder(scope, params) });
      return {};
    },
  );
  for (const direction of moveDirections) {
    router.call(
      `POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-${direction}`,
      async ({ scope, params }) => {
        await move(deps, scope, { level: 'dish', find: finder(scope, params), direction });
        return dishesIn(deps, scope, params);
      },
    );
  }
}

function registerChanges(router: Router, deps: Deps): void {
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    async ({ scope, params, body }) => {
      const columns = columnsOf(body);
      const dish = await editMenu(deps, scope, async (transaction) => {
        const { id } = await getDish(transaction, scope, params);
        await updateDish(transaction, id, columns);
        return getDish(transaction, scope, params);
      });
      return { dish: dishView(dish) };
    },
  );
  router.call(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
    async ({ scope, params, readFile }) => {
      await getDish(deps.db, scope, params);
      await replaceImage(deps, 'dish', await readFile(), (transaction, image) =>
        inMenuEdit(scope, transaction, async () => {
          const before = await getDish(transaction, scope, params);
          await updateDish(transaction, before.id, imageColumns(image));
          return before.image_file_name;
        }),
      );
      return { dish: dishView(await getDish(deps.db, scope, params)) };
    },
  );
}

export function registerDishes(router: Router, deps: Deps): void {
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    async ({ scope, params }) => dishesIn(deps, scope, params),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    async ({ scope, params, body }) => {
      const columns = columnsOf(body);
      const dish = await editMenu(deps, scope, async (transaction) => {
        const { id: parentId } = await getCategory(transaction, scope, params);
        const place = await openPlace(transaction, 'dish', { parentId, place: body.place });
        const row = { ...columns, category_id: parentId, place };
        const dishID = await insertDish(transaction, row);
        return getDish(transaction, scope, { ...params, dishID });
      });
      return { dish: dishView(dish) };
    },
  );
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    async ({ scope, params }) => ({
      dish: dishView(await getDish(deps.db, scope, params)),
    }),
  );
  registerChanges(router, deps);
  registerArranging(router, deps);
}
