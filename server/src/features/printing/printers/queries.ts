import type { PrinterFields, PrinterReports } from '@comanda/contract/printing';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { BridgeScope, PubScope } from '../../../scopes.ts';
import type { PrinterRow } from '../tables.ts';

/** The printers of a pub, oldest first. */
export async function listPrinters(
  connection: Connection,
  { pubId }: PubScope | BridgeScope,
): Promise<PrinterRow[]> {
  return connection
    .selectFrom('printer')
    .where('pub_id', '=', pubId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function getPrinter(
  connection: Connection,
  { pubId }: PubScope | BridgeScope,
  printerId: number,
): Promise<PrinterRow> {
  const row = await connection
    .selectFrom('printer')
    .where('pub_id', '=', pubId)
    .where('id', '=', printerId)
    .selectAll()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

export async function insertPrinter(
  connection: Connection,
  { pubId }: PubScope,
  fields: PrinterFields,
): Promise<PrinterRow> {
  return connection
    .insertInto('printer')
    .values({ ...fields, pub_id: pubId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A new address has no state yet: the last one was that of another printer. */
export async function updatePrinter(
  connection: Connection,
  { pubId }: PubScope,
  { printerId, fields }: { readonly printerId: number; readonly fields: PrinterFields },
): Promise<void> {
  const { numUpdatedRows } = await connection
    .updateTable('printer')
    .set({
      ...fields,
      state: sql`case when address = ${fields.address} then state end`,
    })
    .where('pub_id', '=', pubId)
    .where('id', '=', printerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
}

export async function deletePrinter(
  connection: Connection,
  { pubId }: PubScope,
  printerId: number,
): Promise<void> {
  const { numDeletedRows } = await connection
    .deleteFrom('printer')
    .where('pub_id', '=', pubId)
    .where('id', '=', printerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found');
}

/** Writes what a bridge has found; only what is new, since it reports every few seconds. */
export async function saveStates(
  connection: Connection,
  { pubId }: BridgeScope,
  reports: Static<typeof PrinterReports>,
): Promise<void> {
  if (reports.length === 0) return;
  await sql`
    update printer set state = reported.state
    from unnest(
      ${reports.map(({ printer_id }) => printer_id)}::int[],
      ${reports.map(({ state }) => state)}::text[]
    ) as reported (printer_id, state)
    where printer.pub_id = ${pubId} and printer.id = reported.printer_id
      and printer.state is distinct from reported.state`.execute(connection);
}

/** Deletes the printers of a deleted pub, with the tickets that wait, its bridge and its pairing codes. The bridge's program then ends. */
export async function removePrinting(transaction: Transaction, { pubId }: PubScope): Promise<void> {
  for (const table of ['printer', 'print_bridge', 'print_bridge_code'] as const) {
    await transaction.deleteFrom(table).where('pub_id', '=', pubId).execute();
  }
}
