import type { Printer, PrinterFields } from '@comanda/contract/printing';
import type { TestApp } from '../app/build-test-app.ts';
import type { APub } from '../builders/builders.ts';

/** Nothing of the tests dials it. */
export const printerFields = (change: Partial<PrinterFields> = {}): PrinterFields => ({
  name: 'Bucătărie',
  address: '192.0.2.50',
  paper: 80,
  prints: ['kitchen'],
  station_id: null,
  language: 'ro',
  prints_by_itself: true,
  ...change,
});

/** A printer of a pub, that prints kitchen tickets by itself unless told otherwise. */
export async function aPrinter(
  t: TestApp,
  { ids, company }: APub,
  change: Partial<PrinterFields> = {},
): Promise<Printer> {
  const body = printerFields(change);
  const { printer } = await t.call('POST /api/company/:companyID/pubs/:pubID/printers', {
    params: ids,
    as: company,
    body,
  });
  return printer;
}

/** The id of a test page that waits for a printer of the pub. */
export async function aTestPage(t: TestApp, pub: APub): Promise<number> {
  const printer = await aPrinter(t, pub, { prints_by_itself: false });
  await t.call('POST /api/company/:companyID/pubs/:pubID/printers/:printerID/test', {
    params: { ...pub.ids, printerID: printer.id },
    as: pub.company,
  });
  const { id } = await t.deps.db
    .selectFrom('print_job')
    .where('printer_id', '=', printer.id)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}
