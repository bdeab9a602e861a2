import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { dishesOf, type DishRow } from '../queries.ts';

export type ListedDishRow = Awaited<ReturnType<typeof listDishesOfPub>>[number];

function listedDishesOf(connection: Connection, pubId: number) {
  return dishesOf(connection, pubId)
    .clearSelect()
    .select([
      'dish.id',
      'dish.category_id',
      'dish.place',
      'dish.name',
      'dish.price_minor',
      'dish.sale_price_minor',
      'dish.visible',
      'dish.sold_out_until',
      'dish.image_file_name',
    ])
    .$narrowType<{ place: number }>();
}

/** All dishes of a pub, in the order of the menu. */
export async function listDishesOfPub(connection: Connection, { pubId }: PubScope) {
  return listedDishesOf(connection, pubId).execute();
}

/** These dishes; those that the pub does not have, or no longer, are left out. */
export async function listTheseDishes(
  connection: Connection,
  { pubId }: PubScope,
  dishIds: readonly number[],
): Promise<ListedDishRow[]> {
  return listedDishesOf(connection, pubId).where('dish.id', '=', anyOf(dishIds)).execute();
}

/** The ids of the dishes of these categories, in their order; of an empty category an empty list. */
export async function listDishIds(
  connection: Connection,
  { pubId }: PubScope,
  categoryIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await dishesOf(connection, pubId)
    .clearSelect()
    .select(['dish.id', 'dish.category_id'])
    .where('category.id', '=', anyOf(categoryIds))
    .execute();
  const lists = new Map(categoryIds.map((id) => [id, [] as number[]]));
  for (const { id, category_id } of rows) lists.get(category_id)?.push(id);
  return lists;
}

/** The columns that a change of many sets, besides the places. */
export type DishColumns = Pick<
  DishRow,
  'price_minor' | 'sale_price_minor' | 'visible' | 'sold_out_until'
>;

export type ColumnChange = {
  readonly id: number;
  readonly before: DishColumns;
  readonly after: DishColumns;
};

/**
 * Writes each dish that still is as it was before; returns the number of these. When a dish with no portion left comes
 * back on sale, its counting ends, as in `setSoldOut`.
 */
export async function updateDishes(
  transaction: Connection,
  changes: readonly ColumnChange[],
): Promise<number> {
  const of = (columns: (change: ColumnChange) => DishColumns) => sql`
    ${changes.map((one) => columns(one).price_minor)}::bigint[],
    ${changes.map((one) => columns(one).sale_price_minor)}::bigint[],
    ${changes.map((one) => columns(one).visible)}::boolean[],
    ${changes.map((one) => columns(one).sold_out_until)}::timestamptz[]`;
  const { numAffectedRows = 0n } = await sql`
    update dish
    set price_minor = new_price, sale_price_minor = new_sale_price, visible = new_visible,
      sold_out_until = new_sold_out_until,
      left_count = case
        when new_sold_out_until is not distinct from old_sold_out_until
          or new_sold_out_until >= ${sql.lit(UNTIL_SWITCHED_BACK)}::timestamptz then left_count
        else nullif(left_count, 0)
      end
    from unnest(
      ${changes.map(({ id }) => id)}::integer[],
      ${of(({ before }) => before)}, ${of(({ after }) => after)}
    ) as change (
      id, old_price, old_sale_price, old_visible, old_sold_out_until,
      new_price, new_sale_price, new_visible, new_sold_out_until
    )
    where dish.id = change.id and deleted_at is null
      and price_minor = old_price and sale_price_minor = old_sale_price and visible = old_visible
      and sold_out_until is not distinct from old_sold_out_until
  `.execute(transaction);
  return Number(numAffectedRows);
}

/** Gives the dishes of these categories their places, each in the order of its list. */
export async function placeDishes(
  transaction: Connection,
  lists: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const rows = [...lists].flatMap(([categoryId, ids]) =>
    ids.map((id, index) => ({ id, categoryId, place: index + 1 })),
  );
  await sql`
    update dish set category_id = change.category_id, place = change.place
    from unnest(
      ${rows.map(({ id }) => id)}::integer[],
      ${rows.map(({ categoryId }) => categoryId)}::integer[],
      ${rows.map(({ place }) => place)}::integer[]
    ) as change (id, category_id, place)
    where dish.id = change.id and deleted_at is null
      and (dish.category_id, dish.place) is distinct from (change.category_id, change.place)
  `.execute(transaction);
}
