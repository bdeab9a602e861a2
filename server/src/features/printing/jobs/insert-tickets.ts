import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { TicketVersions } from '../printing-deps.ts';

/**
 * The part of a larger statement that adds the tickets of orders that were just accepted, for each printer of the pub
 * that prints by itself. `accepted` has the columns order_id, pub_id, kitchen_version, bill_version and at. What is there
 * already is not added again.
 */
export const insertTicketsOf = (accepted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into print_job (pub_id, printer_id, order_id, version, kind, is_by_itself, created_at)
  select accepted.pub_id, printer.id, accepted.order_id,
    case wanted.kind when 'bill' then accepted.bill_version else accepted.kitchen_version end,
    wanted.kind, true, accepted.at
  from ${accepted} as accepted
  join printer on printer.pub_id = accepted.pub_id and printer.prints_by_itself
  cross join unnest(printer.prints) as wanted (kind)
  on conflict (order_id, printer_id, kind, version) do nothing`;

export type OfOrder = {
  readonly orderId: number;
  readonly pubId: number;
  readonly versions: TicketVersions;
  readonly at: Date;
};

/** Adds the tickets of an order that its kitchen cooks from this transaction on. */
export async function insertTickets(
  transaction: Connection,
  { orderId, pubId, versions, at }: OfOrder,
): Promise<void> {
  await insertTicketsOf(sql`(
    select ${orderId}::int as order_id, ${pubId}::int as pub_id, ${versions.kitchen}::int as kitchen_version,
      ${versions.bill}::int as bill_version, ${at}::timestamptz as at
  )`).execute(transaction);
}

/**
 * The tickets of an order whose dishes are changed in this transaction: one that has not begun shows the new version and
 * counts as it, and one that may be on paper is not repeated, since the new version follows it.
 */
export async function renewTickets(
  transaction: Connection,
  { isCooked, ...order }: OfOrder & { readonly isCooked: boolean },
): Promise<void> {
  const { orderId, versions } = order;
  await sql`
    update print_job set version = case kind when 'bill' then ${versions.bill}::int else ${versions.kitchen}::int end
    where order_id = ${orderId} and state = 'waiting' and not is_unsure and printed_at is null`.execute(
    transaction,
  );
  if (!isCooked) return;
  await insertTickets(transaction, order);
  await sql`
    update print_job as before set state = 'dropped'
    where order_id = ${orderId} and state = 'waiting' and exists (
      select from print_job as after
      where after.order_id = before.order_id and after.printer_id = before.printer_id
        and after.kind = before.kind and after.version > before.version
    )`.execute(transaction);
}
