import type { CallReply } from '@comanda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  aWaitingOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

type Edited = CallReply<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes'>;
type Lines = Edited['order']['dishes'];

let t: TestApp;
let pub: ADeliveringPub;
let ids: readonly number[];
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t, { prices: [100, 50, 30], deliveryType: 'delivery_service' });
  ids = pub.dishes.map(({ id }) => id);
});
afterAll(() => t.close());

/** Sets the dishes of an order, by their position in the menu, and their counts. */
async function edit(order: AnOrder, dishes: [index: number, count: number][]): Promise<Lines> {
  const body = { dishes: dishes.map(([index, count]) => ({ dish_id: ids[index] ?? 0, count })) };
  return (
    await t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes', {
      params: order.ids,
      as: pub.company,
      body,
    })
  ).order.dishes;
}

const dishOf = (lines: Lines): number[] => lines.map(({ dish_id }) => ids.indexOf(dish_id));
const lineIds = (lines: readonly { line_id: number }[]): number[] =>
  lines.map(({ line_id }) => line_id);

describe('a line of an order', () => {
  it('keeps its id after a change of its count, its place or the lines beside it', async () => {
    const order = await anOrder(t, pub);
    const [first, second] = lineIds(order.order.dishes);
    expect(first).not.toBe(second);
    const swapped = await edit(order, [
      [1, 5],
      [0, 1],
    ]);
    expect([dishOf(swapped), lineIds(swapped)]).toEqual([
      [1, 0],
      [second, first],
    ]);
    const between = await edit(order, [
      [0, 2],
      [2, 1],
      [1, 5],
    ]);
    const third = lineIds(between)[1];
    expect([dishOf(between), lineIds(between)]).toEqual([
      [0, 2, 1],
      [first, third, second],
    ]);
    expect([first, second]).not.toContain(third);
  });

  it('is deleted with its dish: the same dish added again is another line', async () => {
    const order = await anOrder(t, pub);
    const [first, second] = lineIds(order.order.dishes);
    expect(lineIds(await edit(order, [[1, 2]]))).toEqual([second]);
    const again = lineIds(
      await edit(order, [
        [1, 2],
        [0, 1],
      ]),
    );
    expect(again[0]).toBe(second);
    expect([first, second]).not.toContain(again[1]);
  });

  it('has the same id for the guest, the pub and the courier', async () => {
    const order = await aWaitingOrder(t, pub);
    const courier = await anApprovedCourier(t);
    const placed = lineIds(order.order.dishes);
    const atPub = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: order.ids,
      as: pub.company,
    });
    const atGuest = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: order.trackingToken },
    });
    const taken = await t.call('POST /api/courier/:courierID/reserve-order', {
      params: courier.ids,
      as: courier,
      body: { order_id: order.id },
    });
    expect(lineIds(atPub.order.dishes)).toEqual(placed);
    expect(lineIds(atGuest.order.dishes)).toEqual(placed);
    expect(lineIds(taken.order.dishes ?? [])).toEqual(placed);
  });
});
