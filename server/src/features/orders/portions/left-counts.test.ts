import { MAX_LEFT_COUNT } from '@comanda/domain/menu';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aMenuWithDishes, aPub } from '../../../testing/builders/builders.ts';
import {
  aDeliveringPub,
  anOrder,
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import {
  leftAndSoldOut,
  offerAsSide,
  setLeftCount,
} from '../../../testing/builders/left-count-builders.ts';

const EDIT = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes';

let t: TestApp;
let pub: ADeliveringPub;
let dish = 0;
let other = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  pub = await aDeliveringPub(t);
  [dish, other] = [pub.dishes[0].id, pub.dishes[1].id];
});
afterAll(() => t.close());

const setLeft = (left: number | null, dishId = dish) => setLeftCount(t, pub, { dishId, left });
const stateOf = (id = dish) => leftAndSoldOut(t, pub, id);
/** The end of what an order without an answer that is placed now holds. */
const heldUntil = () => new Date(t.clock.now().getTime() + 30 * 60_000).toISOString();
const order = (count: number, more: { dish_id: number; count: number }[] = []) =>
  tryOrder(t, pub, {
    body: { ...anOrderAtTable(pub, '7'), dishes: [{ dish_id: dish, count }, ...more] },
  });

describe('what is left of a dish', () => {
  it('is not counted at first, is lowered by each order, and at zero the dish is sold out', async () => {
    expect(await stateOf()).toEqual([null, null]);
    expect((await order(2)).status).toBe(201);
    await setLeft(5);
    expect((await order(2)).status).toBe(201);
    expect(await stateOf()).toEqual([3, null]);
    expect((await order(3)).status).toBe(201);
    expect(await stateOf()).toEqual([0, heldUntil()]);
    expect(await order(1)).toMatchObject({ status: 422, body: { code: 'dish_sold_out' } });
  });

  it('is enough or the whole order is refused, by the quote too', async () => {
    await setLeft(3);
    await setLeft(10, other);
    const refusal = {
      code: 'too_few_left',
      facts: { name: pub.dishes[0].name, left: 3, dishes: [{ dish_id: dish, left: 3 }] },
    };
    expect(await order(4, [{ dish_id: other, count: 1 }])).toMatchObject({
      status: 422,
      body: refusal,
    });
    expect([await stateOf(), await stateOf(other)]).toEqual([
      [3, null],
      [10, null],
    ]);
    const { quote } = await t.call('POST /api/client/pub/:pubID/orders/quote', {
      params: { pubID: pub.pub.id },
      body: {
        order_type: 'in_place',
        table_for_in_place_order: '7',
        dishes: [{ dish_id: dish, count: 4 }],
      },
    });
    expect(quote.refusal).toEqual(refusal);
  });

  it('is lowered once by an order that is sent again', async () => {
    await setLeft(5);
    const key = crypto.randomUUID();
    const body = { ...anOrderAtTable(pub, '7'), dishes: [{ dish_id: dish, count: 5 }] };
    const answers = [await tryOrder(t, pub, { body, key }), await tryOrder(t, pub, { body, key })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stateOf()).toEqual([0, heldUntil()]);
  });

  it('of fifty orders for the last five portions lets five through', async () => {
    await setLeft(5);
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(1)));
    const sold = answers.filter(({ status }) => status === 201);
    expect(sold).toHaveLength(5);
    const codes = answers.flatMap(({ status, body }) => (status === 201 ? [] : body.code));
    expect(codes.filter((code) => code !== 'too_few_left' && code !== 'dish_sold_out')).toEqual([]);
    expect(await stateOf()).toEqual([0, heldUntil()]);
  });

  it('of two dishes is sold out by orders that name them in either sequence', async () => {
    await Promise.all([setLeft(20), setLeft(20, other)]);
    const both = [
      { dish_id: dish, count: 1 },
      { dish_id: other, count: 1 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        tryOrder(t, pub, {
          body: {
            ...anOrderAtTable(pub, '7'),
            dishes: index % 2 === 0 ? both : both.toReversed(),
          },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect([await stateOf(), await stateOf(other)]).toEqual([
      [0, heldUntil()],
      [0, heldUntil()],
    ]);
  });

  it('counts choices that stand for the dish', async () => {
    const choiceId = await offerAsSide(t, pub, { dishId: dish, sideId: other });
    await setLeft(5, other);
    const options = [{ choice_id: choiceId, count: 2 }];
    const placed = await tryOrder(t, pub, {
      body: { ...anOrderAtTable(pub, '7'), dishes: [{ dish_id: dish, count: 2, options }] },
    });
    expect(placed.status).toBe(201);
    expect(await stateOf(other)).toEqual([1, null]);
  });

  it('follows an edit of the pub, which may take more than is left', async () => {
    await setLeft(5);
    const placed = await anOrder(t, pub, { dishes: [{ dish_id: dish, count: 3 }] });
    const edit = (count: number) =>
      t.call(EDIT, {
        params: placed.ids,
        as: pub.company,
        body: { dishes: [{ dish_id: dish, count }] },
      });
    await edit(1);
    expect(await stateOf()).toEqual([4, null]);
    await edit(9);
    expect(await stateOf()).toEqual([0, UNTIL_SWITCHED_BACK]);
    await edit(7);
    expect(await stateOf()).toEqual([2, null]);
  });

  it('is not lowered by a rehearsal', async () => {
    await setLeft(1);
    await t.call('POST /api/company/:companyID/pubs/:pubID/rehearsal-order', {
      params: pub.ids,
      as: pub.company,
      body: {},
    });
    expect(await stateOf()).toEqual([1, null]);
  });

  it('set again after the last portion puts the dish back on sale; null ends the counting', async () => {
    await setLeft(0);
    expect(await stateOf()).toEqual([0, UNTIL_SWITCHED_BACK]);
    await setLeft(4);
    expect(await stateOf()).toEqual([4, null]);
    await setLeft(null);
    expect(await stateOf()).toEqual([null, null]);
  });

  it.each([
    ['now', null],
    ['at a time', '2099-12-01T08:00:00.000Z'],
  ])('ends when a dish without portions comes back on sale %s', async (_when, until) => {
    const [first, second] = pub.dishes;
    await setLeft(0);
    await setLeft(0, other);
    await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out', {
      params: { ...pub.ids, dishID: first.id },
      as: pub.company,
      body: { until },
    });
    await t.call('POST /api/company/:companyID/pubs/:pubID/dishes/change', {
      params: pub.ids,
      as: pub.company,
      body: {
        if_changed: 'refuse',
        changes: [
          {
            dish_id: second.id,
            seen: { sold_out_until: UNTIL_SWITCHED_BACK },
            wanted: { sold_out_until: until },
          },
        ],
      },
    });
    expect([await stateOf(), await stateOf(other)]).toEqual([
      [null, until],
      [null, until],
    ]);
    const placed = await order(1, [{ dish_id: other, count: 1 }]);
    expect(placed.status).toBe(until === null ? 201 : 422);
  });

  it('stays at zero while the dish stays sold out, and stays as it is above zero', async () => {
    await setLeft(0);
    const end = (until: string | null) =>
      t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out', {
        params: { ...pub.ids, dishID: dish },
        as: pub.company,
        body: { until },
      });
    await end(UNTIL_SWITCHED_BACK);
    expect(await stateOf()).toEqual([0, UNTIL_SWITCHED_BACK]);
    await setLeft(4);
    await end('2099-12-01T08:00:00.000Z');
    await end(null);
    expect(await stateOf()).toEqual([4, null]);
  });

  it.each([-1, 1.5, MAX_LEFT_COUNT + 1])('cannot be %s', async (left) => {
    expect(await setLeft(left)).toMatchObject({ status: 400, body: { code: 'validation_error' } });
    expect(await stateOf()).toEqual([null, null]);
  });

  it('of a dish of another pub is not found', async () => {
    const [foreign] = (await aMenuWithDishes(t, await aPub(t), [10])).dishes;
    expect((await setLeft(1, foreign?.id ?? 0)).status).toBe(404);
  });
});

it('the list of what can be sold out has hidden dishes, and says so', async () => {
  const [first] = pub.dishes;
  const { name, price, sale_price, ingredients, text_color } = first;
  await t.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    {
      params: { ...pub.categoryIds, dishID: dish },
      as: pub.company,
      body: { name, price, sale_price, ingredients, text_color, visible: false },
    },
  );
  const { dishes, choices } = await t.call('GET /api/company/:companyID/pubs/:pubID/sold-out', {
    params: pub.ids,
    as: pub.company,
  });
  expect(dishes.map(({ id, visible }) => [id, visible])).toEqual([
    [dish, false],
    [other, true],
  ]);
  expect(choices).toEqual([]);
});
