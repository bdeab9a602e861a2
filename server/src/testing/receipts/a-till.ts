import { randomUUID } from 'node:crypto';
import { must } from '@comanda/contract/client';
import type { Receipt, TillFields } from '@comanda/contract/receipts';
import { defaultVatGroups } from '@comanda/domain/receipts';
import type { TestApp } from '../app/build-test-app.ts';
import { anOrder, type ADeliveringPub, type AnOrder } from '../builders/order-builders.ts';
import { tillKeys } from './till-simulator.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const RECEIPT = `${PUB}/orders/:orderID/receipt` as const;

export const tillFields = (change: Partial<TillFields> = {}): TillFields => ({
  kind: 'posfix',
  address: '192.168.1.60',
  ...tillKeys,
  vat_groups: { ...defaultVatGroups },
  issues_by_itself: false,
  ...change,
});

export async function aTill(
  t: TestApp,
  { ids, company: as }: ADeliveringPub,
  change: Partial<TillFields> = {},
): Promise<void> {
  await t.call(`PUT ${PUB}/till`, { params: ids, as, body: tillFields(change) });
}

/** Pays what an order costs, in cash. */
export async function payWhole(
  t: TestApp,
  { company: as }: ADeliveringPub,
  { ids: params }: Pick<AnOrder, 'ids'>,
): Promise<void> {
  const { order } = await t.call(`GET ${PUB}/orders/:orderID`, { params, as });
  const amount = order.client_total - (order.paid ?? 0);
  const body = { method: 'cash', amount, paid: order.paid ?? 0, action_id: randomUUID() } as const;
  await must(t.send(`POST ${PUB}/orders/:orderID/payments`, { params, as, body }));
}

export async function aPaidOrder(t: TestApp, pub: ADeliveringPub): Promise<AnOrder> {
  const order = await anOrder(t, pub);
  await payWhole(t, pub, order);
  return order;
}

export const want = (t: TestApp, { company: as }: ADeliveringPub, { ids: params }: AnOrder) =>
  t.send(`POST ${RECEIPT}`, { params, as, body: { action_id: randomUUID() } });

export async function receiptOf(
  t: TestApp,
  { company: as }: ADeliveringPub,
  { ids: params }: AnOrder,
): Promise<Receipt | null> {
  return (await t.call(`GET ${RECEIPT}`, { params, as })).receipt;
}
