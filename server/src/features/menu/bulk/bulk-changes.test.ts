import type { CallBody } from '@comanda/contract';
import { MAX_DISHES_OF_CATEGORY } from '@comanda/domain/menu';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { rowPaths, siblingPaths } from '../../../testing/builders/sibling-rows.ts';
import { insertSiblings } from '../../../testing/walks/many-siblings.ts';

const DISHES = '/api/company/:companyID/pubs/:pubID/dishes';
type Body = CallBody<`POST ${typeof DISHES}/change`>;
type Change = Body['changes'][number];

let t: TestApp;
let pub: APub;
let menu: AMenu<readonly [number, number, number]>;
let second: AMenu<readonly [number]>;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  pub = await aPub(t);
  menu = await aMenuWithDishes(t, pub, [100, 55.5, 20]);
  second = await aMenuWithDishes(t, pub, [7]);
});

const at = () => ({ params: pub.ids, as: pub.company });
const change = (changes: Change[], ifChanged: Body['if_changed'] = 'refuse') =>
  t.send(`POST ${DISHES}/change`, { ...at(), body: { changes, if_changed: ifChanged } });
const list = () => t.call(`GET ${DISHES}`, at());
const dish = (index: 0 | 1 | 2) => menu.dishes[index].id;

/** From its price of the builder to another one. */
const price = (index: 0 | 1 | 2, to: number): Change => ({
  dish_id: dish(index),
  seen: { price: menu.dishes[index].price, sale_price: 0 },
  wanted: { price: to, sale_price: 0 },
});

async function setPrice(index: 0 | 1 | 2, to: number): Promise<void> {
  const { id, category_id: _, image_file_name: __, ...fields } = menu.dishes[index];
  const { image_color: ___, sold_out_until: ____, ...body } = fields;
  await t.call(`PUT ${siblingPaths.dishes}`, {
    params: { ...menu.ids, dishID: id },
    as: pub.company,
    body: { ...body, price: to },
  });
}

const prices = async () => (await list()).dishes.map((one) => one.price);
const placesOf = async (categoryID: number) =>
  (await list()).dishes
    .filter((one) => one.category_id === categoryID)
    .map(({ id, place }) => [id, place]);

it('the list has all dishes in the order of the menu, with the names of their parents', async () => {
  const { menus, categories, dishes } = await list();
  expect(menus.map(({ id }) => id)).toEqual([second.menu.id, menu.menu.id]);
  expect(categories).toEqual([
    { id: second.category.id, menu_id: second.menu.id, name: second.category.name },
    { id: menu.category.id, menu_id: menu.menu.id, name: menu.category.name },
  ]);
  expect(dishes.map(({ id }) => id)).toEqual([
    second.dishes[0].id,
    ...menu.dishes.map(({ id }) => id),
  ]);
});

it('prices and sale prices of several dishes change in one call', async () => {
  const answer = await change([
    { ...price(0, 110), wanted: { price: 110, sale_price: 99.9 } },
    price(1, 61.05),
  ]);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      left_dish_ids: [],
      dishes: [
        { id: dish(0), price: 110, sale_price: 99.9 },
        { id: dish(1), price: 61.05, sale_price: 0 },
      ],
    },
  });
  expect(await prices()).toEqual([7, 110, 61.05, 20]);
});

it('one dish that is not as it was seen, and none is changed; the others are when that one is left', async () => {
  await setPrice(1, 60);
  const changes = [price(0, 110), price(1, 61.05), price(2, 22)];
  expect(await change(changes)).toMatchObject({
    status: 409,
    body: { code: 'dishes_changed_meanwhile', facts: { dish_ids: [dish(1)] } },
  });
  expect(await prices()).toEqual([7, 100, 60, 20]);
  expect((await change(changes, 'leave')).body).toMatchObject({ left_dish_ids: [dish(1)] });
  expect(await prices()).toEqual([7, 110, 60, 22]);
});

it('of two people who change the same prices at once one is refused', async () => {
  const answers = await Promise.all([
    change([price(0, 110), price(1, 60)]),
    change([price(1, 50), price(2, 10)]),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([
    [7, 110, 60, 20],
    [7, 100, 50, 10],
  ]).toContainEqual(await prices());
});

it('the same call with what was seen and what was wanted exchanged puts everything back', async () => {
  const until = UNTIL_SWITCHED_BACK;
  const before = await list();
  const seen = { price: 100, sale_price: 0, visible: true, sold_out_until: null };
  const wanted = { price: 90, sale_price: 80, visible: false, sold_out_until: until };
  await change([{ dish_id: dish(0), seen, wanted }]);
  expect((await list()).dishes[1]).toMatchObject(wanted);
  await change([{ dish_id: dish(0), seen: wanted, wanted: seen }], 'leave');
  expect(await list()).toEqual(before);
});

it('what is not wanted stays, though somebody else changes it', async () => {
  await setPrice(0, 60);
  const hide = { dish_id: dish(0), seen: { visible: true }, wanted: { visible: false } };
  expect((await change([hide])).status).toBe(200);
  expect((await list()).dishes[1]).toMatchObject({ price: 60, visible: false });
});

describe('a move', () => {
  const move = (index: 0 | 1 | 2, from: number, to: number, place?: number): Change => ({
    dish_id: dish(index),
    seen: { category_id: from },
    wanted: { category_id: to, ...(place !== undefined && { place }) },
  });

  it('of several dishes into another category, and back to their places', async () => {
    const [here, there] = [menu.category.id, second.category.id];
    expect((await change([move(0, here, there), move(2, here, there)])).status).toBe(200);
    expect(await placesOf(here)).toEqual([[dish(1), 1]]);
    expect(await placesOf(there)).toEqual([
      [second.dishes[0].id, 1],
      [dish(0), 2],
      [dish(2), 3],
    ]);
    await change([move(2, there, here, 3), move(0, there, here, 1)], 'leave');
    expect(await placesOf(here)).toEqual([0, 1, 2].map((index) => [dish(index as 0), index + 1]));
    expect(await placesOf(there)).toEqual([[second.dishes[0].id, 1]]);
  });

  it('into a category of another pub or a deleted one is not found, and nothing is moved', async () => {
    const foreign = await aMenuWithDishes(t, await aPub(t));
    await t.call(`DELETE ${siblingPaths.categories}`, { params: second.ids, as: pub.company });
    const before = await list();
    for (const to of [foreign.category.id, second.category.id]) {
      const both = [move(0, menu.category.id, to), price(1, 9)];
      expect((await change(both)).status).toBe(404);
    }
    expect(await list()).toEqual(before);
  });

  it('beyond the limit of a category is refused as a whole', async () => {
    const parentId = second.category.id;
    await insertSiblings(t.deps.db, 'dish', { parentId, from: 2, to: MAX_DISHES_OF_CATEGORY - 1 });
    const both = [0, 1].map((index) => move(index as 0, menu.category.id, parentId));
    const limit = MAX_DISHES_OF_CATEGORY;
    expect(await change(both)).toMatchObject({
      status: 409,
      body: { code: 'dish_limit_exceeded', facts: { limit } },
    });
    expect(await placesOf(menu.category.id)).toHaveLength(3);
    expect((await change(both.slice(0, 1))).status).toBe(200);
    expect(await placesOf(parentId)).toHaveLength(limit);
  });
});

it('dishes are sold out until the next opening, and their answer has the time', async () => {
  const soldOut = (index: 0 | 1): Change => ({
    dish_id: dish(index),
    seen: { sold_out_until: null },
    wanted: { sold_out_until: 'next_opening' },
  });
  const { dishes } = (await change([soldOut(0), soldOut(1)])).reply();
  // The pub takes no deliveries and has saved no hours.
  expect(dishes.map((one) => one.sold_out_until)).toEqual([
    UNTIL_SWITCHED_BACK,
    UNTIL_SWITCHED_BACK,
  ]);
});

it('an end that has passed since is seen as on sale', async () => {
  const until = new Date(t.clock.now().getTime() + 60_000).toISOString();
  const sold: Change = {
    dish_id: dish(0),
    seen: { sold_out_until: null },
    wanted: { sold_out_until: until },
  };
  await change([sold]);
  t.clock.advance(60_000);
  expect((await list()).dishes[1]?.sold_out_until).toBeNull();
  const later = new Date(t.clock.now().getTime() + 60_000).toISOString();
  expect((await change([{ ...sold, wanted: { sold_out_until: later } }])).status).toBe(200);
});

it('a dish of another pub is never changed, whoever names it', async () => {
  const foreign = await aMenuWithDishes(t, await aPub(t));
  const theirs = {
    dish_id: foreign.dishes[0].id,
    seen: { visible: true },
    wanted: { visible: false },
  };
  expect((await change([price(0, 9), theirs])).status).toBe(409);
  expect((await change([theirs], 'leave')).body).toMatchObject({
    dishes: [],
    left_dish_ids: [foreign.dishes[0].id],
  });
  const { visible } = await t.deps.db
    .selectFrom('dish')
    .where('id', '=', foreign.dishes[0].id)
    .select('visible')
    .executeTakeFirstOrThrow();
  expect(visible).toBe(true);
  expect(await prices()).toEqual([7, 100, 55.5, 20]);
});

it('a deleted dish is left like a changed one', async () => {
  await t.call(`DELETE ${siblingPaths.dishes}`, {
    params: { ...menu.ids, dishID: dish(0) },
    as: pub.company,
  });
  expect((await change([price(0, 9), price(1, 8)])).status).toBe(409);
  expect((await change([price(0, 9), price(1, 8)], 'leave')).body).toMatchObject({
    left_dish_ids: [dish(0)],
  });
});

it.each<[string, () => object[], string]>([
  [
    'another field than was seen',
    () => [{ ...price(0, 9), seen: { visible: true } }],
    'changes.0.wanted',
  ],
  ['no field', () => [{ dish_id: dish(0), seen: {}, wanted: {} }], 'changes.0.wanted'],
  [
    'a place without a category',
    () => [{ ...price(0, 9), wanted: { price: 9, sale_price: 0, place: 1 } }],
    'changes.0.wanted',
  ],
  ['the same dish twice', () => [price(0, 9), price(0, 8)], 'changes'],
  [
    'an end that has passed',
    () => [
      price(1, 9),
      {
        dish_id: dish(0),
        seen: { sold_out_until: null },
        wanted: { sold_out_until: '2020-01-01T00:00:00Z' },
      },
    ],
    'changes.1.wanted.sold_out_until',
  ],
  [
    'a price below zero',
    () => [price(1, 9), { ...price(0, 9), wanted: { price: -1, sale_price: 0 } }],
    'changes.1.wanted.price',
  ],
])('%s is refused by its field, and nothing changes', async (_, changes, field) => {
  const body = { changes: changes(), if_changed: 'leave' };
  expect(await t.sendRaw(`POST ${DISHES}/change`, { ...at(), body })).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field }] },
  });
  expect(await prices()).toEqual([7, 100, 55.5, 20]);
});

it('all dishes of a large pub are changed in one call of a second or two', async () => {
  for (let count = 0; count < 9; count += 1) {
    const { category } = (
      await t.send(`POST ${rowPaths.categories}`, {
        params: menu.ids,
        as: pub.company,
        body: { name: 'x', visible: true, category_types: [], text_color: '#ffffff' },
      })
    ).reply();
    await insertSiblings(t.deps.db, 'dish', {
      parentId: category.id,
      from: 1,
      to: MAX_DISHES_OF_CATEGORY,
    });
  }
  const { dishes } = await list();
  expect(dishes.length).toBeGreaterThan(2700);
  const answer = await change(
    dishes.map((one) => ({
      dish_id: one.id,
      seen: { price: one.price, sale_price: one.sale_price },
      wanted: { price: one.price + 1, sale_price: one.sale_price },
    })),
  );
  expect(answer.status).toBe(200);
  expect((await prices()).toSorted((a, b) => a - b)[0]).toBe(2);
});
