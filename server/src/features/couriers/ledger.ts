import { ledgerLinesOf } from '@comanda/domain/couriers';
import { sql } from 'kysely';
import type { Connection } from '../../schema.ts';
import type { CompletedOrder } from '../orders/index.ts';

/**
 * Lets the writers of one courier's ledger go one after another, until the transaction ends: a line with
 * a smaller number never appears behind one that somebody has read. Says whether there is the courier.
 */
export async function lockLedger(connection: Connection, courierId: number): Promise<boolean> {
  const courier = await connection
    .selectFrom('courier')
    .where('id', '=', courierId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return courier !== undefined;
}

/** Writes what a completed order changes in its courier's balance. */
export async function writeLedger(
  connection: Connection,
  order: CompletedOrder,
  at: Date,
): Promise<void> {
  const lines = ledgerLinesOf(order);
  if (lines.length === 0) return;
  await lockLedger(connection, order.courierId);
  await connection
    .insertInto('courier_ledger')
    .values(
      lines.map(({ kind, amountMinor }) => ({
        courier_id: order.courierId,
        at,
        kind,
        amount_minor: amountMinor,
        order_id: order.id,
      })),
    )
    .execute();
}

/** Takes back whatever an order has in the ledger now; a mistake is another line, never a removed one. */
export async function reverseLedger(
  connection: Connection,
  orderId: number,
  at: Date,
): Promise<void> {
  await sql`
    select from courier where id in (select courier_id from courier_ledger where order_id = ${orderId})
    order by id for no key update`.execute(connection);
  await sql`
    insert into courier_ledger (courier_id, at, kind, amount_minor, order_id)
    select courier_id, ${at}, 'reversal', -sum(amount_minor), order_id
    from courier_ledger where order_id = ${orderId}
    group by courier_id, order_id having sum(amount_minor) <> 0`.execute(connection);
}
