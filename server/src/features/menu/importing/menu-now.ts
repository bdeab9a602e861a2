import type { DishEntry, MenuNow } from '@comanda/domain/import';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { categoriesOf, dishesOf, menusOf, type CategoryRow, type MenuRow } from '../queries.ts';

/** The whole menu of a pub at one moment, hidden parts included, each list in its order. */
export async function readWholeMenu(connection: Connection, { pubId }: PubScope) {
  return connection
    .selectNoFrom([
      jsonArrayFrom(menusOf(connection, pubId)).as('menus'),
      jsonArrayFrom(categoriesOf(connection, pubId)).as('categories'),
      jsonArrayFrom(dishesOf(connection, pubId)).as('dishes'),
    ])
    .executeTakeFirstOrThrow();
}

type WholeMenu = Awaited<ReturnType<typeof readWholeMenu>>;

const menuEntry = ({ id, name }: Pick<MenuRow, 'id' | 'name'>) => ({ id, name });
const categoryEntry = ({ id, name, menu_id }: Pick<CategoryRow, 'id' | 'name' | 'menu_id'>) => ({
  id,
  name,
  menuId: menu_id,
});
const dishEntry = (row: WholeMenu['dishes'][number]): DishEntry => ({
  id: row.id,
  categoryId: row.category_id,
  name: row.name,
  priceMinor: row.price_minor,
  salePriceMinor: row.sale_price_minor,
  ingredients: row.ingredients,
  visible: row.visible,
});

/** The part of it that an import compares with a list. */
export async function readMenuNow(connection: Connection, scope: PubScope): Promise<MenuNow> {
  const { menus, categories, dishes } = await readWholeMenu(connection, scope);
  return {
    menus: menus.map(menuEntry),
    categories: categories.map(categoryEntry),
    dishes: dishes.map(dishEntry),
  };
}
