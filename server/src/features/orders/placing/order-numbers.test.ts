import { randomUUID } from 'node:crypto';
import { must } from '@comanda/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { tryRehearsal } from '../../../testing/builders/a-rehearsal.ts';
import { setLeftCount } from '../../../testing/builders/left-count-builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  anApprovedCourier,
  anOrderAtTable,
  aWaitingOrder,
  setStatus,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import { oldCounters } from './order-counters.ts';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-20T10:00:00Z');
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());

const numberOfNext = async (at = pub): Promise<number> => (await anOrder(t, at)).order.number;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('the number of an order', () => {
  it('is counted from 1 on by each pub', async () => {
    const other = await aDeliveringPub(t);
    expect(await numberOfNext()).toBe(1);
    expect(await numberOfNext(other)).toBe(1);
    expect(await numberOfNext()).toBe(2);
    expect(await numberOfNext(other)).toBe(2);
  });

  /** What is over leaves its number to the next day. */
  const placeAndComplete = async (): Promise<number> => {
    const { id, order } = await anOrder(t, pub);
    // No session outlives the steps of this clock.
    await t.deps.db
      .updateTable('pub_order')
      .set({ status: 'completed' })
      .where('id', '=', id)
      .execute();
    return order.number;
  };

  it('is 1 again at five in the morning of the pub, and not at midnight', async () => {
    expect(await placeAndComplete()).toBe(1);
    t.clock.set('2026-11-20T22:00:00Z');
    expect(await placeAndComplete()).toBe(2);
    t.clock.set('2026-11-21T02:59:59Z');
    expect(await placeAndComplete()).toBe(3);
    t.clock.set('2026-11-21T03:00:00Z');
    expect(await numberOfNext()).toBe(1);
    // Another server, whose clock is a second behind, still gives the numbers of the day before.
    t.clock.set('2026-11-21T02:59:59Z');
    expect(await numberOfNext()).toBe(4);
    t.clock.set('2026-11-21T03:00:01Z');
    expect(await numberOfNext()).toBe(2);
  });

  it('is none that an open order of an earlier day has', async () => {
    const [first, second] = [await anOrder(t, pub), await anOrder(t, pub)];
    expect([first.order.number, second.order.number]).toEqual([1, 2]);
    await must(setStatus(t, pub, { order: first, to: 'completed' }));
    t.clock.set('2026-11-21T10:00:00Z');
    expect(await numberOfNext()).toBe(1);
    expect(await numberOfNext()).toBe(3);
  });

  it('is 1 after 999', async () => {
    await anOrder(t, pub);
    await t.deps.db
      .updateTable('order_counter')
      .set({ last: 998 })
      .where('pub_id', '=', pub.pub.id)
      .execute();
    expect(await numberOfNext()).toBe(999);
    expect(await numberOfNext()).toBe(1);
  });

  it('is the same for guest and pub, and stays when the order is sent again', async () => {
    await anOrder(t, pub);
    const key = randomUUID();
    const body = aBasket(pub);
    const { order, tracking_token } = await must(tryOrder(t, pub, { body, key }));
    expect(order.number).toBe(2);
    expect((await must(tryOrder(t, pub, { body, key }))).order).toEqual(order);
    expect(await numberOfNext()).toBe(3);
    const params = { ...pub.ids, orderID: order.id };
    const { order: ofPub } = await t.call(
      'GET /api/company/:companyID/pubs/:pubID/orders/:orderID',
      { params, as: pub.company },
    );
    const { order: ofGuest } = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: tracking_token },
    });
    expect([ofPub.number, ofGuest.number]).toEqual([2, 2]);
  });

  it('is the same for a courier', async () => {
    const pool = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
    const waiting = await aWaitingOrder(t, pool);
    const courier = await anApprovedCourier(t);
    const { order } = await t.call('POST /api/courier/:courierID/reserve-order', {
      params: courier.ids,
      as: courier,
      body: { order_id: waiting.id },
    });
    expect(order.number).toBe(1);
  });

  it('is not taken by an order that is refused', async () => {
    await setLeftCount(t, pub, { dishId: pub.dishes[0].id, left: 1 });
    const body = { ...anOrderAtTable(pub, '7'), dishes: [{ dish_id: pub.dishes[0].id, count: 2 }] };
    expect((await tryOrder(t, pub, { body })).status).toBe(422);
    expect(await numberOfNext()).toBe(1);
  });

  it('is given to a rehearsal order too', async () => {
    await anOrder(t, pub);
    expect((await must(tryRehearsal(t, pub, {}))).order.number).toBe(2);
  });

  it('is its id in an order of an earlier version', async () => {
    const order = await anOrder(t, pub);
    await sql`update pub_order set number = null, business_day = null where id = ${order.id}`.execute(
      t.deps.db,
    );
    const { body } = await setStatus(t, pub, { order, to: 'preparing' });
    expect(body).toMatchObject({ order: { number: order.id } });
  });
});

describe('of fifty orders at once', () => {
  const placeFifty = (dishesOf: (index: number) => readonly number[]) =>
    Promise.all(
      upTo(50).map(async (index) => {
        const dishes = dishesOf(index).map((dish_id) => ({ dish_id, count: 1 }));
        const body = { ...anOrderAtTable(pub, String(index)), dishes };
        return (await must(tryOrder(t, pub, { body }))).order.number;
      }),
    );
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

  it('each has its own number', async () => {
    expect(sorted(await placeFifty(() => [pub.dishes[0].id]))).toEqual(upTo(50));
  });

  it('each has its own number, also when they take the same counted dishes in either sequence', async () => {
    const ids = pub.dishes.map(({ id }) => id);
    for (const dishId of ids) await setLeftCount(t, pub, { dishId, left: 60 });
    const numbers = await placeFifty((index) => (index % 2 === 0 ? ids : ids.toReversed()));
    expect(sorted(numbers)).toEqual(upTo(50));
  });

  it('each has one number when every one is sent twice at once', async () => {
    const numbers = await Promise.all(
      upTo(10).flatMap((index) => {
        const request = { body: anOrderAtTable(pub, String(index)), key: randomUUID() };
        return [1, 2].map(async () => (await must(tryOrder(t, pub, request))).order.number);
      }),
    );
    expect(sorted(numbers)).toEqual(upTo(10).flatMap((number) => [number, number]));
  });
});

it('the daily work deletes the counters of past days', async () => {
  await anOrder(t, pub);
  t.clock.set('2026-11-29T10:00:00Z');
  await anOrder(t, pub);
  await oldCounters(t.deps.db).run(t.clock.now());
  const counters = t.deps.db.selectFrom('order_counter').where('pub_id', '=', pub.pub.id);
  expect(await counters.select('business_day').execute()).toEqual([{ business_day: '2026-11-29' }]);
});
