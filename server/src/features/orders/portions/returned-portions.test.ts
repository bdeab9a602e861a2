import { must } from '@comanda/contract/client';
import { MAX_LEFT_COUNT } from '@comanda/domain/menu';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  leftAndSoldOut,
  offerAsSide,
  setLeftCount,
} from '../../../testing/builders/left-count-builders.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const ORDER = `${PUB}/orders/:orderID` as const;
const START = '2026-11-20T17:00:00.000Z';
/** Of an order that is placed then at a pub that refuses nothing by itself. */
const HELD_UNTIL = '2026-11-20T17:30:00.000Z';

let t: TestApp;
let pub: ADeliveringPub;
let dish = 0;
let other = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t);
  [dish, other] = [pub.dishes[0].id, pub.dishes[1].id];
});
afterAll(() => t.close());

const setLeft = (left: number | null, dishId = dish) =>
  must(setLeftCount(t, pub, { dishId, left }));
const stateOf = (id = dish) => leftAndSoldOut(t, pub, id);
const orderOf = (count: number, more: { dish_id: number; count: number }[] = []) =>
  anOrder(t, pub, { dishes: [{ dish_id: dish, count }, ...more] });

const refuse = ({ ids }: AnOrder) =>
  t.send(`PUT ${ORDER}/refuse`, { params: ids, as: pub.company, body: { reason: 'too_busy' } });
const withdraw = ({ trackingToken }: AnOrder) =>
  t.send('POST /api/client/orders/:trackingToken/withdraw', { params: { trackingToken } });
const accept = ({ ids }: AnOrder) =>
  t.call(`PUT ${ORDER}/accept`, { params: ids, as: pub.company, body: { minutes: 20 } });

describe('an order that is canceled without an answer', () => {
  it.each([
    ['refused', refuse],
    ['withdrawn by its guest', withdraw],
    ['canceled', (order: AnOrder) => setStatus(t, pub, { order, to: 'canceled' })],
  ])('%s gives back its portions, and the dish is on sale again', async (_, end) => {
    await setLeft(3);
    const order = await orderOf(3);
    expect(await stateOf()).toEqual([0, HELD_UNTIL]);
    await end(order);
    expect(await stateOf()).toEqual([3, null]);
    await end(order);
    expect(await stateOf()).toEqual([3, null]);
  });

  it('by the server at the pub’s time gives them back too, and one that was only seen', async () => {
    await t.call(`PUT ${PUB}`, {
      params: pub.ids,
      as: pub.company,
      body: { refuse_after_minutes: 5 },
    });
    await setLeft(9);
    const seen = await orderOf(2);
    await orderOf(3);
    await setStatus(t, pub, { order: seen, to: 'handled' });
    expect(await stateOf()).toEqual([4, null]);
    t.clock.set('2026-11-20T17:05:00.000Z');
    await t.app.tasks.runDue();
    t.clock.set(START);
    expect(await stateOf()).toEqual([7, null]);
    await refuse(seen);
    expect(await stateOf()).toEqual([9, null]);
  });

  it('gives back choices that stand for the dish', async () => {
    const choiceId = await offerAsSide(t, pub, { dishId: dish, sideId: other });
    await setLeft(4, other);
    const options = [{ choice_id: choiceId, count: 2 }];
    const dishes = [{ dish_id: dish, count: 2, options }];
    await refuse(await anOrder(t, pub, { dishes }));
    expect(await stateOf(other)).toEqual([4, null]);
    const { ids } = await anOrder(t, pub, { dishes });
    await t.call(`PUT ${ORDER}/refuse`, {
      params: ids,
      as: pub.company,
      body: { reason: 'sold_out', sold_out_choice_ids: [choiceId] },
    });
    expect(await stateOf(other)).toEqual([4, UNTIL_SWITCHED_BACK]);
  });

  it('since a dish is sold out leaves that one sold out', async () => {
    await setLeft(3);
    await setLeft(3, other);
    const { ids } = await orderOf(3, [{ dish_id: other, count: 3 }]);
    await t.call(`PUT ${ORDER}/refuse`, {
      params: ids,
      as: pub.company,
      body: { reason: 'sold_out', sold_out_dish_ids: [other] },
    });
    expect(await stateOf()).toEqual([3, null]);
    // Until the next opening, as every refusal because of it.
    expect(await stateOf(other)).toEqual([3, '2026-11-20T22:00:00.000Z']);
  });

  it('since something is sold out that nobody has named leaves each dish sold out', async () => {
    await setLeft(3);
    const { ids } = await orderOf(3);
    await t.call(`PUT ${ORDER}/update-status`, {
      params: ids,
      as: pub.company,
      query: { status: 'canceled', cancel_reason: 'sold_out' },
    });
    expect(await stateOf()).toEqual([3, UNTIL_SWITCHED_BACK]);
  });

  it.each([
    ['with portions that are left', 4, 4],
    ['without, which ends the counting', 3, null],
  ] as const)(
    'leaves a dish sold out that somebody has marked until a time, %s',
    async (_, left, then) => {
      await setLeft(left);
      const order = await orderOf(3);
      await t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
        params: { ...pub.ids, dishID: dish },
        as: pub.company,
        body: { until: 'in_two_hours' },
      });
      await refuse(order);
      expect(await stateOf()).toEqual([then, '2026-11-20T19:00:00.000Z']);
    },
  );

  it('gives nothing back to a dish that nobody counts any more, and no more than can be counted', async () => {
    await setLeft(5);
    await setLeft(5, other);
    const order = await orderOf(2, [{ dish_id: other, count: 2 }]);
    await setLeft(null);
    await setLeft(MAX_LEFT_COUNT - 1, other);
    await refuse(order);
    expect(await stateOf()).toEqual([null, null]);
    expect(await stateOf(other)).toEqual([MAX_LEFT_COUNT, null]);
  });

  it.each([
    ['nobody counted', null],
    ['were counted', 5],
  ] as const)(
    'gives nothing to a count that was set after it, whose portions before %s',
    async (_, before) => {
      await setLeft(before);
      const order = await orderOf(2);
      t.clock.advance(1_000);
      await setLeft(4);
      await refuse(order);
      expect(await stateOf()).toEqual([4, null]);
      await refuse(await orderOf(3));
      expect(await stateOf()).toEqual([4, null]);
      await setStatus(t, pub, { order, to: 'preparing' });
      expect(await stateOf()).toEqual([2, null]);
    },
  );

  it('gives them back to a count that an earlier version has set, which stored no time', async () => {
    await setLeft(3);
    await t.deps.db.updateTable('dish').set({ left_count_set_at: null }).execute();
    await refuse(await orderOf(2));
    expect(await stateOf()).toEqual([3, null]);
  });

  it('gives them back once, however many cancel it at the same moment', async () => {
    await setLeft(5);
    const orders = await Promise.all([orderOf(1), orderOf(1), orderOf(1)]);
    const ends = orders.flatMap((order) => [refuse(order), withdraw(order), refuse(order)]);
    const statuses = (await Promise.all(ends)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(await stateOf()).toEqual([5, null]);
  });

  it('takes them again when it goes on, as it is edited by then, down to zero', async () => {
    await setLeft(5);
    const order = await orderOf(2);
    await refuse(order);
    await t.call(`PUT ${ORDER}/update-dishes`, {
      params: order.ids,
      as: pub.company,
      body: { dishes: [{ dish_id: dish, count: 3 }] },
    });
    expect(await stateOf()).toEqual([5, null]);
    await setStatus(t, pub, { order, to: 'preparing' });
    expect(await stateOf()).toEqual([2, null]);
    await setStatus(t, pub, { order, to: 'canceled' });
    expect(await stateOf()).toEqual([2, null]);

    const second = await orderOf(2);
    await refuse(second);
    await setLeft(1);
    await setStatus(t, pub, { order: second, to: 'not_handled' });
    expect(await stateOf()).toEqual([0, UNTIL_SWITCHED_BACK]);
  });

  it('gives back nothing of a rehearsal', async () => {
    await setLeft(1);
    const { order } = await t.call(`POST ${PUB}/rehearsal-order`, {
      params: pub.ids,
      as: pub.company,
      body: {},
    });
    await t.call(`PUT ${ORDER}/refuse`, {
      params: { ...pub.ids, orderID: order.id },
      as: pub.company,
      body: { reason: 'too_busy' },
    });
    expect(await stateOf()).toEqual([1, null]);
  });
});

it('an order that was accepted gives nothing back when it is canceled: it may be cooked', async () => {
  await setLeft(3);
  const order = await orderOf(3);
  await accept(order);
  await setStatus(t, pub, { order, to: 'canceled' });
  expect(await stateOf()).toEqual([0, UNTIL_SWITCHED_BACK]);
});
