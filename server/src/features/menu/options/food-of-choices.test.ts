import type { Food } from '@comanda/contract/food';
import type { OptionGroupFields } from '@comanda/contract/menu';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aMenuWithDishes, aPub, type APub } from '../../../testing/builders/builders.ts';
import { exactlyOne, giveGroups } from '../../../testing/builders/option-builders.ts';
import { rowPaths, siblingPaths } from '../../../testing/builders/sibling-rows.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const GROUPS = '/api/company/:companyID/pubs/:pubID/option-groups';
const milk: Food = { allergens: { milk: 'contains' } };
const whole: Food = { ...milk, alcohol: false, diets: ['vegetarian'], energy_kcal: 90 };

type Choice = OptionGroupFields['choices'][number];
const cheese = { name: 'Brânză', price: 15, max_count: 1 };
const ham = { name: 'Șuncă', price: 20, max_count: 1 };

const groupWith = (choices: Choice[]): OptionGroupFields => ({
  name: 'Adaos',
  rule: 'sum',
  choices,
});

/** A pub with one dish that has a group with these choices. */
async function aGroupOf(choicesFor: (dishId: number) => Choice[]) {
  const pub = await aPub(t);
  const { ids, dishes } = await aMenuWithDishes(t, pub, [45]);
  const asked = { params: pub.ids, as: pub.company };
  const dishId = dishes[0].id;
  const body = groupWith(choicesFor(dishId));
  const { option_group: group } = await t.call(`POST ${GROUPS}`, { ...asked, body });
  await giveGroups(t, pub, { dishId, groups: [{ group_id: group.id, ...exactlyOne }] });
  const params = { ...pub.ids, groupID: group.id };
  return { pub, ids: { ...ids, dishID: dishId }, group, params, as: pub.company };
}

const foods = (choices: readonly { food?: Food }[] | undefined) =>
  choices?.map(({ food }) => food ?? 'not said');
const shownTo = async ({ pub: { url_name: pubUrlName } }: APub) => {
  const menu = await t.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName } });
  return foods(menu.option_groups?.[0]?.choices);
};
const storedOf = async ({ ids, company }: APub) => {
  const { option_groups: groups } = await t.call(`GET ${GROUPS}`, { params: ids, as: company });
  return foods(groups[0]?.choices);
};

test('what is said about a choice is stored and shown to guests; the others say nothing', async () => {
  const { pub, group } = await aGroupOf(() => [{ ...cheese, food: whole }, ham]);
  expect(foods(group.choices)).toEqual([whole, 'not said']);
  expect(await storedOf(pub)).toEqual([whole, 'not said']);
  expect(await shownTo(pub)).toEqual([whole, 'not said']);
});

test('a change without it keeps it, one with it replaces all of it, an empty one clears it', async () => {
  const { group, params, as } = await aGroupOf(() => [{ ...cheese, food: whole }, ham]);
  const [{ id } = { id: 0 }] = group.choices;
  const changed = async (food?: Food) => {
    const body = groupWith([{ ...cheese, id, price: 16, ...(food && { food }) }]);
    const { option_group } = await t.call(`PUT ${GROUPS}/:groupID`, { params, as, body });
    return foods(option_group.choices);
  };
  expect(await changed()).toEqual([whole]);
  expect(await changed({ diets: ['vegan'] })).toEqual([{ diets: ['vegetarian', 'vegan'] }]);
  expect(await changed({})).toEqual(['not said']);
});

test('guests read of a choice that stands for a dish what the dish says, unless it says something itself', async () => {
  const { pub, ids, group, params, as } = await aGroupOf((dish_id) => [{ ...cheese, dish_id }]);
  const fields = {
    name: 'Plăcintă',
    price: 45,
    sale_price: 0,
    ingredients: '',
    visible: true,
    text_color: '#ffffff',
    food: milk,
  };
  await t.call(`PUT ${siblingPaths.dishes}`, { params: ids, as, body: fields });
  expect(await shownTo(pub)).toEqual([milk]);
  expect(await storedOf(pub)).toEqual(['not said']);
  const [{ id } = { id: 0 }] = group.choices;
  const body = groupWith([{ ...cheese, id, dish_id: ids.dishID, food: { allergens: {} } }]);
  await t.call(`PUT ${GROUPS}/:groupID`, { params, as, body });
  expect(await shownTo(pub)).toEqual([{ allergens: {} }]);
});

test('a copied choice says the same in the other pub, also without the dish that it stood for', async () => {
  const { pub, ids, as } = await aGroupOf((dish_id) => [
    { ...cheese, food: whole },
    { ...ham, dish_id },
  ]);
  const fields = { name: 'Plăcintă', price: 45, sale_price: 0, ingredients: '', visible: true };
  const body = { ...fields, text_color: '#ffffff', food: milk };
  const { dish: other } = await t.call(`POST ${rowPaths.dishes}`, { params: ids, as, body });
  await t.call(`PUT ${siblingPaths.dishes}`, { params: ids, as, body });
  const [{ id: groupId } = { id: 0 }] = (await t.call(`GET ${GROUPS}`, { params: pub.ids, as }))
    .option_groups;
  await giveGroups(t, pub, { dishId: other.id, groups: [{ group_id: groupId, ...exactlyOne }] });

  const to = await aPub(t, pub.company);
  const target = await aMenuWithDishes(t, to, []);
  for (const source_dish_id of [other.id, ids.dishID]) {
    await t.call(`POST ${rowPaths.dishes}/copy`, {
      params: target.ids,
      as,
      body: { name: 'O copie', visible: true, source_dish_id },
    });
  }
  expect(await shownTo(to)).toEqual([whole, milk]);
  const { option_groups: groups } = await t.call(`GET ${GROUPS}`, { params: to.ids, as });
  expect(groups).toHaveLength(1);
});

test.each<[object, field: string, code: string]>([
  [{ allergens: { meat: 'contains' } }, 'choices.1.food.allergens.meat', 'unknown_field'],
  [{ spiciness: 4 }, 'choices.1.food.spiciness', 'invalid_value'],
  [{ diets: ['vegan'], allergens: { milk: 'contains' } }, 'choices.1.food.diets', 'contradicts'],
])('%j is refused and changes nothing', async (wrong, field, code) => {
  const { pub, group, params, as } = await aGroupOf(() => [{ ...cheese, food: whole }, ham]);
  const [first, second] = group.choices.map(({ id }) => id);
  const body = groupWith([
    { ...cheese, id: first ?? 0, food: {} },
    { ...ham, id: second ?? 0, food: wrong },
  ]);
  expect(await t.sendRaw(`PUT ${GROUPS}/:groupID`, { params, as, body })).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field, code }] },
  });
  expect(await storedOf(pub)).toEqual([whole, 'not said']);
});

test('the database takes only an object', async () => {
  const { group } = await aGroupOf(() => [cheese]);
  const write = sql`update option_choice set food = '[]' where group_id = ${group.id}`;
  await expect(write.execute(t.deps.db)).rejects.toThrow('option_choice_food');
});
