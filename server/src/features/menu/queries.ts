import type { NotNull } from 'kysely';
import { anyOf } from '../../plumbing/database/queries/any-of.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';

// Every entry is addressed from its pub down: under another parent it is not found.
export type MenuAddress = { readonly menuID: number };
export type CategoryAddress = MenuAddress & { readonly categoryID: number };
export type DishAddress = CategoryAddress & { readonly dishID: number };

export type MenuRow = Awaited<ReturnType<typeof getMenu>>;
export type CategoryRow = Awaited<ReturnType<typeof getCategory>>;
export type DishRow = Awaited<ReturnType<typeof getDish>>;

/** Refuses what does not exist. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('not_found');
  return row;
}

/** The menus of a pub, in their order. */
export function menusOf(connection: Connection, pubId: number) {
  return connection
    .selectFrom('menu')
    .where('menu.pub_id', '=', pubId)
    .where('menu.deleted_at', 'is', null)
    .orderBy('menu.place')
    .select([
      'menu.id',
      'menu.pub_id',
      'menu.name',
      'menu.visible',
      'menu.place',
      'menu.serving_hours',
    ])
    .$narrowType<{ place: NotNull }>();
}

/** The categories of a pub, in the order of the menu and their own. */
export function categoriesOf(connection: Connection, pubId: number) {
  return connection
    .selectFrom('category')
    .innerJoin('menu', 'menu.id', 'category.menu_id')
    .where('menu.pub_id', '=', pubId)
    .where('menu.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null)
    .orderBy('menu.place')
    .orderBy('category.place')
    .select([
      'category.id',
      'category.menu_id',
      'category.name',
      'category.category_types',
      'category.visible',
      'category.place',
      'category.text_color',
      'category.image_file_name',
      'category.image_color',
      'category.serving_hours',
      'category.kitchen_minutes',
      'category.vat_class',
      'category.order_until',
    ])
    .$narrowType<{ place: NotNull }>();
}

/** The dishes of a pub, in the order of the menu, the category and their own. */
export function dishesOf(connection: Connection, pubId: number) {
  return connection
    .selectFrom('dish')
    .innerJoin('category', 'category.id', 'dish.category_id')
    .innerJoin('menu', 'menu.id', 'category.menu_id')
    .where('menu.pub_id', '=', pubId)
    .where('menu.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null)
    .where('dish.deleted_at', 'is', null)
    .orderBy('menu.place')
    .orderBy('category.place')
    .orderBy('dish.place')
    .select([
      'dish.id',
      'dish.category_id',
      'dish.name',
      'dish.price_minor',
      'dish.sale_price_minor',
      'dish.ingredients',
      'dish.visible',
      'dish.sold_out_until',
      'dish.left_count',
      'dish.place',
      'dish.text_color',
      'dish.image_file_name',
      'dish.image_color',
      'dish.food',
      'dish.vat_class',
      'dish.deposit_minor',
    ])
    .$narrowType<{ place: NotNull }>();
}

/** How many dishes a pub has, hidden ones included. */
export async function countDishes(connection: Connection, { pubId }: PubScope): Promise<number> {
  const { count } = await dishesOf(connection, pubId)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function getMenu(connection: Connection, { pubId }: PubScope, at: MenuAddress) {
  return found(
    await menusOf(connection, pubId).where('menu.id', '=', at.menuID).executeTakeFirst(),
  );
}

export async function getCategory(
  connection: Connection,
  { pubId }: PubScope,
  at: CategoryAddress,
) {
  const row = await categoriesOf(connection, pubId)
    .where('menu.id', '=', at.menuID)
    .where('category.id', '=', at.categoryID)
    .executeTakeFirst();
  return found(row);
}

export async function getDish(connection: Connection, { pubId }: PubScope, at: DishAddress) {
  const row = await dishesOf(connection, pubId)
    .where('menu.id', '=', at.menuID)
    .where('category.id', '=', at.categoryID)
    .where('dish.id', '=', at.dishID)
    .executeTakeFirst();
  return found(row);
}

/** A dish of a pub, in whichever menu and category it is. */
export async function getDishOfPub(connection: Connection, { pubId }: PubScope, dishId: number) {
  return found(await dishesOf(connection, pubId).where('dish.id', '=', dishId).executeTakeFirst());
}

/** Those of these dishes that the pub has deleted: a list that was read before may still name them. */
export async function listDeletedDishIds(
  connection: Connection,
  { pubId }: PubScope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await connection
    .selectFrom('dish')
    .innerJoin('category', 'category.id', 'dish.category_id')
    .innerJoin('menu', 'menu.id', 'category.menu_id')
    .where('menu.pub_id', '=', pubId)
    .where('dish.id', '=', anyOf(ids))
    .where('dish.deleted_at', 'is not', null)
    .select('dish.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Likewise of categories. */
export async function listDeletedCategoryIds(
  connection: Connection,
  { pubId }: PubScope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await connection
    .selectFrom('category')
    .innerJoin('menu', 'menu.id', 'category.menu_id')
    .where('menu.pub_id', '=', pubId)
    .where('category.id', '=', anyOf(ids))
    .where('category.deleted_at', 'is not', null)
    .select('category.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function listMenus(connection: Connection, { pubId }: PubScope): Promise<MenuRow[]> {
  return menusOf(connection, pubId).execute();
}

export async function listCategories(
  connection: Connection,
  scope: PubScope,
  at: MenuAddress,
): Promise<CategoryRow[]> {
  const { id } = await getMenu(connection, scope, at);
  return categoriesOf(connection, scope.pubId).where('menu.id', '=', id).execute();
}

export async function listDishes(
  connection: Connection,
  scope: PubScope,
  at: CategoryAddress,
): Promise<DishRow[]> {
  const { id } = await getCategory(connection, scope, at);
  return dishesOf(connection, scope.pubId).where('category.id', '=', id).execute();
}
