import { sql } from 'kysely';
import type { Transaction } from '../../../schema.ts';
import type { NewLineRow } from '../placing/insert-order.ts';
import type { LockedOrder } from './lock-order.ts';

/** A line after an edit: an existing one, by its id, or a new one. */
export type EditedLine = NewLineRow & { readonly id?: number };

type Placed = { readonly position: number };
type ExistingLine = EditedLine & Placed & { readonly id: number };

const isExisting = (line: EditedLine & Placed): line is ExistingLine => line.id !== undefined;

async function deleteOthers(
  transaction: Transaction,
  orderId: number,
  existing: readonly ExistingLine[],
): Promise<void> {
  const existingIds = existing.map(({ id }) => id);
  await transaction
    .deleteFrom('order_line')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`id <> all(${existingIds}::int[])`)
    .execute();
}

/**
 * One statement: positions are unique per order, and lines may swap positions. The kitchen has to cook a line again
 * whose count has changed.
 */
async function updateExisting(
  transaction: Transaction,
  orderId: number,
  existing: readonly ExistingLine[],
): Promise<void> {
  await sql`
    update order_line set count = edited.count, position = edited.position,
      done_at = case when order_line.count = edited.count then done_at end
    from unnest(
      ${existing.map(({ id }) => id)}::int[],
      ${existing.map(({ count }) => count)}::int[],
      ${existing.map(({ position }) => position)}::int[]
    ) as edited (id, count, position)
    where order_line.order_id = ${orderId} and order_line.id = edited.id`.execute(transaction);
}

/**
 * Makes these the lines of an order, in this order: existing ones keep their ids, missing ones are deleted.
 */
export async function replaceLines(
  transaction: Transaction,
  { id: orderId }: LockedOrder,
  lines: readonly EditedLine[],
): Promise<void> {
  const placed = lines.map((line, index) => ({ ...line, position: index + 1 }));
  const existing = placed.filter(isExisting);
  await deleteOthers(transaction, orderId, existing);
  await updateExisting(transaction, orderId, existing);
  const added = placed.filter((line) => !isExisting(line));
  if (added.length === 0) return;
  await transaction
    .insertInto('order_line')
    .values(
      added.map((line) => ({
        ...line,
        names: JSON.stringify(line.names),
        options: JSON.stringify(line.options),
        order_id: orderId,
      })),
    )
    .execute();
}
