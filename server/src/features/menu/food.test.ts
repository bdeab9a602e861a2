import type { Food } from '@comanda/contract/food';
import { allergens, diets } from '@comanda/domain/food';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aMenuWithDishes, aPub } from '../../testing/builders/builders.ts';
import { rowPaths, siblingPaths } from '../../testing/builders/sibling-rows.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const DISH = siblingPaths.dishes;

const fields = {
  name: 'Plăcintă cu brânză',
  price: 45,
  sale_price: 0,
  ingredients: '',
  visible: true,
  text_color: '#ffffff',
};
const whole: Food = {
  allergens: { gluten: 'contains', milk: 'contains', nuts: 'traces' },
  alcohol: false,
  diets: ['vegetarian', 'halal'],
  spiciness: 1,
  portion: { amounts: [200, 100, 50.5], unit: 'g' },
  energy_kcal: 640,
};

/** A dish of a pub, with what is said about it. */
async function aDishWith(food?: Food) {
  const pub = await aPub(t);
  const { ids } = await aMenuWithDishes(t, pub, []);
  const as = pub.company;
  const body = { ...fields, ...(food && { food }) };
  const { dish } = await t.call(`POST ${rowPaths.dishes}`, { params: ids, as, body });
  return { pub, as, dish, params: { ...ids, dishID: dish.id } };
}

const shownTo = async (url_name: string) => {
  const params = { pubUrlName: url_name };
  return (await t.call('GET /api/client/pub/:pubUrlName', { params })).dishes[0]?.food;
};

test('what a pub says about a dish is stored and shown to its guests', async () => {
  const { dish, pub, as, params } = await aDishWith(whole);
  expect(dish.food).toEqual(whole);
  expect((await t.call(`GET ${DISH}`, { params, as })).dish.food).toEqual(whole);
  expect(await shownTo(pub.pub.url_name)).toEqual(whole);
});

test('a dish about which nothing was said has nothing, and not the absence of anything', async () => {
  const { dish, pub } = await aDishWith();
  expect(dish.food).toEqual({});
  expect(await shownTo(pub.pub.url_name)).toEqual({});
});

test('a change without it keeps it, a change with it replaces all of it', async () => {
  const { as, params } = await aDishWith(whole);
  const kept = await t.call(`PUT ${DISH}`, { params, as, body: { ...fields, price: 50 } });
  expect(kept.dish).toMatchObject({ price: 50, food: whole });
  const food: Food = { allergens: {} };
  const replaced = await t.call(`PUT ${DISH}`, { params, as, body: { ...fields, food } });
  expect(replaced.dish.food).toEqual(food);
  const cleared = await t.call(`PUT ${DISH}`, { params, as, body: { ...fields, food: {} } });
  expect(cleared.dish.food).toEqual({});
});

test('a vegan dish is stored as vegetarian too, its diets in one order', async () => {
  const { dish } = await aDishWith({ diets: ['kosher', 'vegan'] });
  expect(dish.food).toEqual({ diets: ['vegetarian', 'vegan', 'kosher'] });
});

test('every allergen and every diet can be said', async () => {
  const all: Food = {
    allergens: Object.fromEntries(allergens.map((one) => [one, 'traces'])),
    diets: diets.filter((diet) => diet !== 'gluten_free'),
  };
  expect((await aDishWith(all)).dish.food).toEqual(all);
});

test.each<[object, field: string, code: string]>([
  [{ allergens: { meat: 'contains' } }, 'food.allergens.meat', 'unknown_field'],
  [{ allergens: { milk: 'perhaps' } }, 'food.allergens.milk', 'invalid_value'],
  [{ allergens: null }, 'food.allergens', 'invalid_value'],
  [{ diets: ['vegan', 'vegan'] }, 'food.diets', 'invalid_value'],
  [{ diets: ['keto'] }, 'food.diets.0', 'invalid_value'],
  [{ spiciness: 4 }, 'food.spiciness', 'invalid_value'],
  [{ spiciness: -1 }, 'food.spiciness', 'invalid_value'],
  [{ alcohol: 'no' }, 'food.alcohol', 'invalid_value'],
  [{ portion: { amounts: [], unit: 'g' } }, 'food.portion.amounts', 'invalid_value'],
  [{ portion: { amounts: [0], unit: 'g' } }, 'food.portion.amounts.0', 'invalid_value'],
  [{ portion: { amounts: [1.234], unit: 'l' } }, 'food.portion.amounts.0', 'invalid_value'],
  [
    { portion: { amounts: [1, 1, 1, 1, 1, 1], unit: 'g' } },
    'food.portion.amounts',
    'invalid_value',
  ],
  [{ portion: { amounts: [1], unit: 'lb' } }, 'food.portion.unit', 'invalid_value'],
  [{ portion: { amounts: [1] } }, 'food.portion.unit', 'field_is_required'],
  [{ energy_kcal: 20_001 }, 'food.energy_kcal', 'invalid_value'],
  [{ energy_kcal: 1.5 }, 'food.energy_kcal', 'invalid_value'],
  [{ fat: 1 }, 'food.fat', 'unknown_field'],
  [{ diets: ['vegan'], allergens: { milk: 'contains' } }, 'food.diets', 'contradicts'],
  [{ diets: ['gluten_free'], allergens: { gluten: 'traces' } }, 'food.diets', 'contradicts'],
  [{ diets: ['halal'], alcohol: true }, 'food.diets', 'contradicts'],
])('%j is refused and changes nothing', async (wrong, field, code) => {
  const { as, params } = await aDishWith(whole);
  const body = { ...fields, price: 99, food: wrong };
  expect(await t.sendRaw(`PUT ${DISH}`, { params, as, body })).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field, code }] },
  });
  expect((await t.call(`GET ${DISH}`, { params, as })).dish).toMatchObject({
    price: 45,
    food: whole,
  });
});

test('the database takes only an object', async () => {
  const { dish } = await aDishWith();
  const write = sql`update dish set food = '[]' where id = ${dish.id}`.execute(t.deps.db);
  await expect(write).rejects.toThrow('dish_food');
});
