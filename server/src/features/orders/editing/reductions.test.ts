import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { oldOrders } from '../personal-data/anonymise-orders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
type Discount = Omit<CallBody<`PUT ${typeof ORDER}/discount`>, 'revision'>;
type Comp = CallBody<`PUT ${typeof ORDER}/comp`>;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type World = { readonly pub: ADeliveringPub; readonly order: AnOrder };

/** An accepted order at a table: twice 100 Lei, once 55.50. */
async function aWorld(): Promise<World> {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub, {
    order_type: 'in_place',
    table_for_in_place_order: '7',
    dishes: [
      { dish_id: pub.dishes[0].id, count: 2 },
      { dish_id: pub.dishes[1].id, count: 1 },
    ],
  });
  await must(setStatus(t, pub, { order, to: 'preparing' }));
  return { pub, order };
}

const read = ({ pub, order }: World) =>
  t.call(`GET ${ORDER}`, { params: order.ids, as: pub.company });

async function give(world: World, discount: Discount, revision?: number) {
  const seen = revision ?? (await read(world)).order.revision;
  return t.send(`PUT ${ORDER}/discount`, {
    params: world.order.ids,
    as: world.pub.company,
    body: { revision: seen, ...discount },
  });
}

async function comp(world: World, change: Partial<Comp> = {}) {
  const { order } = await read(world);
  const line_id = order.dishes[0]?.line_id ?? 0;
  return t.send(`PUT ${ORDER}/comp`, {
    params: world.order.ids,
    as: world.pub.company,
    body: { revision: order.revision, line_id, count: 1, comp_reason: 'complaint', ...change },
  });
}

async function edit(world: World, counts: readonly number[], why: object = {}) {
  const { order } = await read(world);
  return t.send(`PUT ${ORDER}/update-dishes`, {
    params: world.order.ids,
    as: world.pub.company,
    body: {
      dishes: order.dishes.flatMap(({ line_id, dish_id }, index) => {
        const count = counts[index] ?? 0;
        return count > 0 ? [{ line_id, dish_id, count }] : [];
      }),
      ...why,
    },
  });
}

const lastOf = async (world: World) => (await read(world)).history.at(-1);

describe('a discount', () => {
  it.each<[string, Discount, number, number]>([
    ['of percent', { percent: 10, discount_reason: 'regular' }, 25.55, 229.95],
    ['of an amount', { amount: 49.99, discount_reason: 'promotion' }, 49.99, 205.51],
    ['of more than all', { amount: 1000, discount_reason: 'staff' }, 255.5, 0],
    [
      'with a reason in words',
      { percent: 1, discount_reason: 'other', discount_text: ' a bet ' },
      2.56,
      252.94,
    ],
  ])('%s', async (_, discount, taken, total) => {
    const world = await aWorld();
    const { order } = await must(give(world, discount));
    const { discount_reason: reason, discount_text: text, ...size } = discount;
    const kept = { ...size, reason, ...(text !== undefined && { text: 'a bet' }) };
    expect(order).toMatchObject({
      discount: kept,
      discount_total: taken,
      dish_total: total,
      client_total: total,
    });
    expect(await lastOf(world)).toMatchObject({
      edited: 'discount',
      by: 'company',
      reduction: { reason: kept.reason, amount: taken },
    });
    const guest = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: world.order.trackingToken },
    });
    expect(guest.order).toMatchObject({ discount_total: taken, client_total: total });
    expect(guest.order).not.toHaveProperty('discount');
    expect(guest.order.history.every((entry) => entry.edited === undefined)).toBe(true);
  });

  it.each<[string, Discount, string]>([
    ['neither percent nor amount', { discount_reason: 'regular' }, 'amount'],
    ['both', { percent: 5, amount: 5, discount_reason: 'regular' }, 'amount'],
    ['101 percent', { percent: 101, discount_reason: 'regular' }, 'percent'],
    ['half a percent', { percent: 0.5, discount_reason: 'regular' }, 'percent'],
    ['less than nothing', { amount: -1, discount_reason: 'regular' }, 'amount'],
    ['no reason', { percent: 5 }, 'discount_reason'],
    ['another reason without words', { percent: 5, discount_reason: 'other' }, 'discount_text'],
  ])('is refused: %s', async (_, discount, field) => {
    const world = await aWorld();
    expect((await give(world, discount)).body).toMatchObject({ validationErrors: [{ field }] });
    expect((await read(world)).order).not.toHaveProperty('discount');
  });

  it('is taken back, follows an edit, and repeated changes nothing', async () => {
    const world = await aWorld();
    const discount = { percent: 10, discount_reason: 'regular' } as const;
    const { order } = await must(give(world, discount));
    const again = await must(give(world, discount, 1));
    expect(again.order.revision).toBe(order.revision);
    const stale = await give(
      world,
      { percent: 20, discount_reason: 'regular' },
      order.revision - 1,
    );
    expect(stale.body.code).toBe('order_changed_meanwhile');
    const edited = await must(edit(world, [1, 1]));
    expect(edited.order).toMatchObject({ discount_total: 15.55, client_total: 139.95 });
    const without = await must(give(world, { amount: 0 }));
    expect(without.order.client_total).toBe(155.5);
    expect(without.order).not.toHaveProperty('discount_total');
    expect(await lastOf(world)).toMatchObject({ edited: 'discount', reduction: { amount: 0 } });
  });

  it('of two people at once is one', async () => {
    const world = await aWorld();
    const { revision } = (await read(world)).order;
    const answers = await Promise.all(
      [10, 20].map((percent) => give(world, { percent, discount_reason: 'staff' }, revision)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('of a finished order corrects what its courier owes', async () => {
    const pub = await aDeliveringPub(t);
    const order = await anOrder(t, pub);
    await must(setStatus(t, pub, { order, to: 'completed' }));
    const world = { pub, order };
    const before = (await read(world)).order;
    const { order: after } = await must(give(world, { percent: 50, discount_reason: 'complaint' }));
    expect(after.product_total).toBe(before.product_total / 2);
    expect(after.delivery_price).toBe(before.delivery_price);
  });

  it('loses its text with the contacts of the order', async () => {
    const world = await aWorld();
    await must(give(world, { percent: 10, discount_reason: 'other', discount_text: 'for Ana' }));
    await must(setStatus(t, world.pub, { order: world.order, to: 'completed' }));
    await t.deps.db
      .updateTable('pub_order')
      .set({ created_time: new Date('2020-01-01') })
      .where('id', '=', world.order.id)
      .execute();
    expect((await read(world)).order.discount).toEqual({ percent: 10, reason: 'other' });
    await oldOrders(t.deps).run(t.clock.now());
    const row = await t.deps.db
      .selectFrom('order_history')
      .where('order_id', '=', world.order.id)
      .where('change', '=', 'discount')
      .select('reduction')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('Ana');
    expect((await read(world)).order.discount).toEqual({ percent: 10, reason: 'other' });
  });
});

describe('a comp', () => {
  it('takes off what it costs, keeps the line, and is seen by its guest', async () => {
    const world = await aWorld();
    const { order } = await must(comp(world));
    expect(order).toMatchObject({ comp_total: 100, dish_total: 155.5, client_total: 155.5 });
    expect(order.dishes[0]).toMatchObject({ count: 2, comp_count: 1 });
    const name = order.dishes[0]?.name;
    expect(await lastOf(world)).toMatchObject({
      edited: 'comp',
      reduction: { amount: 100, reason: 'complaint', lines: [{ name, count: 1 }] },
    });
    const guest = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: world.order.trackingToken },
    });
    expect(guest.order).toMatchObject({ comp_total: 100, dishes: [{ comp_count: 1 }, {}] });
    const back = await must(comp(world, { count: 0 }));
    expect(back.order.client_total).toBe(255.5);
  });

  it('is never more than the line has, also after an edit', async () => {
    const world = await aWorld();
    expect((await comp(world, { count: 3 })).body).toMatchObject({
      validationErrors: [{ field: 'count' }],
    });
    await must(comp(world, { count: 2 }));
    const { order } = await must(edit(world, [1, 1]));
    expect(order).toMatchObject({ comp_total: 100, client_total: 55.5 });
  });

  it('needs a line of this order, and the order as it was seen', async () => {
    const world = await aWorld();
    const { order } = await read(await aWorld());
    const foreign = await comp(world, { line_id: order.dishes[0]?.line_id ?? 0 });
    expect(foreign.body.code).toBe('order_changed_meanwhile');
    expect((await comp(world, { revision: 1 })).body.code).toBe('order_changed_meanwhile');
    expect((await read(world)).order.client_total).toBe(255.5);
  });

  it('comes before the discount', async () => {
    const world = await aWorld();
    await must(give(world, { percent: 10, discount_reason: 'regular' }));
    const { order } = await must(comp(world));
    expect(order).toMatchObject({ comp_total: 100, discount_total: 15.55, client_total: 139.95 });
  });
});

describe('a void', () => {
  it('is what an edit takes out after the kitchen had it, with its reason', async () => {
    const world = await aWorld();
    await must(edit(world, [1], { void_reason: 'spoiled' }));
    expect(await lastOf(world)).toMatchObject({
      edited: 'dishes',
      reduction: { amount: 155.5, reason: 'spoiled', lines: [{ count: 1 }, { count: 1 }] },
    });
  });

  it('needs words for another reason', async () => {
    const world = await aWorld();
    const { body } = await edit(world, [1, 1], { void_reason: 'other' });
    expect(body).toMatchObject({ validationErrors: [{ field: 'void_text' }] });
    expect((await read(world)).order.client_total).toBe(255.5);
  });

  it('has no reason where nobody was asked', async () => {
    const world = await aWorld();
    await must(edit(world, [1, 1]));
    const { reduction } = (await lastOf(world)) ?? {};
    expect(reduction).toMatchObject({ amount: 100 });
    expect(reduction).not.toHaveProperty('reason');
  });

  it('is a correction before that, and nothing when more is ordered', async () => {
    const pub = await aDeliveringPub(t);
    const world = { pub, order: await anOrder(t, pub) };
    await must(edit(world, [1], { void_reason: 'mistake' }));
    expect(await lastOf(world)).not.toHaveProperty('reduction');
    const another = await aWorld();
    await must(edit(another, [3, 1], { void_reason: 'mistake' }));
    expect(await lastOf(another)).not.toHaveProperty('reduction');
  });
});
