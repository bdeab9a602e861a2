import type { DishEntry, GroupNow, MenuNow } from '@comanda/domain/import';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { groupsOf, linksOf, type GroupRow, type LinkRow } from '../options/queries.ts';
import { limitsOf } from '../options/require-fitting-groups.ts';
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
const groupEntry = ({ id, name, rule, choices }: GroupRow): GroupNow => ({
  id,
  name,
  rule,
  choices: choices.map((choice) => ({
    id: choice.id,
    name: choice.name,
    priceMinor: choice.price_minor,
    maxCount: choice.max_count,
  })),
});
const dishEntry = (
  row: WholeMenu['dishes'][number],
  links: readonly LinkRow[] = [],
): DishEntry => ({
  id: row.id,
  categoryId: row.category_id,
  name: row.name,
  priceMinor: row.price_minor,
  salePriceMinor: row.sale_price_minor,
  ingredients: row.ingredients,
  visible: row.visible,
  food: row.food,
  groups: links.map((link) => ({ groupId: link.group_id, ...limitsOf(link) })),
});

/** The part of it that an import compares with a list. */
export async function readMenuNow(connection: Connection, scope: PubScope): Promise<MenuNow> {
  const { menus, categories, dishes } = await readWholeMenu(connection, scope);
  const groups = await groupsOf(connection, scope).execute();
  const links = Map.groupBy(await linksOf(connection, scope).execute(), ({ dish_id }) => dish_id);
  return {
    menus: menus.map(menuEntry),
    categories: categories.map(categoryEntry),
    dishes: dishes.map((row) => dishEntry(row, links.get(row.id))),
    groups: groups.map(groupEntry),
  };
}
