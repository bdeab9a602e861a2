import { must } from '@comanda/contract/client';
import { ledgerLinesOf } from '@comanda/domain/couriers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewardMinor } from '../../orders/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { refuseInserts } from '../../../testing/app/refuse-inserts.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  setStatus,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pool: ADeliveringPub;
let admin: { accesstoken: string };
beforeAll(async () => {
  t = await buildTestApp();
  pool = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
  admin = await anAdmin(t);
});
afterAll(() => t.close());

function act(courier: ACourier, verb: CourierStep, { id }: AnOrder) {
  return t.send(`POST /api/courier/:courierID/${verb}`, {
    params: courier.ids,
    as: courier,
    body: { order_id: id },
  });
}

/** How many of each of the pub's two dishes the order has; an order without any dish is refused. */
function setDishes(order: AnOrder, counts: readonly number[]) {
  const dishes = pool.dishes.flatMap(({ id }, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ dish_id: id, count }];
  });
  return t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes', {
    params: order.ids,
    as: pool.company,
    body: { dishes },
  });
}

function setDeliveryPrice(order: AnOrder, price: number) {
  return t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price', {
    params: order.ids,
    query: { price },
    as: pool.company,
  });
}

async function statementOf(courier: ACourier) {
  return t.call('GET /api/courier/:courierID/statement', { params: courier.ids, as: courier });
}

async function aDeliveredOrder(courier: ACourier, payment_type: 'cash' | 'card_offline') {
  const order = await aWaitingOrder(t, pool, { payment_type });
  await must(act(courier, 'reserve-order', order));
  await must(act(courier, 'set-order-to-completed', order));
  return order;
}

describe('the ledger', () => {
  // 110 + 2 x 61.05 = 232.10 with the commission, 211 without; the zone costs 40.
  it('records the debit of an order paid in cash', async () => {
    const courier = await anApprovedCourier(t, admin);
    await aDeliveredOrder(courier, 'cash');
    expect(await statementOf(courier)).toMatchObject({
      balance: -21.1,
      lines: [{ kind: 'debit', amount: -21.1, balance: -21.1 }],
    });
  });

  it('credits the goods and the reward of an order paid by card, and updates its balance', async () => {
    const courier = await anApprovedCourier(t, admin);
    await aDeliveredOrder(courier, 'card_offline');
    await aDeliveredOrder(courier, 'cash');
    const { balance, lines } = await statementOf(courier);
    expect(balance).toBe(229.9);
    expect(lines.map((line) => [line.kind, line.amount, line.balance])).toEqual([
      ['debit', -21.1, 229.9],
      ['reward', 40, 251],
      ['goods', 211, 211],
    ]);
    const { body } = await t.send('GET /api/courier', { as: courier });
    expect(body.courier).toMatchObject({ balance: 229.9 });
  });

  it('refuses the step of the order when its line cannot be written', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pool);
    await must(act(courier, 'reserve-order', order));
    await refuseInserts(t.deps.db, 'courier_ledger', async () => {
      expect((await act(courier, 'set-order-to-completed', order)).status).toBe(500);
    });
    const { order: now } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: order.ids,
      as: pool.company,
    });
    expect(now.status).toBe('preparing');
    expect((await statementOf(courier)).lines).toEqual([]);
  });

  it('is reversed when the pub takes `completed` back, and written when the pub completes', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aDeliveredOrder(courier, 'card_offline');
    await must(setStatus(t, pool, { order, to: 'at_courier' }));
    expect(await statementOf(courier)).toMatchObject({
      balance: 0,
      lines: [{ kind: 'reversal', amount: -251 }, { kind: 'reward' }, { kind: 'goods' }],
    });
    await must(setStatus(t, pool, { order, to: 'completed' }));
    await must(setStatus(t, pool, { order, to: 'completed' }));
    expect((await statementOf(courier)).balance).toBe(251);
  });

  // One of the first dish: 110 with the commission, 100 without. The courier's reward stays 40.
  it.each([
    ['cash', [-21.1, 11.1, 40], 30],
    ['card_offline', [211, 40, -111], 140],
  ] as const)(
    'gets only the difference of an edit, paid by %s',
    async (payment, amounts, balance) => {
      const courier = await anApprovedCourier(t, admin);
      const order = await aDeliveredOrder(courier, payment);
      await must(setDishes(order, [1, 0]));
      await must(setDishes(order, [1, 0]));
      await must(setDeliveryPrice(order, 0));
      const { lines, ...statement } = await statementOf(courier);
      expect(statement.balance).toBe(balance);
      expect(lines.map(({ amount }) => amount).toReversed()).toEqual(amounts);
      expect(lines[0]?.kind).toBe('correction');
      await must(setStatus(t, pool, { order, to: 'canceled' }));
      expect(await statementOf(courier)).toMatchObject({
        balance: 0,
        lines: [{ kind: 'reversal', balance: 0 }, ...lines],
      });
      // A canceled order has no money in the ledger, with or without an edit.
      await must(setDishes(order, [2, 2]));
      expect((await statementOf(courier)).lines).toHaveLength(lines.length + 1);
    },
  );

  it('has no lines for a pub’s own deliveries', async () => {
    const own = await aDeliveringPub(t);
    const courier = await aCourier(t);
    const body = { courier_id: courier.id };
    await t.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
      params: own.ids,
      as: own.company,
      body,
    });
    const order = await aWaitingOrder(t, own);
    await must(act(courier, 'reserve-order', order));
    await must(act(courier, 'set-order-to-completed', order));
    expect(await statementOf(courier)).toMatchObject({ balance: 0, lines: [], next: null });
  });

  it('refuses a change of its lines', async () => {
    const courier = await anApprovedCourier(t, admin);
    await aDeliveredOrder(courier, 'cash');
    const line = t.deps.db.updateTable('courier_ledger').where('courier_id', '=', courier.id);
    await expect(line.set({ amount_minor: 1 }).execute()).rejects.toThrow('only grows');
    const deletion = t.deps.db.deleteFrom('courier_ledger').where('courier_id', '=', courier.id);
    await expect(deletion.execute()).rejects.toThrow('only grows');
  });
});

const verbs = [
  'reserve-order',
  'release-order',
  'set-order-to-at-courier',
  'set-order-to-completed',
  'set-order-to-canceled',
] as const;
const statuses = ['not_handled', 'preparing', 'at_courier', 'completed', 'canceled'] as const;
const step = fc.oneof(
  fc.record({ verb: fc.constantFrom(...verbs), who: fc.nat({ max: 1 }) }),
  fc.record({ to: fc.constantFrom(...statuses) }),
  fc.record({ price: fc.constantFrom(0, 40) }),
  fc.record({ counts: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const delivery: readonly Step[] = [
  { verb: 'reserve-order', who: 0 },
  { verb: 'set-order-to-completed', who: 0 },
];

it('contains exactly the amounts of the current order, after any history', async () => {
  const couriers = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)] as const;
  const expectation = async (orderId: number): Promise<Record<number, number>> => {
    const order = await t.deps.db
      .selectFrom('pub_order')
      .where('id', '=', orderId)
      .selectAll()
      .executeTakeFirstOrThrow();
    if (order.status !== 'completed' || order.reserver_courier_id === null) return {};
    const lines = ledgerLinesOf({
      deliveryType: order.delivery_type,
      paymentType: order.payment_type,
      clientTotalMinor: order.dish_total_minor + order.delivery_price_minor,
      productTotalMinor: order.product_total_minor,
      rewardMinor: rewardMinor(order),
    });
    const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
    return sum === 0 ? {} : { [order.reserver_courier_id]: sum };
  };
  const held = async (orderId: number): Promise<Record<number, number>> => {
    const rows = await t.deps.db
      .selectFrom('courier_ledger')
      .where('order_id', '=', orderId)
      .selectAll()
      .execute();
    const sums: Record<number, number> = {};
    for (const { courier_id: id, amount_minor: amount } of rows)
      sums[id] = (sums[id] ?? 0) + amount;
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
  };
  const history = fc.record({
    payment_type: fc.constantFrom('cash' as const, 'card_offline' as const),
    /** Most histories begin with a delivery, so a later edit finds lines in the ledger. */
    start: fc.constantFrom<readonly Step[]>([], delivery, delivery, delivery),
    steps: fc.array(step, { minLength: 4, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ payment_type, start, steps }) => {
      const order = await aWaitingOrder(t, pool, { payment_type });
      for (const doing of [...start, ...steps]) {
        if ('verb' in doing) await act(couriers[doing.who === 0 ? 0 : 1], doing.verb, order);
        else if ('to' in doing) await setStatus(t, pool, { order, to: doing.to });
        else if ('counts' in doing) await setDishes(order, doing.counts);
        else await setDeliveryPrice(order, doing.price);
        expect(await held(order.id)).toEqual(await expectation(order.id));
      }
    }),
    { numRuns: 30 },
  );
}, 120_000);
