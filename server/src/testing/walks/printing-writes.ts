import { aBridge } from '../printing/a-bridge.ts';
import { aPrinter, printerFields } from '../printing/a-printer.ts';
import type { TestApp } from '../app/build-test-app.ts';
import type { ADeliveringPub, AnOrder } from '../builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
type Token = { accesstoken: string };

/** The writes inside a pub that are about its printers, each with a printer or a bridge of its own. */
export function printingWrites(
  pub: ADeliveringPub,
  order: AnOrder,
): Record<string, (t: TestApp, as: Token) => Promise<number>> {
  const params = order.ids;
  const body = printerFields();
  const at = async (t: TestApp) => ({ ...params, printerID: (await aPrinter(t, pub)).id });
  return {
    [`POST ${PUB}/printers`]: async (t, as) =>
      (await t.send(`POST ${PUB}/printers`, { params, as, body })).status,
    [`PUT ${PUB}/printers/:printerID`]: async (t, as) =>
      (await t.send(`PUT ${PUB}/printers/:printerID`, { params: await at(t), as, body })).status,
    [`DELETE ${PUB}/printers/:printerID`]: async (t, as) =>
      (await t.send(`DELETE ${PUB}/printers/:printerID`, { params: await at(t), as })).status,
    [`POST ${PUB}/printers/:printerID/test`]: async (t, as) =>
      (await t.send(`POST ${PUB}/printers/:printerID/test`, { params: await at(t), as })).status,
    [`POST ${PUB}/print-bridge/code`]: async (t, as) =>
      (await t.send(`POST ${PUB}/print-bridge/code`, { params, as })).status,
    [`DELETE ${PUB}/print-bridge`]: async (t, as) => {
      await aBridge(t, pub);
      return (await t.send(`DELETE ${PUB}/print-bridge`, { params, as })).status;
    },
    [`POST ${PUB}/orders/:orderID/tickets`]: async (t, as) => {
      const { printerID: printer_id } = await at(t);
      const asked = { printer_id, kind: 'kitchen' } as const;
      return (await t.send(`POST ${PUB}/orders/:orderID/tickets`, { params, as, body: asked }))
        .status;
    },
  };
}
