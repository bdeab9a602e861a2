import type {
  ChangedDish,
  CreatedDish,
  DishEntry,
  GroupLink,
  ImportPlan,
  MenuNow,
  PlannedCategory,
  PlannedMenu,
} from '@comanda/domain/import';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { writeSizes } from './write-sizes.ts';

// Every id was read in scope under the menu's lock, which is held until the commit.

type Ids<Entry> = ReadonlyMap<Entry, number>;

/** Gives out the places after the last one of each parent. */
function createPlaces(parentIds: readonly number[]): (parentId: number) => number {
  const last = new Map<number, number>();
  const next = (parentId: number): number => {
    const place = (last.get(parentId) ?? 0) + 1;
    last.set(parentId, place);
    return place;
  };
  for (const parentId of parentIds) next(parentId);
  return next;
}

const idOf = <Entry extends PlannedMenu>(entry: Entry, ids: Ids<Entry>): number => {
  const id = entry.id ?? ids.get(entry);
  if (id === undefined) throw new Error('an entry of the plan was not written');
  return id;
};

async function insertMenus(
  transaction: Connection,
  { pubId }: PubScope,
  { now, plan: { newMenus } }: Planned,
): Promise<Ids<PlannedMenu>> {
  const ids = new Map<PlannedMenu, number>();
  for (const [index, menu] of newMenus.entries()) {
    const place = now.menus.length + index + 1;
    const { id } = await transaction
      .insertInto('menu')
      .values({ pub_id: pubId, name: menu.name, place, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(menu, id);
  }
  return ids;
}

type Planned = { readonly now: MenuNow; readonly plan: ImportPlan };

async function insertCategories(
  transaction: Connection,
  { now, plan: { newCategories } }: Planned,
  menuIds: Ids<PlannedMenu>,
): Promise<Ids<PlannedCategory>> {
  const ids = new Map<PlannedCategory, number>();
  if (newCategories.length === 0) return ids;
  const nextPlace = createPlaces(now.categories.map(({ menuId }) => menuId));
  const rows = newCategories.map((category) => {
    const menu_id = idOf(category.menu, menuIds);
    return { menu_id, name: category.name, place: nextPlace(menu_id) };
  });
  const { rows: inserted } = await sql<{ id: number; menu_id: number; place: number }>`
    insert into category (menu_id, name, place)
    select * from unnest(
      ${rows.map(({ menu_id }) => menu_id)}::int[],
      ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ place }) => place)}::int[]
    )
    returning id, menu_id, place
  `.execute(transaction);
  const byPlace = new Map(inserted.map(({ id, menu_id, place }) => [`${menu_id} ${place}`, id]));
  for (const [index, category] of newCategories.entries()) {
    const row = rows[index];
    const id = row && byPlace.get(`${row.menu_id} ${row.place}`);
    if (id !== undefined) ids.set(category, id);
  }
  return ids;
}

type InCategory<Dish> = Dish & { readonly categoryId: number; readonly place: number };

/** Returns the ids of the new dishes, in their order. */
async function insertDishes(
  transaction: Connection,
  dishes: readonly InCategory<CreatedDish>[],
): Promise<(number | undefined)[]> {
  if (dishes.length === 0) return [];
  const { rows } = await sql<{ id: number; category_id: number; place: number }>`
    insert into dish
      (category_id, place, name, price_minor, sale_price_minor, ingredients, visible, food)
    select category_id, place, name, price_minor, sale_price_minor, ingredients, visible, food::jsonb
    from unnest(
      ${dishes.map(({ categoryId }) => categoryId)}::int[],
      ${dishes.map(({ place }) => place)}::int[],
      ${dishes.map(({ fields }) => fields.name)}::text[],
      ${dishes.map(({ fields }) => fields.priceMinor)}::bigint[],
      ${dishes.map(({ fields }) => fields.salePriceMinor)}::bigint[],
      ${dishes.map(({ fields }) => fields.ingredients)}::text[],
      ${dishes.map(({ fields }) => fields.visible)}::boolean[],
      ${dishes.map(({ fields }) => JSON.stringify(fields.food))}::text[]
    ) as new_dish
      (category_id, place, name, price_minor, sale_price_minor, ingredients, visible, food)
    returning id, category_id, place
  `.execute(transaction);
  const ids = new Map(rows.map((row) => [`${row.category_id} ${row.place}`, row.id]));
  return dishes.map(({ categoryId, place }) => ids.get(`${categoryId} ${place}`));
}

async function updateDishes(
  transaction: Connection,
  dishes: readonly ChangedDish[],
): Promise<void> {
  if (dishes.length === 0) return;
  await sql`
    update dish set
      name = change.name,
      price_minor = change.price_minor,
      sale_price_minor = change.sale_price_minor,
      ingredients = change.ingredients,
      visible = change.visible,
      food = change.food::jsonb
    from unnest(
      ${dishes.map(({ before }) => before.id)}::int[],
      ${dishes.map(({ fields }) => fields.name)}::text[],
      ${dishes.map(({ fields }) => fields.priceMinor)}::bigint[],
      ${dishes.map(({ fields }) => fields.salePriceMinor)}::bigint[],
      ${dishes.map(({ fields }) => fields.ingredients)}::text[],
      ${dishes.map(({ fields }) => fields.visible)}::boolean[],
      ${dishes.map(({ fields }) => JSON.stringify(fields.food))}::text[]
    ) as change (id, name, price_minor, sale_price_minor, ingredients, visible, food)
    where dish.id = change.id and dish.deleted_at is null
  `.execute(transaction);
}

/** Moves dishes to the ends of other categories; those that they leave close the gaps. */
async function moveDishes(
  transaction: Connection,
  dishes: readonly InCategory<ChangedDish>[],
): Promise<void> {
  if (dishes.length === 0) return;
  await sql`
    update dish set category_id = move.category_id, place = move.place
    from unnest(
      ${dishes.map(({ before }) => before.id)}::int[],
      ${dishes.map(({ categoryId }) => categoryId)}::int[],
      ${dishes.map(({ place }) => place)}::int[]
    ) as move (id, category_id, place)
    where dish.id = move.id and dish.deleted_at is null
  `.execute(transaction);
  const left = [...new Set(dishes.map(({ before }) => before.categoryId))];
  await sql`
    update dish set place = numbered.place
    from (
      select id, row_number() over (partition by category_id order by place) as place
      from dish where category_id = any(${left}::int[]) and deleted_at is null
    ) as numbered
    where dish.id = numbered.id and dish.place <> numbered.place
  `.execute(transaction);
}

type DishGroups = { readonly dishId: number; readonly groups: readonly GroupLink[] };

/** Gives each of these dishes exactly its groups. */
async function setGroups(transaction: Connection, dishes: readonly DishGroups[]): Promise<void> {
  if (dishes.length === 0) return;
  await transaction
    .deleteFrom('dish_option_group')
    .where('dish_id', '=', anyOf(dishes.map(({ dishId }) => dishId)))
    .execute();
  const links = dishes.flatMap(({ dishId, groups }) =>
    groups.map((group, index) => ({ ...group, dishId, place: index + 1 })),
  );
  if (links.length === 0) return;
  await sql`
    insert into dish_option_group
      (dish_id, group_id, place, min_units, max_choices, max_units, free_units)
    select * from unnest(
      ${links.map(({ dishId }) => dishId)}::int[],
      ${links.map(({ groupId }) => groupId)}::int[],
      ${links.map(({ place }) => place)}::int[],
      ${links.map(({ minUnits }) => minUnits)}::int[],
      ${links.map(({ maxChoices }) => maxChoices)}::int[],
      ${links.map(({ maxUnits }) => maxUnits)}::int[],
      ${links.map(({ freeUnits }) => freeUnits)}::int[]
    )
  `.execute(transaction);
}

async function hideDishes(transaction: Connection, dishes: readonly DishEntry[]): Promise<void> {
  if (dishes.length === 0) return;
  await transaction
    .updateTable('dish')
    .set({ visible: false })
    .where('id', '=', anyOf(dishes.map(({ id }) => id)))
    .where('deleted_at', 'is', null)
    .execute();
}

/** Writes a plan that was made from the menu under the lock of this transaction. */
export async function writePlan(
  transaction: Connection,
  scope: PubScope,
  planned: Planned,
): Promise<void> {
  const { now, plan } = planned;
  const menuIds = await insertMenus(transaction, scope, planned);
  const categoryIds = await insertCategories(transaction, planned, menuIds);
  const nextPlace = createPlaces(now.dishes.map(({ categoryId }) => categoryId));
  const placed = <Dish extends CreatedDish | ChangedDish>(dish: Dish): InCategory<Dish> => {
    const categoryId = idOf(dish.category, categoryIds);
    return { ...dish, categoryId, place: nextPlace(categoryId) };
  };
  const isMoved = ({ changes }: ChangedDish) => changes.includes('category');
  const created = await insertDishes(transaction, plan.created.map(placed));
  await updateDishes(transaction, plan.changed);
  await moveDishes(transaction, plan.changed.filter(isMoved).map(placed));
  await hideDishes(transaction, plan.hidden);
  const groupIds = await writeSizes(transaction, scope, plan);
  const written = (links: readonly GroupLink[]) =>
    links.map((link) => ({ ...link, groupId: groupIds.get(link.groupId) ?? link.groupId }));
  await setGroups(transaction, [
    ...plan.created.flatMap(({ fields: { groups } }, index) => {
      const dishId = created[index];
      return dishId === undefined || groups.length === 0 ? [] : { dishId, groups: written(groups) };
    }),
    ...plan.changed
      .filter(({ changes }) => changes.includes('option_groups') || changes.includes('sizes'))
      .map(({ before, fields }) => ({ dishId: before.id, groups: written(fields.groups) })),
  ]);
}
