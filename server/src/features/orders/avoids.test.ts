import type { PubOrderDish } from '@comanda/contract/orders';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { openOrderReaders } from '../../testing/app/order-readers.ts';
import {
  aBasket,
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';
import { findGuestOrder } from './load-orders.ts';
import { oldOrders } from './personal-data/anonymise-orders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const avoids = ['vegan' as const, 'nuts' as const];

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});
afterAll(() => t.close());

const read = async ({ ids }: AnOrder) =>
  (await t.call(`GET ${ORDER}`, { params: ids, as: pub.company })).order;

const confirm = ({ ids }: AnOrder, lines: readonly PubOrderDish[]) =>
  must(
    t.send(`PUT ${ORDER}/kitchen`, {
      params: ids,
      as: pub.company,
      body: { avoids_seen_ids: lines.map(({ line_id: id }) => id) },
    }),
  );

const guestReads = async ({ trackingToken }: AnOrder) => {
  const found = await findGuestOrder(t.deps, trackingToken);
  if (!found) throw new Error('the order is there');
  return found;
};

const seenOf = async (order: AnOrder) =>
  (await read(order)).dishes.map(({ avoids_seen: isSeen = false }) => isSeen);

/** An order that is being prepared, with two lines. */
async function aCookedOrder() {
  const order = await anOrder(t, pub, { avoids });
  await must(setStatus(t, pub, { order, to: 'preparing' }));
  const [first, second] = (await read(order)).dishes;
  if (!first || !second) throw new Error('an order of the builders has two lines');
  return { order, first, second };
}

describe('what a guest avoids', () => {
  it('is read by the pub, in the order of the law; by nobody behind the link, and by no courier', async () => {
    const order = await anOrder(t, pub, { avoids });
    const courier = await anApprovedCourier(t);
    const { desk, guest, screen } = await openOrderReaders(address, { pub, order, courier });
    const { body } = await setStatus(t, pub, { order, to: 'preparing' });
    const revision = body.order?.revision ?? 0;
    expect(body.order?.avoids).toEqual(['nuts', 'vegan']);
    expect(await desk.event(order.id, revision)).toMatchObject({ avoids: ['nuts', 'vegan'] });
    const behindLink = await guest.event(order.id, revision);
    expect(behindLink).toMatchObject({ avoids_seen: false });
    expect(JSON.stringify(behindLink)).not.toContain('vegan');
    expect(JSON.stringify(await screen.event(order.id, revision))).not.toContain('avoids');
    for (const reader of [desk, guest, screen]) reader.close();
  });

  it('is on the guest’s own page until the order is finished', async () => {
    const { order } = await aCookedOrder();
    expect(await guestReads(order)).toMatchObject({
      written: { avoids: ['nuts', 'vegan'] },
      order: { avoids_seen: false },
    });
    await must(setStatus(t, pub, { order, to: 'completed' }));
    const after = await guestReads(order);
    expect(after.written.avoids).toEqual([]);
    expect(after.order).not.toHaveProperty('avoids_seen');
  });

  it('is in no order of a guest who did not send it', async () => {
    const order = await anOrder(t, pub);
    expect(await read(order)).not.toHaveProperty('avoids');
    expect((await guestReads(order)).order).not.toHaveProperty('avoids_seen');
  });

  it.each([
    ['twice the same', ['nuts', 'nuts']],
    ['a word that is none', ['strawberries']],
  ])('is refused with %s', async (_case, wrong) => {
    const body = { ...aBasket(pub), avoids: wrong as typeof avoids };
    expect((await tryOrder(t, pub, { body })).status).toBe(400);
  });

  it('is a part of the order: the same key with another is refused', async () => {
    const key = crypto.randomUUID();
    const send = (sent: typeof avoids | []) =>
      tryOrder(t, pub, { body: { ...aBasket(pub), avoids: [...sent] }, key });
    expect([(await send(avoids)).status, (await send(avoids)).status]).toEqual([201, 201]);
    expect(await send([])).toMatchObject({ status: 409 });
  });

  it('is deleted with the contacts, and with it that a cook has confirmed it', async () => {
    const { order, first } = await aCookedOrder();
    await confirm(order, [first]);
    await must(setStatus(t, pub, { order, to: 'completed' }));
    await t.deps.db
      .updateTable('pub_order')
      .set({ created_time: new Date(t.clock.now().getTime() - 400 * 86_400_000) })
      .where('id', '=', order.id)
      .execute();
    // The pub reads it no longer than the contacts, though it is stored still.
    expect(await read(order)).not.toHaveProperty('avoids');
    expect(await seenOf(order)).toEqual([false, false]);
    await oldOrders(t.deps).run(t.clock.now());
    const stored = await t.deps.db
      .selectFrom('pub_order')
      .innerJoin('order_line', 'order_line.order_id', 'pub_order.id')
      .where('pub_order.id', '=', order.id)
      .select(['avoids', 'avoids_seen'])
      .execute();
    expect(stored).toEqual(stored.map(() => ({ avoids: [], avoids_seen: false })));
  });
});

describe('a cook', () => {
  it('confirms it line by line; the guest reads it when each line is confirmed', async () => {
    const { order, first, second } = await aCookedOrder();
    await confirm(order, [first]);
    expect(await seenOf(order)).toEqual([true, false]);
    expect((await guestReads(order)).order.avoids_seen).toBe(false);
    const { revision } = (await confirm(order, [second])).order;
    expect((await guestReads(order)).order.avoids_seen).toBe(true);
    // Another cook, or the same press once more.
    expect((await confirm(order, [first, second])).order.revision).toBe(revision);
  });

  it('is asked again for a line that an edit adds, not for one whose count it changes', async () => {
    const { order, first, second } = await aCookedOrder();
    await confirm(order, [first, second]);
    const dishes = [
      { line_id: first.line_id, dish_id: first.dish_id, count: 3 },
      { dish_id: second.dish_id, count: 1, note: 'fără ceapă' },
    ];
    await t.call('PUT /api/company/:companyID/pubs/:pubID', {
      params: pub.ids,
      as: pub.company,
      body: { takes_dish_notes: true },
    });
    await t.call(`PUT ${ORDER}/update-dishes`, {
      params: order.ids,
      as: pub.company,
      body: { dishes },
    });
    expect(await seenOf(order)).toEqual([true, false]);
    // The line that is gone: the press was on its way.
    await confirm(order, [second]);
    expect(await seenOf(order)).toEqual([true, false]);
  });

  it('confirms nothing of an order that says nothing', async () => {
    const order = await anOrder(t, pub);
    const { dishes, revision } = await read(order);
    expect((await confirm(order, dishes)).order.revision).toBe(revision);
  });
});
