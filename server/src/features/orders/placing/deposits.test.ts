import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  aWaitingOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const CATEGORY = `${PUB}/menus/:menuID/categories/:categoryID` as const;
const ORDER = `${PUB}/orders/:orderID` as const;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** The first dish costs 100 Lei, the second 55.50; the deposit of one is a form's field. */
async function setDeposit(pub: ADeliveringPub, deposit: number | undefined, dish = 0) {
  const dishID = pub.dishes[dish]?.id ?? 0;
  const at = { params: { ...pub.ids, ...pub.categoryIds, dishID }, as: pub.company };
  const { dish: seen } = await t.call(`GET ${CATEGORY}/dishes/:dishID`, at);
  const { name, price, sale_price, ingredients, visible, text_color } = seen;
  const fields = { name, price, sale_price, ingredients, visible, text_color };
  return t.call(`PUT ${CATEGORY}/dishes/:dishID`, {
    ...at,
    body: { ...fields, ...(deposit !== undefined && { deposit }) },
  });
}

async function aWorld(count = 2) {
  const pub = await aDeliveringPub(t);
  await setDeposit(pub, 2.5);
  const order = await anOrder(t, pub, {
    order_type: 'in_place',
    table_for_in_place_order: '7',
    dishes: [{ dish_id: pub.dishes[0].id, count }],
  });
  return { pub, order };
}

const read = async ({ pub, order }: { pub: ADeliveringPub; order: AnOrder }) =>
  (await t.call(`GET ${ORDER}`, { params: order.ids, as: pub.company })).order;

describe('a deposit', () => {
  it('is beside the price on the menu, in the quote and in the order', async () => {
    const world = await aWorld();
    const { pub, order } = world;
    const { dishes } = await t.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: pub.pub.url_name },
    });
    expect(dishes.find(({ id }) => id === pub.dishes[0].id)?.deposit).toBe(2.5);
    expect(dishes.find(({ id }) => id === pub.dishes[1].id)).not.toHaveProperty('deposit');
    const { quote } = await t.call('POST /api/client/pub/:pubID/orders/quote', {
      params: pub.ids,
      body: { order_type: 'in_place', dishes: [{ dish_id: pub.dishes[0].id, count: 2 }] },
    });
    const sums = { dish_total: 200, deposit: 5, client_total: 205 };
    expect(quote).toMatchObject({ ...sums, dishes: [{ dish_price: 100, deposit: 2.5 }] });
    expect(await read(world)).toMatchObject({
      ...sums,
      product_total: 200,
      dishes: [{ dish_price: 100, deposit: 2.5 }],
    });
    const { order: guest } = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: order.trackingToken },
    });
    expect(guest).toMatchObject(sums);
  });

  it('stays as it was when the line was ordered; a form without it changes none', async () => {
    const world = await aWorld();
    await setDeposit(world.pub, undefined);
    await setDeposit(world.pub, 3, 1);
    const edited = await t.call(`PUT ${ORDER}/update-dishes`, {
      params: world.order.ids,
      as: world.pub.company,
      body: {
        dishes: [
          { dish_id: world.pub.dishes[0].id, count: 3 },
          { dish_id: world.pub.dishes[1].id, count: 1 },
        ],
      },
    });
    expect(edited.order).toMatchObject({ deposit: 10.5, dish_total: 355.5, client_total: 366 });
    await setDeposit(world.pub, 0);
    expect((await read(world)).deposit).toBe(10.5);
    const another = await anOrder(t, world.pub, {
      dishes: [{ dish_id: world.pub.dishes[0].id, count: 1 }],
    });
    expect(await read({ pub: world.pub, order: another })).not.toHaveProperty('deposit');
  });

  it('has no VAT, no discount and no comp', async () => {
    const { pub, order } = await aWorld();
    await t.call(`PUT ${PUB}`, {
      params: pub.ids,
      as: pub.company,
      body: { vat_class: 'reduced' },
    });
    const taxed = await anOrder(t, pub, {
      order_type: 'in_place',
      table_for_in_place_order: '7',
      dishes: [{ dish_id: pub.dishes[0].id, count: 2 }],
    });
    expect((await read({ pub, order: taxed })).vat).toMatchObject([{ total: 200 }]);
    const before = await read({ pub, order });
    const given = await must(
      t.send(`PUT ${ORDER}/discount`, {
        params: order.ids,
        as: pub.company,
        body: { revision: before.revision, percent: 100, discount_reason: 'staff' },
      }),
    );
    expect(given.order).toMatchObject({ dish_total: 0, client_total: 5 });
  });

  it('of a delivery has no commission, and its courier brings it to the pub', async () => {
    const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
    await setDeposit(pub, 2);
    const courier = await anApprovedCourier(t);
    const order = await aWaitingOrder(t, pub, {
      payment_type: 'card_offline',
      dishes: [{ dish_id: pub.dishes[0].id, count: 1 }],
    });
    const seen = await read({ pub, order });
    expect(seen).toMatchObject({ deposit: 2, product_total: 100, dish_total: 110 });
    expect(seen.client_total).toBe(112 + seen.delivery_price);
    for (const step of ['reserve-order', 'set-order-to-completed'] as const) {
      await must(
        t.send(`POST /api/courier/:courierID/${step}`, {
          params: courier.ids,
          as: courier,
          body: { order_id: order.id },
        }),
      );
    }
    const goods = await t.deps.db
      .selectFrom('courier_ledger')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'goods')
      .select('amount_minor')
      .executeTakeFirstOrThrow();
    expect(goods.amount_minor).toBe(10_200);
  });

  it('goes with a copy of its dish', async () => {
    const { pub } = await aWorld();
    const name = `POST ${CATEGORY}/dishes/copy` as const;
    const { dish } = await t.call(name, {
      params: { ...pub.ids, ...pub.categoryIds },
      as: pub.company,
      body: { source_dish_id: pub.dishes[0].id, name: 'Copie', visible: true },
    });
    expect(dish.deposit).toBe(2.5);
  });

  it('of a dish that a choice stands for is a part of the line', async () => {
    const pub = await aDeliveringPub(t);
    await setDeposit(pub, 2, 1);
    const fields = { name: 'Băutură', rule: 'sum', choices: { Cola: 10 }, maxCount: 2 } as const;
    const group = await anOptionGroup(t, pub, fields);
    await t.deps.db
      .updateTable('option_choice')
      .set({ dish_id: pub.dishes[1].id })
      .where('group_id', '=', group.id)
      .execute();
    await giveGroups(t, pub, {
      dishId: pub.dishes[0].id,
      groups: [{ group_id: group.id, ...anyNumber }],
    });
    const order = await anOrder(t, pub, {
      order_type: 'in_place',
      table_for_in_place_order: '7',
      dishes: [
        {
          dish_id: pub.dishes[0].id,
          count: 3,
          options: [{ choice_id: choiceId(group, 'Cola'), count: 2 }],
        },
      ],
    });
    expect((await read({ pub, order })).deposit).toBe(12);
  });
});
