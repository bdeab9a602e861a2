import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../schema.ts';
import { insertTickets, type OfOrder } from './insert-tickets.ts';
import { isOnPaper } from './queries.ts';

const printsByItself = sql`printer_id in (select id from printer where prints_by_itself)`;

/**
 * Holds the tickets of an order that are for its cooks until the end of the transaction, so that no bridge takes one
 * between two statements. Whether there are any.
 */
async function lockKitchenTickets(transaction: Connection, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from print_job where order_id = ${orderId} and kind in ('kitchen', 'canceled')
    order by id for update`.execute(transaction);
  return rows.length > 0;
}

/**
 * The tickets of an order that is canceled in this transaction: each printer that prints by itself, and has or may have
 * printed its kitchen ticket, prints that it is canceled. Kitchen tickets that no bridge has taken are not printed any more.
 */
export async function cancelTickets(
  transaction: Transaction,
  { orderId, at }: Pick<OfOrder, 'orderId' | 'at'>,
): Promise<void> {
  if (!(await lockKitchenTickets(transaction, orderId))) return;
  await sql`
    insert into print_job (pub_id, printer_id, order_id, version, kind, is_by_itself, created_at)
    select pub_id, printer_id, order_id, max(version), 'canceled', true, ${at}::timestamptz
    from print_job
    where order_id = ${orderId} and kind = 'kitchen' and ${isOnPaper} and ${printsByItself}
    group by pub_id, printer_id, order_id
    on conflict (order_id, printer_id, kind, version) do update
    set state = 'waiting', tries = 0, is_unsure = false, created_at = excluded.created_at
    where print_job.state <> 'claimed'`.execute(transaction);
  await sql`
    update print_job set state = case when printed_at is null then 'dropped' else 'printed' end
    where order_id = ${orderId} and kind = 'kitchen' and state = 'waiting'`.execute(transaction);
}

/**
 * The tickets of an order that is accepted in this transaction, or goes on after it had ended. If it was canceled before,
 * its cooks get the kitchen ticket that was not printed any more, and again the one that was canceled on paper; a canceled
 * ticket that no bridge has taken is not printed.
 */
export async function resumeTickets(transaction: Transaction, order: OfOrder): Promise<void> {
  const { orderId, versions } = order;
  const hasTickets = await lockKitchenTickets(transaction, orderId);
  await insertTickets(transaction, order);
  if (!hasTickets) return;
  await sql`
    update print_job as ticket set state = 'waiting', tries = 0, is_by_itself = true
    where order_id = ${orderId} and kind = 'kitchen' and version = ${versions.kitchen} and ${printsByItself}
      and (state = 'dropped' or (state = 'printed' and exists (
        select from print_job as canceled
        where canceled.order_id = ticket.order_id and canceled.printer_id = ticket.printer_id
          and canceled.kind = 'canceled' and (
            canceled.state in ('printed', 'claimed') or (canceled.state = 'waiting' and canceled.is_unsure)
          )
      )))`.execute(transaction);
  await sql`
    update print_job set state = 'dropped'
    where order_id = ${orderId} and kind = 'canceled' and state <> 'claimed'`.execute(transaction);
}
