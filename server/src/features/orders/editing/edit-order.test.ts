import type { CallQuery, CallReply } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { MAX_LINES_OF_ORDER } from '@comanda/domain/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aCourier,
  aDeliveringPub,
  anOrder,
  changeDish,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t, { commission: true, freeFrom: 500, prices: [100, 50, 30] });
});
afterAll(() => t.close());

const DISHES = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes';
const PRICE = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price';
const STATUS = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';
const PREPARED = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared';

function replaceDishes(at: ADeliveringPub, order: AnOrder, dishes: [id: number, count: number][]) {
  const body = { dishes: dishes.map(([dish_id, count]) => ({ dish_id, count })) };
  return t.send(DISHES, { params: order.ids, as: at.company, body });
}

function setPrice(at: ADeliveringPub, order: AnOrder, query: CallQuery<typeof PRICE>) {
  return t.send(PRICE, { params: order.ids, as: at.company, query });
}

function press(order: AnOrder, query: CallQuery<typeof STATUS>) {
  return t.send(STATUS, { params: order.ids, as: pub.company, query });
}

type Single = CallReply<'GET /api/company/:companyID/pubs/:pubID/orders/:orderID'>;

async function read(order: AnOrder): Promise<Single> {
  return t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
    params: order.ids,
    as: pub.company,
  });
}

describe('the dishes of an order', () => {
  it('are refused above the limit', async () => {
    const [first] = pub.dishes;
    const order = await anOrder(t, pub);
    const lines = (count: number) =>
      Array.from({ length: count }, (): [number, number] => [first.id, 1]);
    const refused = await replaceDishes(pub, order, lines(MAX_LINES_OF_ORDER + 1));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'order_line_limit_exceeded', facts: { limit: MAX_LINES_OF_ORDER } },
    });
    expect((await replaceDishes(pub, order, lines(MAX_LINES_OF_ORDER))).status).toBe(200);
  });

  it('edited by two users at once: the second gets a refusal and does not undo the first edit', async () => {
    const [first, second, third] = pub.dishes;
    const order = await anOrder(t, pub);
    const edit = (dishId: number) =>
      t.send(DISHES, {
        params: order.ids,
        as: pub.company,
        body: {
          revision: 1,
          dishes: [first.id, dishId].map((dish_id) => ({ dish_id, count: 1 })),
        },
      });
    const answers = await Promise.all([edit(second?.id ?? 0), edit(third?.id ?? 0)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'order_changed_meanwhile',
    });
    expect((await read(order)).order).toMatchObject({ revision: 2 });
  });

  it('keep their price when they stay; new ones get today’s, and every amount is recalculated', async () => {
    const [first, second, third] = pub.dishes;
    const order = await anOrder(t, pub);
    await changeDish(t, pub, { dish: first, change: { price: 200, name: 'Scumpă' } });
    const { status, body } = await replaceDishes(pub, order, [
      [first.id, 2],
      [third?.id ?? 0, 1],
    ]);
    await changeDish(t, pub, { dish: first, change: {} });
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      revision: 2,
      dishes: [
        { dish_id: first.id, count: 2, dish_price: 110, name: first.name },
        { dish_id: third?.id, count: 1, dish_price: 33 },
      ],
      dish_total: 253,
      product_total: 230,
      commission: 23,
      delivery_price: 40,
      client_total: 293,
    });
    // The threshold of 500 is reached with the commission included.
    expect((await replaceDishes(pub, order, [[first.id, 5]])).body.order).toMatchObject({
      dish_total: 550,
      delivery_price: 0,
      client_total: 550,
    });
    expect((await replaceDishes(pub, order, [[second.id, 1]])).body.order).toMatchObject({
      dishes: [{ dish_id: second.id, dish_price: 55 }],
      delivery_price: 40,
      revision: 4,
    });
  });

  it('stay after they were deleted from the menu, but cannot be added again', async () => {
    const [first, second] = pub.dishes;
    const order = await anOrder(t, pub);
    await changeDish(t, pub, { dish: second, change: { visible: false } });
    const unchanged = await replaceDishes(pub, order, [[second.id, 1]]);
    const without = await replaceDishes(pub, order, [[first.id, 1]]);
    const back = await replaceDishes(pub, order, [[second.id, 1]]);
    await changeDish(t, pub, { dish: second, change: {} });
    expect([unchanged.status, without.status]).toEqual([200, 200]);
    expect(back).toMatchObject({
      status: 422,
      body: { code: 'dish_not_available', facts: { dish_ids: [second.id] } },
    });
  });

  it.each<[string, [number, number][]]>([
    ['basket_is_empty', []],
    ['dish_count_is_invalid', [[1, 0]]],
    ['dish_not_available', [[2_000_000_000, 1]]],
  ])('refuse %s', async (code, dishes) => {
    const order = await anOrder(t, pub);
    expect((await replaceDishes(pub, order, dishes)).body).toMatchObject({ code });
    expect((await read(order)).order.revision).toBe(1);
  });

  it.each(['completed', 'canceled'] as const)(
    'of a %s order may still be corrected',
    async (status) => {
      const [first, second] = pub.dishes;
      const order = await anOrder(t, pub);
      await setStatus(t, pub, { order, to: status });
      await must(replaceDishes(pub, order, [[first.id, 1]]));
      await must(replaceDishes(pub, order, [[first.id, 1]]));
      await must(
        replaceDishes(pub, order, [
          [first.id, 1],
          [second.id, 3],
        ]),
      );
      await must(setPrice(pub, order, { price: 0 }));
      const { order: now, history } = await read(order);
      expect(now).toMatchObject({ status, dish_total: 275, delivery_price: 0, client_total: 275 });
      // An edit without a change writes no line.
      expect(history.slice(2)).toMatchObject([
        { from: status, to: status, edited: 'dishes', by: 'company' },
        { from: status, to: status, edited: 'dishes', by: 'company' },
        { from: status, to: status, edited: 'delivery_price', by: 'company' },
      ]);
      const tracked = await t.call('GET /api/client/orders/:trackingToken', {
        params: { trackingToken: order.trackingToken },
      });
      expect(tracked.order.history.map(({ to }) => to)).toEqual(['not_handled', status]);
    },
  );
});

describe('the delivery price', () => {
  it('is 0 or the price of a zone, and a manual price is not changed by edits', async () => {
    const order = await anOrder(t, pub);
    const set = (price: number) => setPrice(pub, order, { price });
    expect((await set(39.99)).body).toMatchObject({ code: 'delivery_price_not_offered' });
    expect((await set(0)).body.order).toMatchObject({ delivery_price: 0, client_total: 220 });
    const edited = await replaceDishes(pub, order, [[pub.dishes[0].id, 1]]);
    expect(edited.body.order).toMatchObject({ delivery_price: 0, client_total: 110 });
    expect((await set(40)).body.order).toMatchObject({ delivery_price: 40 });
    // The threshold does not override it either.
    const large = await replaceDishes(pub, order, [[pub.dishes[0].id, 9]]);
    expect(large.body.order).toMatchObject({ dish_total: 990, delivery_price: 40 });
  });

  it('may stay at the price that its zone had when it was ordered', async () => {
    const changing = await aDeliveringPub(t, { price: 40 });
    const order = await anOrder(t, changing);
    await t.send('POST /api/company/:companyID/pubs/:pubID/shipping-price', {
      params: changing.ids,
      as: changing.company,
      body: { prices: { centru: 60 } },
    });
    for (const [price, status] of [
      [60, 200],
      [40, 200],
      [50, 422],
    ] as const) {
      const answer = await setPrice(changing, order, { price });
      expect(answer.status).toBe(status);
    }
  });
});

describe('an order in another currency than its pub has now', () => {
  const refused = { status: 409, body: { code: 'order_has_another_currency' } };
  async function anOrderInEuro(): Promise<{ euro: ADeliveringPub; order: AnOrder }> {
    const euro = await aDeliveringPub(t, { prices: [100, 50, 30] });
    const set = (currency_id: number) =>
      t.call('PUT /api/company/:companyID/pubs/:pubID', {
        params: euro.ids,
        as: euro.company,
        body: { currency_id },
      });
    await set(2);
    const order = await anOrder(t, euro);
    await set(1);
    return { euro, order };
  }

  it('accepts no new dish; its dishes can be removed, or their count changed', async () => {
    const { euro, order } = await anOrderInEuro();
    const [first, second, third] = euro.dishes;
    const added = await replaceDishes(euro, order, [
      [first.id, 1],
      [third?.id ?? 0, 1],
    ]);
    expect(added).toMatchObject(refused);
    const more = await replaceDishes(euro, order, [
      [first.id, 3],
      [second.id, 1],
    ]);
    expect(more.body.order).toMatchObject({ currency_id: 2, dish_total: 350, revision: 2 });
    expect((await replaceDishes(euro, order, [[first.id, 3]])).status).toBe(200);
    // A removed dish would come back at today's price.
    expect(await replaceDishes(euro, order, [[second.id, 1]])).toMatchObject(refused);
  });

  it('accepts a free delivery, its current price or its zone’s old price, not the current prices of zones', async () => {
    const { euro, order } = await anOrderInEuro();
    await t.send('POST /api/company/:companyID/pubs/:pubID/shipping-price', {
      params: euro.ids,
      as: euro.company,
      body: { prices: { centru: 60 } },
    });
    const set = (price: number) => setPrice(euro, order, { price });
    expect(await set(60)).toMatchObject(refused);
    for (const price of [0, 40]) expect((await set(price)).status).toBe(200);
  });
});

describe('two users at one order', () => {
  const changed = { status: 409, body: { code: 'order_changed_meanwhile' } };

  it('set its status at once: the second gets a refusal, and may press again', async () => {
    const order = await anOrder(t, pub);
    const answers = await Promise.all([
      press(order, { status: 'preparing', from: 'not_handled' }),
      press(order, { status: 'canceled', from: 'not_handled' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { order: now } = await read(order);
    const at = t.clock.now().toISOString();
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      ...changed,
      body: { ...changed.body, facts: { status: now.status, by: 'company', at } },
    });
    expect(now.revision).toBe(2);
    // A user who sets the same status as the other succeeds.
    expect((await press(order, { status: now.status, from: 'not_handled' })).status).toBe(200);
    expect((await press(order, { status: 'at_courier', from: now.status })).body).toMatchObject({
      status: 'at_courier',
    });
  });

  it('and a courier: the answer shows the courier’s status, and the same press without `from` sets it anyway', async () => {
    const order = await anOrder(t, pub);
    const courier = await aCourier(t);
    const body = { courier_id: courier.id };
    await t.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
      params: pub.ids,
      as: pub.company,
      body,
    });
    await setStatus(t, pub, { order, to: 'preparing' });
    for (const verb of ['reserve-order', 'set-order-to-at-courier'] as const) {
      await t.call(`POST /api/courier/:courierID/${verb}`, {
        params: courier.ids,
        as: courier,
        body: { order_id: order.id },
      });
    }
    // An edit in between is not reported as the last change of the status.
    await must(replaceDishes(pub, order, [[pub.dishes[0].id, 1]]));
    const refused = await press(order, { status: 'canceled', from: 'preparing' });
    expect(refused.body).toMatchObject({ facts: { status: 'at_courier', by: 'courier' } });
    expect((await press(order, { status: 'canceled' })).body).toMatchObject({ status: 'canceled' });
  });

  it('set its delivery price at once: the second gets a refusal', async () => {
    const order = await anOrder(t, pub);
    const set = (price: number, from: number) => setPrice(pub, order, { price, from });
    expect((await set(0, 40)).body.order).toMatchObject({ delivery_price: 0, revision: 2 });
    expect((await set(0, 40)).status).toBe(200);
    expect((await set(40, 40)).body).toMatchObject(changed.body);
    expect((await set(40, 0)).body.order).toMatchObject({ delivery_price: 40 });
  });
});

describe('the status', () => {
  it('changes from any to any, each change one line of the history', async () => {
    const order = await anOrder(t, pub);
    for (const to of [
      'completed',
      'not_handled',
      'preparing',
      'preparing',
      'handled',
      'canceled',
    ] as const) {
      t.clock.advance(1000);
      const { status, body } = await setStatus(t, pub, { order, to });
      expect([status, body.status]).toEqual([200, to]);
    }
    const { order: now, history } = await read(order);
    expect(history.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, 'not_handled', 'guest'],
      ['not_handled', 'completed', 'company'],
      ['completed', 'not_handled', 'company'],
      ['not_handled', 'preparing', 'company'],
      ['preparing', 'handled', 'company'],
      ['handled', 'canceled', 'company'],
    ]);
    expect(now.revision).toBe(6);
  });

  it('records each of many concurrent changes, in one unbroken chain', async () => {
    const order = await anOrder(t, pub);
    const statuses = ['preparing', 'at_courier', 'completed', 'canceled', 'not_handled'] as const;
    await Promise.all(
      [...statuses, ...statuses, ...statuses].map((to) => setStatus(t, pub, { order, to })),
    );
    const { order: now, history } = await read(order);
    expect(now.revision).toBe(history.length);
    expect(history.at(-1)?.to).toBe(now.status);
    for (const [index, entry] of history.entries()) {
      if (index > 0) expect(entry.from).toBe(history[index - 1]?.to);
    }
  });

  it('refuses an unknown status', async () => {
    const order = await anOrder(t, pub);
    const request = { params: order.ids, query: { status: 'eaten' }, as: pub.company };
    expect((await t.sendRaw(STATUS, request)).status).toBe(400);
  });

  it('lets an order be marked as prepared only while it is preparing', async () => {
    const order = await anOrder(t, pub);
    const prepare = () =>
      t.send(PREPARED, { params: order.ids, as: pub.company, body: { prepared: true } });
    expect(await prepare()).toMatchObject({
      status: 409,
      body: { code: 'order_changed_meanwhile' },
    });
    await setStatus(t, pub, { order, to: 'preparing' });
    expect((await prepare()).body.order).toMatchObject({ prepared: true, revision: 3 });
    expect((await prepare()).body.order).toMatchObject({ prepared: true, revision: 3 });
  });
});

it('lists orders newest first, by status and page by page', async () => {
  const busy = await aDeliveringPub(t);
  const orders: AnOrder[] = [];
  for (let index = 0; index < 53; index += 1) orders.push(await anOrder(t, busy));
  const ids = orders.map(({ id }) => id).toReversed();
  const [oldest] = orders;
  if (!oldest) throw new Error('no order');
  await setStatus(t, busy, { order: oldest, to: 'completed' });
  const list = async (query: CallQuery<'GET /api/company/:companyID/pubs/:pubID/orders'>) => {
    const page = await t.call('GET /api/company/:companyID/pubs/:pubID/orders', {
      params: busy.ids,
      query,
      as: busy.company,
    });
    return { ids: page.orders.map(({ id }) => id), next: page.next };
  };
  const before = ids[49] ?? 0;
  expect(await list({})).toEqual({ ids: ids.slice(0, 50), next: before });
  expect(await list({ before })).toEqual({ ids: ids.slice(50), next: null });
  expect(await list({ status: 'completed' })).toEqual({ ids: [oldest.id], next: null });
  expect(await list({ status: 'in-process', before })).toEqual({
    ids: ids.slice(50, 52),
    next: null,
  });
  const { body } = await t.send('GET /api/company/:companyID/pubs/:pubID', {
    params: busy.ids,
    as: busy.company,
  });
  expect(body.pub).toMatchObject({ orders_today: 53 });
});
