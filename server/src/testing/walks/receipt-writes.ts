import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app/build-test-app.ts';
import type { ADeliveringPub, AnOrder } from '../builders/order-builders.ts';
import { payWhole, tillFields } from '../receipts/a-till.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const RECEIPT = `${PUB}/orders/:orderID/receipt` as const;
type Token = { accesstoken: string };

/** The writes inside a pub that are about its till and the receipt of an order, which is withdrawn again. */
export function receiptWrites(
  pub: ADeliveringPub,
  order: AnOrder,
): Record<string, (t: TestApp, as: Token) => Promise<number>> {
  const params = order.ids;
  return {
    [`PUT ${PUB}/till`]: async (t, as) =>
      (await t.send(`PUT ${PUB}/till`, { params, as, body: tillFields() })).status,
    [`POST ${RECEIPT}`]: async (t, as) => {
      await payWhole(t, pub, order);
      const body = { action_id: randomUUID() };
      return (await t.send(`POST ${RECEIPT}`, { params, as, body })).status;
    },
    [`PUT ${RECEIPT}`]: async (t, as) => {
      const body = { answer: 'withdrawn' } as const;
      return (await t.send(`PUT ${RECEIPT}`, { params, as, body })).status;
    },
    [`DELETE ${PUB}/till`]: async (t, as) =>
      (await t.send(`DELETE ${PUB}/till`, { params, as })).status,
  };
}
