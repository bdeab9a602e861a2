import type { PrinterFields } from '@comanda/contract/printing';
import { MAX_PRINTERS_OF_PUB, printerFields } from '@comanda/domain/printing';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { listStations } from '../../menu/index.ts';
import { lockPub } from '../../pubs/index.ts';
import type { PrintingDeps } from '../printing-deps.ts';
import type { PrinterRow } from '../tables.ts';
import { insertPrinter, listPrinters, updatePrinter } from './queries.ts';

function checked(fields: PrinterFields): PrinterFields {
  const { name, address } = fields;
  checkFields(printerFields, { name, address });
  return { ...fields, name: name.trim(), address: address.trim() };
}

/** Refuses the station of another pub. The lock of the pub keeps it, and the count of printers, until the commit. */
async function lockChoices(
  transaction: Transaction,
  scope: PubScope,
  { station_id: stationId }: PrinterFields,
): Promise<void> {
  await lockPub(transaction, scope);
  if (stationId === null) return;
  const stations = await listStations(transaction, scope);
  if (!stations.some(({ id }) => id === stationId)) throw new AppError('not_found');
}

export async function createPrinter(
  { write }: PrintingDeps,
  scope: PubScope,
  body: PrinterFields,
): Promise<PrinterRow> {
  const fields = checked(body);
  return write(async (transaction) => {
    await lockChoices(transaction, scope, fields);
    if ((await listPrinters(transaction, scope)).length >= MAX_PRINTERS_OF_PUB) {
      throw new AppError('printer_limit_exceeded', { limit: MAX_PRINTERS_OF_PUB });
    }
    return insertPrinter(transaction, scope, fields);
  });
}

export async function changePrinter(
  { write }: PrintingDeps,
  scope: PubScope,
  { printerId, body }: { readonly printerId: number; readonly body: PrinterFields },
): Promise<void> {
  const fields = checked(body);
  await write(async (transaction) => {
    await lockChoices(transaction, scope, fields);
    await updatePrinter(transaction, scope, { printerId, fields });
  });
}
