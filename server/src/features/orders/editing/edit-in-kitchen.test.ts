import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openOrderReaders } from '../../../testing/app/order-readers.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  aWaitingOrder,
  setStatus,
  type ACourier,
  type ADeliveringPub,
  type AnOrder,
  type CourierStep,
} from '../../../testing/builders/order-builders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const START = '2026-11-20T16:20:10.000Z';

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
let courier: ACourier;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service', prices: [100, 50, 30] });
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: { takes_dish_notes: true },
  });
  courier = await anApprovedCourier(t);
});
beforeEach(() => {
  t.clock.set(START);
});
afterAll(() => t.close());

const read = async ({ ids }: AnOrder) =>
  (await t.call(`GET ${ORDER}`, { params: ids, as: pub.company })).order;
const prepare = (
  { ids }: AnOrder,
  body: CallBody<`PUT ${typeof ORDER}/update-prepared`> = { prepared: true },
) => t.send(`PUT ${ORDER}/update-prepared`, { params: ids, as: pub.company, body });
const mark = ({ ids }: AnOrder, body: CallBody<`PUT ${typeof ORDER}/kitchen`>) =>
  t.send(`PUT ${ORDER}/kitchen`, { params: ids, as: pub.company, body });
const edit = async (
  { ids }: AnOrder,
  dishes: CallBody<`PUT ${typeof ORDER}/update-dishes`>['dishes'],
) =>
  (
    await t.call(`PUT ${ORDER}/update-dishes`, {
      params: ids,
      as: pub.company,
      body: { dishes },
    })
  ).order;
const step = async (verb: CourierStep, { id }: AnOrder) =>
  must(
    t.send(`POST /api/courier/:courierID/${verb}`, {
      params: courier.ids,
      as: courier,
      body: { order_id: id },
    }),
  );

/** A prepared order: one of the first dish and two of the second, of which no cook has marked any. */
async function aPreparedOrder() {
  const order = await aWaitingOrder(t, pub);
  const { dishes } = (await must(prepare(order))).order;
  const [first, second] = dishes;
  if (!first || !second) throw new Error('an order of the builders has two lines');
  return { order, first, second };
}
const again = ({
  line_id,
  dish_id,
  count,
}: {
  line_id: number;
  dish_id: number;
  count: number;
}) => ({
  line_id,
  dish_id,
  count,
});

describe('work that is added to a prepared order', () => {
  const added = () => ({ dish_id: pub.dishes[2]?.id ?? 0, count: 1 });

  it('reaches the kitchen, its guest and the courier, who read that it is not ready', async () => {
    const { order, first, second } = await aPreparedOrder();
    const { desk, guest, screen } = await openOrderReaders(address, { pub, order, courier });
    const { revision } = await edit(order, [again(first), again(second), added()]);
    expect(await desk.event(order.id, revision)).toMatchObject({
      prepared: false,
      dishes: [{ done_at: START }, { done_at: START }, {}],
    });
    for (const reader of [guest, screen]) {
      expect(await reader.event(order.id, revision)).toMatchObject({ prepared: false });
    }
    expect((await read(order)).dishes[2]).not.toHaveProperty('done_at');
    for (const reader of [desk, guest, screen]) reader.close();
  });

  it('is what is new of a raised count, and another line in place of one with another note', async () => {
    const { order, first, second } = await aPreparedOrder();
    const raised = await edit(order, [again(first), { ...again(second), count: 3 }]);
    expect(raised).toMatchObject({
      prepared: false,
      dishes: [{ done_at: START }, { count: 3, done_count: 2 }],
    });
    expect(raised.dishes[1]).not.toHaveProperty('done_at');
    await prepare(order);
    const changed = await edit(order, [
      { ...again(first), note: 'Fără ceapă' },
      { ...again(second), count: 3 },
    ]);
    expect(changed).toMatchObject({
      prepared: false,
      dishes: [{ note: 'Fără ceapă' }, { count: 3, done_at: START }],
      removed_dishes: [{ line_id: first.line_id, count: 1 }],
    });
    expect(changed.dishes[0]).not.toHaveProperty('done_at');
  });

  it('is neither a lowered count nor a removed line', async () => {
    const { order, first, second } = await aPreparedOrder();
    expect(await edit(order, [again(first), { ...again(second), count: 1 }])).toMatchObject({
      prepared: true,
    });
    expect(await edit(order, [again(first)])).toMatchObject({ prepared: true });
  });

  it('is not prepared by a cook who has not seen it', async () => {
    const { order, first, second } = await aPreparedOrder();
    const lines = [first, second].map(({ line_id, count }) => ({ line_id, count }));
    const { dishes } = await edit(order, [again(first), again(second), added()]);
    expect(await prepare(order, { prepared: true, seen_lines: lines })).toMatchObject({
      status: 409,
      body: { code: 'order_changed_meanwhile' },
    });
    expect(await read(order)).toMatchObject({ prepared: false });
    const all = dishes.map(({ line_id, count }) => ({ line_id, count }));
    expect((await prepare(order, { prepared: true, seen_lines: all })).status).toBe(200);
  });
});

describe('the marks of an edited line', () => {
  it('stay for what remains of a lowered one, and for what was done of a raised one', async () => {
    const order = await aWaitingOrder(t, pub);
    const [first, second] = (await read(order)).dishes;
    if (!first || !second) throw new Error('two lines');
    const { line_id, count } = second;
    await must(mark(order, { lines: [{ line_id, count, is_done: true }] }));
    t.clock.advance(60_000);
    const lowered = await edit(order, [again(first), { ...again(second), count: 1 }]);
    expect(lowered.dishes[1]).toMatchObject({ count: 1, done_at: START });
    const raised = await edit(order, [again(first), { ...again(second), count: 3 }]);
    expect(raised.dishes[1]).toMatchObject({ count: 3, done_count: 1 });
    expect(raised.dishes[1]).not.toHaveProperty('done_at');
    const { body } = await mark(order, { lines: [{ line_id, count: 3, is_done: true }] });
    expect(body.order?.dishes[1]).toHaveProperty('done_at');
    expect(body.order?.dishes[1]).not.toHaveProperty('done_count');
  });
});

describe('a removed line', () => {
  const withoutSecond = async () => {
    const { order, first, second } = await aPreparedOrder();
    await edit(order, [again(first)]);
    return { order, second };
  };

  it('is stored for all screens of the kitchen until a cook has seen it, and for nobody else', async () => {
    const { order, second } = await withoutSecond();
    const { desk, guest, screen } = await openOrderReaders(address, { pub, order, courier });
    expect(await read(order)).toMatchObject({
      dishes: [{}],
      removed_dishes: [{ line_id: second.line_id, dish_id: second.dish_id, count: 2 }],
    });
    const body = { seen_removed_ids: [second.line_id] };
    const { revision } = (await must(mark(order, body))).order;
    const told = await desk.event(order.id, revision);
    expect(told).toMatchObject({ prepared: true });
    expect(told).not.toHaveProperty('removed_dishes');
    for (const reader of [guest, screen]) {
      expect(JSON.stringify(await reader.event(order.id, revision))).not.toContain('removed');
    }
    // Another cook has seen it too.
    expect((await must(mark(order, body))).order).toMatchObject({ revision });
    for (const reader of [desk, guest, screen]) reader.close();
  });

  it('is not shown when the order is no longer, or not yet, being prepared', async () => {
    const { order, second } = await withoutSecond();
    await setStatus(t, pub, { order, to: 'at_courier' });
    expect((await mark(order, { seen_removed_ids: [second.line_id] })).status).toBe(200);
    expect((await setStatus(t, pub, { order, to: 'not_handled' })).body.order).not.toHaveProperty(
      'removed_dishes',
    );
    const dishes = [{ dish_id: second.dish_id, count: 1 }];
    expect(await edit(order, dishes)).not.toHaveProperty('removed_dishes');
  });

  it('is not seen by a mark of a cook who has cooked it', async () => {
    const { order, second } = await withoutSecond();
    const { line_id, count } = second;
    expect((await mark(order, { lines: [{ line_id, count, is_done: true }] })).status).toBe(409);
    expect(await read(order)).toMatchObject({ removed_dishes: [{ line_id }] });
  });
});

describe('a prepared order that leaves its status', () => {
  it.each(['not_handled', 'handled', 'at_courier', 'completed', 'canceled'] as const)(
    'to %s is not prepared, there and when it comes back; its lines are done',
    async (to) => {
      const { order } = await aPreparedOrder();
      expect((await setStatus(t, pub, { order, to })).body.order).toMatchObject({
        status: to,
        prepared: false,
      });
      expect((await setStatus(t, pub, { order, to: 'preparing' })).body.order).toMatchObject({
        prepared: false,
        dishes: [{ done_at: START }, { done_at: START }],
      });
    },
  );

  it('by a courier who picks it up and releases it', async () => {
    const { order } = await aPreparedOrder();
    await step('reserve-order', order);
    expect(await read(order)).toMatchObject({ prepared: true });
    await step('set-order-to-at-courier', order);
    await step('release-order', order);
    expect(await read(order)).toMatchObject({ status: 'preparing', prepared: false });
  });

  it('by a courier who cancels it', async () => {
    const { order } = await aPreparedOrder();
    await step('reserve-order', order);
    await step('set-order-to-canceled', order);
    expect(await read(order)).toMatchObject({ status: 'canceled', prepared: false });
  });

  it('stays prepared when its courier releases it before the pickup', async () => {
    const { order } = await aPreparedOrder();
    await step('reserve-order', order);
    await step('release-order', order);
    expect(await read(order)).toMatchObject({ status: 'preparing', prepared: true });
  });
});
