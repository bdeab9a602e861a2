import type { Category, Dish, Menu, OptionGroup } from '@comanda/contract/menu';
import { effectivePriceMinor } from '@comanda/domain/menu';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Connection } from '../../schema.ts';
import { listOrderableGroups, type OrderableGroup } from './options/orderable-groups.ts';
import { groupsOf, groupView, linksOf, linkViews } from './options/queries.ts';
import { categoriesOf, dishesOf, menusOf } from './queries.ts';
import { categoryView, dishView, menuView } from './views.ts';

function visibleDishesOf(connection: Connection, pubId: number) {
  return dishesOf(connection, pubId)
    .where('menu.visible', '=', true)
    .where('category.visible', '=', true)
    .where('dish.visible', '=', true);
}

/** A pub's menu as its guests see it, each list in its order; a hidden entry hides its children. */
export async function listVisibleMenu(
  connection: Connection,
  { pubId, now }: { readonly pubId: number; readonly now: Date },
): Promise<{
  menus: Menu[];
  categories: Category[];
  dishes: Dish[];
  option_groups?: OptionGroup[];
}> {
  const visibleMenus = menusOf(connection, pubId).where('menu.visible', '=', true);
  const visibleCategories = categoriesOf(connection, pubId)
    .where('menu.visible', '=', true)
    .where('category.visible', '=', true);
  // As one value: reading two thousand rows of many columns takes twice as long as parsing them.
  const { menus, categories, dishes, groups, links } = await connection
    .selectNoFrom([
      jsonArrayFrom(visibleMenus).as('menus'),
      jsonArrayFrom(visibleCategories).as('categories'),
      jsonArrayFrom(visibleDishesOf(connection, pubId)).as('dishes'),
      jsonArrayFrom(groupsOf(connection, { pubId })).as('groups'),
      jsonArrayFrom(linksOf(connection, { pubId })).as('links'),
    ])
    .executeTakeFirstOrThrow();
  const dishIds = new Set(dishes.map(({ id }) => id));
  const ofVisible = links.filter(({ dish_id }) => dishIds.has(dish_id));
  const groupIds = new Set(ofVisible.map(({ group_id }) => group_id));
  const optionGroups = linkViews(ofVisible);
  return {
    menus: menus.map(menuView),
    categories: categories.map(categoryView),
    dishes: dishes.map((row) => dishView(row, { now, optionGroups: optionGroups.get(row.id) })),
    ...(groupIds.size > 0 && {
      option_groups: groups
        .filter(({ id }) => groupIds.has(id))
        .map((group) => groupView(group, now)),
    }),
  };
}

type OrderableDish = {
  readonly id: number;
  readonly name: string;
  readonly image_file_name: string;
  readonly effectivePriceMinor: number;
  readonly sold_out_until: Date | null;
  /** In their order. */
  readonly groups: readonly OrderableGroup[];
};

/** Those of these dishes that a guest may order from this pub now, with their current prices. */
export async function listOrderableDishes(
  connection: Connection,
  { pubId, dishIds }: { pubId: number; dishIds: readonly number[] },
): Promise<OrderableDish[]> {
  if (dishIds.length === 0) return [];
  const rows = await visibleDishesOf(connection, pubId).where('dish.id', 'in', dishIds).execute();
  const groups = await listOrderableGroups(connection, { pubId, dishIds });
  return rows.map(({ price_minor, sale_price_minor, ...row }) => ({
    id: row.id,
    name: row.name,
    image_file_name: row.image_file_name,
    sold_out_until: row.sold_out_until,
    effectivePriceMinor: effectivePriceMinor(price_minor, sale_price_minor),
    groups: groups.get(row.id) ?? [],
  }));
}

/** The first dishes of a pub's visible menu that are not sold out, in its order. */
export async function listFirstDishIds(
  connection: Connection,
  { pubId, now, limit }: { pubId: number; now: Date; limit: number },
): Promise<number[]> {
  const rows = await visibleDishesOf(connection, pubId)
    .where((where) =>
      where.or([where('dish.sold_out_until', 'is', null), where('dish.sold_out_until', '<=', now)]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
