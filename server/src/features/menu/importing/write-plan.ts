import type {
  ChangedDish,
  CreatedDish,
  DishEntry,
  ImportPlan,
  MenuNow,
  PlannedCategory,
  PlannedMenu,
} from '@comanda/domain/import';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';

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

async function insertDishes(
  transaction: Connection,
  dishes: readonly InCategory<CreatedDish>[],
): Promise<void> {
  if (dishes.length === 0) return;
  await sql`
    insert into dish
      (category_id, place, name, price_minor, sale_price_minor, ingredients, visible)
    select * from unnest(
      ${dishes.map(({ categoryId }) => categoryId)}::int[],
      ${dishes.map(({ place }) => place)}::int[],
      ${dishes.map(({ fields }) => fields.name)}::text[],
      ${dishes.map(({ fields }) => fields.priceMinor)}::bigint[],
      ${dishes.map(({ fields }) => fields.salePriceMinor)}::bigint[],
      ${dishes.map(({ fields }) => fields.ingredients)}::text[],
      ${dishes.map(({ fields }) => fields.visible)}::boolean[]
    )
  `.execute(transaction);
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
      visible = change.visible
    from unnest(
      ${dishes.map(({ before }) => before.id)}::int[],
      ${dishes.map(({ fields }) => fields.name)}::text[],
      ${dishes.map(({ fields }) => fields.priceMinor)}::bigint[],
      ${dishes.map(({ fields }) => fields.salePriceMinor)}::bigint[],
      ${dishes.map(({ fields }) => fields.ingredients)}::text[],
      ${dishes.map(({ fields }) => fields.visible)}::boolean[]
    ) as change (id, name, price_minor, sale_price_minor, ingredients, visible)
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
  await insertDishes(transaction, plan.created.map(placed));
  await updateDishes(transaction, plan.changed);
  await moveDishes(transaction, plan.changed.filter(isMoved).map(placed));
  await hideDishes(transaction, plan.hidden);
}
