import type { CallBody } from '@comanda/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { leftAndSoldOut, setLeftCount } from '../../../testing/builders/left-count-builders.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const REFUSE = `PUT ${PUB}/orders/refuse` as const;

let t: TestApp;
let pub: ADeliveringPub;
let orders: AnOrder[];
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  pub = await aDeliveringPub(t);
  orders = await Promise.all([anOrder(t, pub), anOrder(t, pub), anOrder(t, pub)]);
});
afterAll(() => t.close());

const idsOf = (some: readonly AnOrder[]) => some.map(({ id }) => id);
const refuse = (
  body: Partial<CallBody<typeof REFUSE>> = {},
  { company }: Pick<ADeliveringPub, 'company'> = pub,
) =>
  t.send(REFUSE, {
    params: pub.ids,
    as: company,
    body: { order_ids: idsOf(orders), reason: 'too_busy', ...body },
  });
const read = ({ ids }: AnOrder) =>
  t.call(`GET ${PUB}/orders/:orderID`, { params: ids, as: pub.company });
const statuses = async () =>
  Promise.all(orders.map(async (order) => (await read(order)).order.status));

it('waiting orders are refused with one reason, and give back what they held', async () => {
  const [{ id: dishId }] = pub.dishes;
  await setLeftCount(t, pub, { dishId, left: 3 });
  orders = [await anOrder(t, pub), await anOrder(t, pub), await anOrder(t, pub)];
  expect((await leftAndSoldOut(t, pub, dishId))[0]).toBe(0);
  const { body } = await refuse({ reason: 'other', text: 'Comenzi false' });
  expect(body.answered).toEqual([]);
  expect(body.orders?.map(({ id, status, cancel_text }) => [id, status, cancel_text])).toEqual(
    idsOf(orders).map((id) => [id, 'canceled', 'Comenzi false']),
  );
  expect(await leftAndSoldOut(t, pub, dishId)).toEqual([3, null]);
  for (const order of orders) {
    expect((await read(order)).history.at(-1)).toMatchObject({
      from: 'not_handled',
      to: 'canceled',
      by: 'company',
    });
  }
});

it('those that somebody has answered meanwhile stay as they are and are named', async () => {
  const [first, accepted] = orders;
  if (!first || !accepted) throw new Error('three orders');
  await setStatus(t, pub, { order: accepted, to: 'preparing' });
  const { status, body } = await refuse();
  expect([status, body.orders?.length]).toEqual([200, 2]);
  expect(body.answered).toMatchObject([
    { order_id: accepted.id, status: 'preparing', by: 'company' },
  ]);
  expect(await statuses()).toEqual(['canceled', 'preparing', 'canceled']);
  // A lost answer: sent again, nothing changes.
  const again = await refuse();
  expect(again.body.orders).toEqual([]);
  expect(again.body.answered?.map(({ status: now }) => now)).toEqual([
    'canceled',
    'preparing',
    'canceled',
  ]);
  expect((await read(first)).order.revision).toBe(2);
});

it('by two at once each order is refused once', async () => {
  const answers = await Promise.all([refuse(), refuse(), refuse()]);
  const refused = answers.flatMap(({ body }) => body.orders?.map(({ id }) => id) ?? []);
  expect(refused.toSorted((a, b) => a - b)).toEqual(idsOf(orders).toSorted((a, b) => a - b));
});

it('an order of another pub, a reason without its words and too many orders change nothing', async () => {
  const foreign = await anOrder(t, await aDeliveringPub(t));
  const ids = idsOf(orders);
  expect(await refuse({ order_ids: [...ids, foreign.id] })).toMatchObject({
    status: 404,
    body: { code: 'order_not_found' },
  });
  expect(await refuse({ reason: 'other' })).toMatchObject({
    status: 422,
    body: { code: 'cancel_text_is_required' },
  });
  for (const order_ids of [[], Array.from({ length: 101 }, (_, index) => index + 1)]) {
    expect((await refuse({ order_ids })).status).toBe(400);
  }
  expect(await statuses()).toEqual(['not_handled', 'not_handled', 'not_handled']);
});
