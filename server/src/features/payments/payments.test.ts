import { randomUUID } from 'node:crypto';
import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { oldVoidTexts } from './index.ts';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
type Sent = CallBody<`POST ${typeof ORDER}/payments`>;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** An order at a table of 100 Lei. */
async function aWorld() {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub, {
    order_type: 'in_place',
    table_for_in_place_order: '7',
    dishes: [{ dish_id: pub.dishes[0].id, count: 1 }],
  });
  return { pub, order };
}
type World = { readonly pub: ADeliveringPub; readonly order: AnOrder };

const pay = ({ pub, order }: World, change: Partial<Sent> = {}) =>
  t.send(`POST ${ORDER}/payments`, {
    params: order.ids,
    as: pub.company,
    body: { method: 'cash', amount: 100, paid: 0, action_id: randomUUID(), ...change },
  });

const voidIt = (
  { pub, order }: World,
  paymentID: number,
  body: CallBody<`PUT ${typeof ORDER}/payments/:paymentID/void`> = { void_reason: 'mistake' },
) =>
  t.send(`PUT ${ORDER}/payments/:paymentID/void`, {
    params: { ...order.ids, paymentID },
    as: pub.company,
    body,
  });

const listed = async ({ pub, order }: World) =>
  (await t.call(`GET ${ORDER}/payments`, { params: order.ids, as: pub.company })).payments;

const read = async ({ pub, order }: World) =>
  (await t.call(`GET ${ORDER}`, { params: order.ids, as: pub.company })).order;

describe('a payment', () => {
  it('of a part and of the rest, with tip, given and change, in their sequence', async () => {
    const world = await aWorld();
    expect(await read(world)).not.toHaveProperty('paid');
    await must(pay(world, { method: 'meal_ticket', amount: 40.5 }));
    const { order, payments } = await must(
      pay(world, { amount: 59.5, tip: 10, given: 100, paid: 40.5 }),
    );
    expect(order).toMatchObject({ paid: 100, client_total: 100 });
    expect(payments).toEqual([
      {
        id: expect.any(Number) as number,
        method: 'meal_ticket',
        amount: 40.5,
        tip: 0,
        at: t.clock.now().toISOString(),
        by: 'company',
      },
      expect.objectContaining({ method: 'cash', amount: 59.5, tip: 10, given: 100 }),
    ]);
    expect(await listed(world)).toEqual(payments);
    expect((await read(world)).revision).toBe(order.revision);
  });

  it.each<[string, Partial<Sent>, object]>([
    [
      'more than is open',
      { amount: 100.01 },
      { code: 'payment_is_too_large', facts: { open: 100 } },
    ],
    [
      'nothing',
      { amount: 0 },
      { code: 'validation_error', validationErrors: [{ field: 'amount' }] },
    ],
    ['three decimals', { amount: 1.005 }, { validationErrors: [{ field: 'amount' }] }],
    ['less given than paid', { given: 99 }, { validationErrors: [{ field: 'given' }] }],
    ['given without the tip', { tip: 1, given: 100 }, { validationErrors: [{ field: 'given' }] }],
    [
      'change of a card',
      { method: 'card', given: 200 },
      { validationErrors: [{ field: 'given' }] },
    ],
    ['what was not seen', { paid: 10 }, { code: 'order_changed_meanwhile' }],
  ])('is refused for %s, and changes nothing', async (_, change, body) => {
    const world = await aWorld();
    expect((await pay(world, change)).body).toMatchObject(body);
    expect(await listed(world)).toEqual([]);
    expect((await read(world)).revision).toBe(1);
  });

  it('is one for each action, also ten times at once; the same action for another is refused', async () => {
    const world = await aWorld();
    const action_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => must(pay(world, { amount: 30, action_id }))),
    );
    expect(answers.map(({ payments }) => payments.length)).toEqual(answers.map(() => 1));
    for (const other of [{ amount: 31 }, { method: 'card' }, { tip: 1 }] as const) {
      const answer = await pay(world, { amount: 30, action_id, ...other });
      expect(answer.body.code).toBe('action_id_was_used');
    }
    const another = await aWorld();
    const answer = await pay(another, { amount: 30, action_id });
    expect(answer.body.code).toBe('action_id_was_used');
  });

  it('is taken once by two people who both see the same', async () => {
    const world = await aWorld();
    const answers = await Promise.all([pay(world, { amount: 50 }), pay(world, { amount: 50 })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await read(world)).paid).toBe(50);
  });

  it('is of its own pub alone', async () => {
    const [one, other] = [await aWorld(), await aWorld()];
    const { payments } = await must(pay(one));
    const stranger = {
      pub: other.pub,
      order: { ...one.order, ids: { ...other.pub.ids, orderID: one.order.id } },
    };
    expect((await pay(stranger)).body.code).toBe('order_not_found');
    const [payment] = payments;
    expect((await voidIt(stranger, payment?.id ?? 0)).body.code).toBe('order_not_found');
    // Of another order of the same caller it is not found either.
    expect((await voidIt(other, payment?.id ?? 0)).body.code).toBe('payment_not_found');
    expect(await listed(one)).toEqual(payments);
  });
});

describe('a voided payment', () => {
  it('stays with its reason and counts no more', async () => {
    const world = await aWorld();
    const [first] = (await must(pay(world, { amount: 60 }))).payments;
    const { order, payments } = await must(
      voidIt(world, first?.id ?? 0, { void_reason: 'other', void_text: ' două note ' }),
    );
    expect(order.paid).toBe(0);
    expect(payments).toEqual([
      {
        ...first,
        voided: {
          at: t.clock.now().toISOString(),
          by: 'company',
          reason: 'other',
          text: 'două note',
        },
      },
    ]);
    expect((await must(pay(world, { method: 'card' }))).order.paid).toBe(100);
  });

  it('is voided once, also by two at the same time', async () => {
    const world = await aWorld();
    await must(pay(world, { amount: 40 }));
    const [, second] = (await must(pay(world, { amount: 60, paid: 40 }))).payments;
    const answers = await Promise.all([
      voidIt(world, second?.id ?? 0),
      voidIt(world, second?.id ?? 0),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await voidIt(world, second?.id ?? 0)).body.code).toBe('payment_is_voided');
    expect((await read(world)).paid).toBe(40);
  });

  it('needs words for another reason, and is no payment that does not exist', async () => {
    const world = await aWorld();
    const [payment] = (await must(pay(world))).payments;
    expect(
      (await voidIt(world, payment?.id ?? 0, { void_reason: 'other', void_text: ' ' })).body,
    ).toMatchObject({
      code: 'validation_error',
      validationErrors: [{ field: 'void_text', code: 'field_is_required' }],
    });
    expect((await voidIt(world, 999_999)).body.code).toBe('payment_not_found');
    expect((await read(world)).paid).toBe(100);
  });
});

it('the words of an old voiding are deleted, its reason stays', async () => {
  const world = await aWorld();
  const [payment] = (await must(pay(world))).payments;
  const words = { void_reason: 'other', void_text: 'Ana paid twice' } as const;
  await must(voidIt(world, payment?.id ?? 0, words));
  const textAfter = async (days: number) => {
    await oldVoidTexts(t.deps).run(new Date(t.clock.now().getTime() + days * 24 * 3_600_000));
    return (await listed(world))[0]?.voided;
  };
  const { stored } = t.deps.settings.contactDays;
  expect(await textAfter(stored)).toMatchObject({ reason: 'other', text: 'Ana paid twice' });
  expect(await textAfter(stored + 1)).toMatchObject({ reason: 'other', text: '' });
});

it('an order that became cheaper says what is to be given back, and takes no more', async () => {
  const world = await aWorld();
  await must(pay(world));
  const { pub, order } = world;
  await t.call(`PUT ${ORDER}/update-dishes`, {
    params: order.ids,
    as: pub.company,
    body: { dishes: [{ dish_id: pub.dishes[1].id, count: 1 }] },
  });
  expect(await read(world)).toMatchObject({ paid: 100, client_total: 55.5 });
  expect((await pay(world, { amount: 1, paid: 100 })).body).toMatchObject({
    code: 'payment_is_too_large',
    facts: { open: -44.5 },
  });
});

it('counts on the day of the pub on which it was taken', async () => {
  const world = await aWorld();
  await must(pay(world));
  const rows = await t.deps.db
    .selectFrom('payment')
    .where('order_id', '=', world.order.id)
    .select(['business_day', 'by_role'])
    .execute();
  expect(rows).toEqual([{ business_day: '2026-11-20', by_role: 'company' }]);
});
