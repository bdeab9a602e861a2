import type { Transaction } from '../../../schema.ts';
import type { NewLineRow } from '../placing/insert-order.ts';
import type { LockedOrder } from './lock-order.ts';

export async function replaceLines(
  transaction: Transaction,
  { id }: LockedOrder,
  lines: readonly NewLineRow[],
): Promise<void> {
  await transaction.deleteFrom('order_line').where('order_id', '=', id).execute();
  await transaction
    .insertInto('order_line')
    .values(lines.map((line, index) => ({ ...line, order_id: id, position: index + 1 })))
    .execute();
}
