import type { CallQuery } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { cancelReasons, MAX_CANCEL_TEXT_LENGTH } from '@comanda/domain/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aClient } from '../../../testing/builders/builders.ts';
import { openOrderReaders } from '../../../testing/app/order-readers.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  aWaitingOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});
afterAll(() => t.close());

const STATUS = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';

const press = ({ ids }: AnOrder, query: CallQuery<typeof STATUS>) =>
  t.send(STATUS, { params: ids, query, as: pub.company });

const other = {
  status: 'canceled',
  cancel_reason: 'other',
  cancel_text: ' Pană de curent ',
} as const;
const expected = { status: 'canceled', cancel_reason: 'other', cancel_text: 'Pană de curent' };
const noReason = { cancel_reason: null, cancel_text: null };

async function read({ ids }: AnOrder) {
  return t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
    params: ids,
    as: pub.company,
  });
}

async function readAsGuest({ trackingToken }: AnOrder) {
  return (await t.call('GET /api/client/orders/:trackingToken', { params: { trackingToken } }))
    .order;
}

it.each(cancelReasons.filter((reason) => reason !== 'other'))(
  'cancels because of %s',
  async (reason) => {
    const order = await anOrder(t, pub);
    const { status, body } = await press(order, { status: 'canceled', cancel_reason: reason });
    expect([status, body.order]).toMatchObject([
      200,
      { status: 'canceled', cancel_reason: reason, cancel_text: null },
    ]);
  },
);

it('is shown to the pub, its guest and the courier, with the text of other', async () => {
  const courier = await anApprovedCourier(t);
  const order = await aWaitingOrder(t, pub);
  const body = { order_id: order.id };
  await t.call('POST /api/courier/:courierID/reserve-order', {
    params: courier.ids,
    as: courier,
    body,
  });
  const readers = Object.values(await openOrderReaders(address, { pub, order, courier }));
  expect((await press(order, other)).body.order).toMatchObject(expected);

  const { order: now, history } = await read(order);
  expect(now).toMatchObject(expected);
  expect(history.at(-1)).toMatchObject({ to: 'canceled', cancel_reason: 'other' });
  expect(await readAsGuest(order)).toMatchObject(expected);
  for (const reader of readers) {
    expect(await reader.event(order.id, now.revision)).toMatchObject(expected);
    reader.close();
  }
});

it('is deleted when the order is no longer canceled; its history keeps it', async () => {
  const order = await anOrder(t, pub);
  await must(press(order, { status: 'canceled', cancel_reason: 'sold_out' }));
  const undone = await press(order, { status: 'not_handled', from: 'canceled' });
  expect(undone.body.order).toMatchObject({ status: 'not_handled', ...noReason });
  const { history } = await read(order);
  expect(history.map(({ to, cancel_reason: why }) => [to, why])).toEqual([
    ['not_handled', undefined],
    ['canceled', 'sold_out'],
    ['not_handled', undefined],
  ]);
  await must(setStatus(t, pub, { order, to: 'canceled' }));
  expect((await read(order)).order).toMatchObject({ status: 'canceled', ...noReason });
});

it('stays the first one when the order is canceled already', async () => {
  const order = await anOrder(t, pub);
  await must(press(order, { status: 'canceled', cancel_reason: 'closing' }));
  const again = await press(order, { status: 'canceled', cancel_reason: 'sold_out' });
  expect(again.body.order).toMatchObject({ revision: 2, cancel_reason: 'closing' });
});

it.each([
  [{ status: 'completed', cancel_reason: 'sold_out' }, 422, 'cancel_reason_does_not_fit'],
  [
    { status: 'canceled', cancel_reason: 'closing', cancel_text: 'x' },
    422,
    'cancel_reason_does_not_fit',
  ],
  [{ status: 'canceled', cancel_text: 'x' }, 422, 'cancel_reason_does_not_fit'],
  [{ status: 'canceled', cancel_reason: 'other' }, 422, 'cancel_text_is_required'],
  [{ ...other, cancel_text: 'x'.repeat(MAX_CANCEL_TEXT_LENGTH + 1) }, 400, 'validation_error'],
] as const)('refuses %o', async (query, status, code) => {
  const order = await anOrder(t, pub);
  expect(await press(order, query)).toMatchObject({ status, body: { code } });
  expect((await read(order)).order.status).toBe('not_handled');
});

it('is refused when it is unknown', async () => {
  const order = await anOrder(t, pub);
  const query = { status: 'canceled', cancel_reason: 'bored' };
  expect(await t.sendRaw(STATUS, { params: order.ids, query, as: pub.company })).toMatchObject({
    status: 400,
    body: { code: 'validation_error' },
  });
  expect((await read(order)).order.status).toBe('not_handled');
});

it('may have the longest text, in letters of two bytes', async () => {
  const order = await anOrder(t, pub);
  const words = 'ș'.repeat(MAX_CANCEL_TEXT_LENGTH);
  const { body } = await press(order, { ...other, cancel_text: words });
  expect(body.order).toMatchObject({ cancel_text: words });
});

it('loses its text when the guest’s account is deleted; the reason stays', async () => {
  const client = await aClient(t);
  const order = await anOrder(t, pub, { as: client });
  await must(press(order, other));
  const { phone, password } = client;
  await t.call('POST /api/client/delete-client', { body: { phone, password } });
  expect((await read(order)).order).toMatchObject({ cancel_reason: 'other', cancel_text: null });
});

it.each([
  ['a reason without canceling', sql`cancel_reason = 'closing'`],
  ['an unknown reason', sql`status = 'canceled', cancel_reason = 'bored'`],
  ['words without other', sql`status = 'canceled', cancel_text = 'x'`],
  ['empty words', sql`status = 'canceled', cancel_reason = 'other', cancel_text = ''`],
])('the database refuses %s', async (_name, change) => {
  const order = await anOrder(t, pub);
  const write = sql`update pub_order set ${change} where id = ${order.id}`.execute(t.deps.db);
  await expect(write).rejects.toThrow(/pub_order_cancel/);
});
