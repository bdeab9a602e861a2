import type { PubOptionGroup } from '@comanda/contract/menu';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aPub, aMenuWithDishes } from '../../../testing/builders/builders.ts';
import {
  anOptionGroup,
  anyNumber,
  choiceId,
  exactlyOne,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import { rowPaths } from '../../../testing/builders/sibling-rows.ts';
import { offerLanguages, translateTexts } from '../../../testing/builders/translation-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const GROUPS = `${PUB}/option-groups` as const;

let t: TestApp;
let pub: ADeliveringPub;
let pizza: number;
let size: PubOptionGroup;
let extras: PubOptionGroup;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  pub = await aDeliveringPub(t, { prices: [100, 50] });
  pizza = pub.dishes[0].id;
  size = await anOptionGroup(t, pub, {
    name: 'Mărime',
    rule: 'replaces',
    choices: { Mică: 80, Mare: 110 },
  });
  extras = await anOptionGroup(t, pub, {
    name: 'Adaos',
    rule: 'sum',
    choices: { Mozzarella: 20, Ardei: 5 },
  });
  await giveGroups(t, pub, {
    dishId: pizza,
    groups: [
      { group_id: size.id, ...exactlyOne },
      { group_id: extras.id, ...anyNumber },
    ],
  });
  await priceBySize([
    { size: 'mică ', price: 15 },
    { size: 'Mare', price: 25.5 },
  ]);
});
afterAll(() => t.close());

type SizePrices = { size: string; price: number }[];

const save = (prices?: SizePrices, rule: 'sum' | 'replaces' = 'sum') =>
  t.send(`PUT ${GROUPS}/:groupID`, {
    params: { ...pub.ids, groupID: extras.id },
    as: pub.company,
    body: {
      name: 'Adaos',
      rule,
      choices: [
        {
          id: choiceId(extras, 'Mozzarella'),
          name: 'Mozzarella',
          price: 20,
          max_count: 1,
          ...(prices && { size_prices: prices }),
        },
        { id: choiceId(extras, 'Ardei'), name: 'Ardei', price: 5, max_count: 1 },
      ],
    },
  });
async function priceBySize(prices: SizePrices) {
  expect((await save(prices)).status).toBe(200);
}
const groups = async () =>
  (await t.call(`GET ${GROUPS}`, { params: pub.ids, as: pub.company })).option_groups;
const stored = async () => {
  const all = await groups();
  return all.flatMap(({ choices }) => choices).find(({ name }) => name === 'Mozzarella')
    ?.size_prices;
};
const rename = (to: string) =>
  t.send(`PUT ${GROUPS}/:groupID`, {
    params: { ...pub.ids, groupID: size.id },
    as: pub.company,
    body: {
      name: 'Mărime',
      rule: 'replaces',
      choices: [
        { id: choiceId(size, 'Mică'), name: 'Mică', price: 80, max_count: 1 },
        { id: choiceId(size, 'Mare'), name: to, price: 110, max_count: 1 },
      ],
    },
  });
/** What one pizza of this size costs with mozzarella, and what the mozzarella does. */
const charged = async (sizeName: string) => {
  const options = [choiceId(size, sizeName), choiceId(extras, 'Mozzarella')];
  const { order } = await anOrder(t, pub, {
    dishes: [
      {
        dish_id: pizza,
        count: 1,
        options: options.map((choice_id) => ({ choice_id, count: 1 })),
      },
    ],
  });
  const [line] = order.dishes;
  return [line?.dish_price, line?.options?.[1]?.price];
};

it('an order pays for extras what they cost at the size of its dish, and keeps it', async () => {
  expect(await charged('Mică')).toEqual([95, 15]);
  expect(await charged('Mare')).toEqual([135.5, 25.5]);
});

it('guests read the prices, and which size each is for, in their language too', async () => {
  await offerLanguages(t, pub, 'ru');
  await translateTexts(t, pub, [
    { kind: 'option_choice', id: choiceId(size, 'Mare'), name: 'Большая' },
  ]);
  const { option_groups: read = [] } = await t.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: pub.pub.url_name },
    query: { language: 'ru' },
  });
  const choices = read.flatMap((group) => group.choices);
  expect(choices).toMatchObject([
    {
      name: 'Mozzarella',
      size_prices: [
        { size: 'mică', price: 15 },
        { size: 'Mare', price: 25.5 },
      ],
    },
    { name: 'Ardei' },
    { name: 'Mică', size: 'mică' },
    { name: 'Большая', size: 'Mare' },
  ]);
  expect(choices[1]).not.toHaveProperty('size_prices');
});

it('a renamed size costs what it did', async () => {
  expect((await rename('Uriașă')).status).toBe(200);
  expect(await stored()).toContainEqual({ size: 'Uriașă', price: 25.5 });
  expect(await charged('Mare')).toEqual([135.5, 25.5]);
});

it('a menu in another language charges the same', async () => {
  await offerLanguages(t, pub, 'ru');
  await translateTexts(t, pub, [
    { kind: 'option_choice', id: choiceId(size, 'Mare'), name: 'Большая' },
  ]);
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: { working_language: 'ru', other_languages: ['ro'] },
  });
  expect(await charged('Mare')).toEqual([135.5, 25.5]);
});

it('a form that does not know them keeps them, an empty list takes them away', async () => {
  expect((await save()).status).toBe(200);
  expect(await stored()).toHaveLength(2);
  expect((await save([])).status).toBe(200);
  expect(await stored()).toBeUndefined();
  expect(await charged('Mare')).toEqual([130, 20]);
});

it.each<[string, SizePrices, number]>([
  ['a size without a name', [{ size: ' ', price: 5 }], 0],
  [
    'one size twice',
    [
      { size: 'Mare', price: 5 },
      { size: 'MARE', price: 6 },
    ],
    1,
  ],
])('refuses %s', async (_what, prices, at) => {
  expect(await save(prices)).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: `choices.0.size_prices.${at}.size` }] },
  });
  expect(await stored()).toHaveLength(2);
});

it('a copy in another pub costs the same', async () => {
  const other = await aPub(t, pub.company);
  const target = await aMenuWithDishes(t, other, [7]);
  const { status } = await t.send(`POST ${rowPaths.dishes}/copy`, {
    params: target.ids,
    as: pub.company,
    body: { name: 'O copie', visible: true, source_dish_id: pizza },
  });
  expect(status).toBe(201);
  const { option_groups: copied } = await t.call(`GET ${GROUPS}`, {
    params: other.ids,
    as: pub.company,
  });
  expect(copied.flatMap(({ choices }) => choices)[0]?.size_prices).toEqual([
    { size: 'Mică', price: 15 },
    { size: 'Mare', price: 25.5 },
  ]);
});
