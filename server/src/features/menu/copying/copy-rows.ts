import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';

/** A row to copy, and where its copy goes. */
export type RowCopy = {
  readonly sourceId: number;
  readonly parentId: number;
  readonly place: number;
};

/** What belongs to one pub, its kitchen stations and what is sold out in it, is copied inside this pub only. */
type Reach = { readonly isInsidePub: boolean };

type Inserted = { readonly id: number; readonly parent_id: number; readonly place: number };

/** The copies of a list, as a table of SQL. */
const rowsOf = (copies: readonly RowCopy[]) => sql`unnest(
  ${copies.map(({ sourceId }) => sourceId)}::integer[],
  ${copies.map(({ parentId }) => parentId)}::integer[],
  ${copies.map(({ place }) => place)}::integer[]
) as copy (source_id, parent_id, place)`;

/** The id of each copy by the id of its source: no two siblings have the same place. */
function idsOfCopies(copies: readonly RowCopy[], rows: readonly Inserted[]): Map<number, number> {
  const keyOf = (parentId: number, place: number) => `${parentId} ${place}`;
  const ids = new Map(rows.map((row) => [keyOf(row.parent_id, row.place), row.id]));
  return new Map(
    copies.flatMap(({ sourceId, parentId, place }) => {
      const id = ids.get(keyOf(parentId, place));
      return id === undefined ? [] : [[sourceId, id]];
    }),
  );
}

/**
 * Copies the rows of categories. A picture is shared by name: its files stay as long as any row has the name
 * (`removal/is-referred-to.ts`).
 */
export async function copyCategoryRows(
  transaction: Connection,
  copies: readonly RowCopy[],
  { isInsidePub }: Reach,
): Promise<Map<number, number>> {
  const { rows } = await sql<Inserted>`
    insert into category (
      menu_id, place, station_id, name, category_types, visible, text_color, image_file_name, image_color,
      serving_hours, kitchen_minutes, order_until, vat_class, translations
    )
    select copy.parent_id, copy.place, case when ${isInsidePub} then station_id end,
      name, category_types, visible, text_color, image_file_name, image_color, serving_hours,
      kitchen_minutes, order_until, vat_class, translations
    from ${rowsOf(copies)} join category on category.id = copy.source_id
    returning id, menu_id as parent_id, place
  `.execute(transaction);
  return idsOfCopies(copies, rows);
}

/**
 * Copies the rows of dishes, with all that belongs to a dish: every copy of one is made here. Inside its pub a copy is a
 * dish of its own; in another one it is the same dish, which choices may stand for.
 */
export async function copyDishRows(
  transaction: Connection,
  copies: readonly RowCopy[],
  { isInsidePub }: Reach,
): Promise<Map<number, number>> {
  const { rows } = await sql<Inserted>`
    insert into dish (
      category_id, place, sold_out_until, name, price_minor, sale_price_minor, ingredients, visible,
      text_color, image_file_name, image_color, food, vat_class, deposit_minor, translations, origin_id
    )
    select copy.parent_id, copy.place, case when ${isInsidePub} then sold_out_until end,
      name, price_minor, sale_price_minor, ingredients, visible,
      text_color, image_file_name, image_color, food, vat_class, deposit_minor, translations,
      case when not ${isInsidePub} then coalesce(origin_id, id) end
    from ${rowsOf(copies)} join dish on dish.id = copy.source_id
    returning id, category_id as parent_id, place
  `.execute(transaction);
  return idsOfCopies(copies, rows);
}
