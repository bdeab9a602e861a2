import { correctionOf, ledgerLinesOf, type LedgerEntry } from '@comanda/domain/couriers';
import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { CompletedOrder } from '../../orders/index.ts';

/**
 * Serialises the writers of one courier's ledger until the transaction ends: a line with a smaller number
 * never appears after one that was read already, and the balance of each line continues the last one's.
 * Returns whether the courier exists.
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

async function insertLines(
  connection: Connection,
  order: CompletedOrder,
  { lines, at }: { readonly lines: readonly LedgerEntry[]; readonly at: Date },
): Promise<void> {
  if (lines.length === 0) return;
  await connection
    .insertInto('courier_ledger')
    .values(
      lines.map(({ kind, amountMinor }) => ({
        courier_id: order.courierId,
        at,
        kind,
        amount_minor: amountMinor,
        currency_id: order.currencyId,
        order_id: order.id,
      })),
    )
    .execute();
}

/** Writes the change that a completed order makes in its courier's balance. */
export async function writeLedger(
  connection: Connection,
  order: CompletedOrder,
  at: Date,
): Promise<void> {
  await lockLedger(connection, order.courierId);
  await insertLines(connection, order, { lines: ledgerLinesOf(order), at });
}

/** Writes the difference that an edit of a completed order makes in its courier's balance. */
export async function correctLedger(
  connection: Connection,
  order: CompletedOrder,
  at: Date,
): Promise<void> {
  await lockLedger(connection, order.courierId);
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as held
    from courier_ledger where order_id = ${order.id} and courier_id = ${order.courierId}`.execute(
    connection,
  );
  await insertLines(connection, order, { lines: correctionOf(order, rows[0]?.held ?? 0), at });
}

/**
 * Reverses the current sum of an order in the ledger; a mistake is corrected by another line, never by
 * removing one.
 */
export async function reverseLedger(
  connection: Connection,
  orderId: number,
  at: Date,
): Promise<void> {
  await sql`
    select from courier where id in (select courier_id from courier_ledger where order_id = ${orderId})
    order by id for no key update`.execute(connection);
  await sql`
    insert into courier_ledger (courier_id, at, kind, amount_minor, currency_id, order_id)
    select courier_id, ${at}, 'reversal', -sum(amount_minor), currency_id, order_id
    from courier_ledger where order_id = ${orderId}
    group by courier_id, currency_id, order_id having sum(amount_minor) <> 0`.execute(connection);
}
