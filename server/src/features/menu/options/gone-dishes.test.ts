import type { Food } from '@comanda/contract/food';
import type { OptionGroupFields } from '@comanda/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  pointInZone,
  type AMenu,
} from '../../../testing/builders/builders.ts';
import { bodyOf } from '../../../testing/builders/known-fields.ts';
import { anyNumber, exactlyOne, giveGroups } from '../../../testing/builders/option-builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import { siblingPaths, type RowName } from '../../../testing/builders/sibling-rows.ts';

const GROUPS = '/api/company/:companyID/pubs/:pubID/option-groups';
const food: Food = { allergens: { milk: 'contains' } };
const changed = {
  name: 'Limonadă',
  price: 20,
  sale_price: 0,
  ingredients: '',
  text_color: '#ffffff',
  category_types: ['other' as const],
};

let t: TestApp;
let pub: ADeliveringPub;
/** Where the dish of the choice is: apart from the dish that has the group. */
let drinks: AMenu<readonly [number, number]>;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  pub = await aDeliveringPub(t);
  drinks = await aMenuWithDishes(t, pub, [20, 30]);
  await write('dishes', { visible: true, food });
});

const asPub = () => ({ params: pub.ids, as: pub.company });
const atDrinks = () => ({
  params: { ...drinks.ids, dishID: drinks.dishes[0].id },
  as: pub.company,
});
const write = (row: RowName, change: { readonly visible: boolean; readonly food?: Food }) => {
  const call = `PUT ${siblingPaths[row]}` as const;
  return t.call(call, { ...atDrinks(), body: bodyOf(call, { ...changed, ...change }) });
};
const remove = (row: RowName) => t.call(`DELETE ${siblingPaths[row]}`, atDrinks());

const fields = (): OptionGroupFields => ({
  name: 'Băutură',
  rule: 'sum',
  choices: [
    { name: 'Limonadă', price: 0, max_count: 1, dish_id: drinks.dishes[0].id },
    { name: 'Apă', price: 0, max_count: 1 },
  ],
});
const listed = async () => (await t.call(`GET ${GROUPS}`, asPub())).option_groups[0];

/** A group whose first choice stands for a dish, at the first dish of the pub. */
async function aCombo(limits: typeof exactlyOne | typeof anyNumber = exactlyOne) {
  const { option_group: group } = await t.call(`POST ${GROUPS}`, { ...asPub(), body: fields() });
  const [choice = { id: 0 }, other = { id: 0 }] = group.choices;
  const dishId = pub.dishes[0].id;
  await giveGroups(t, pub, { dishId, groups: [{ group_id: group.id, ...limits }] });
  return { group, choice, other, line: lineWith(choice.id) };
}
const lineWith = (choiceId: number) => ({
  dish_id: pub.dishes[0].id,
  count: 1,
  options: [{ choice_id: choiceId, count: 1 }],
});

const save = (groupID: number, choices: OptionGroupFields['choices']) =>
  t.send(`PUT ${GROUPS}/:groupID`, {
    params: { ...pub.ids, groupID },
    as: pub.company,
    body: { ...fields(), choices },
  });

const ways = {
  'is hidden': ['hidden', () => write('dishes', { visible: false })],
  'is in a hidden category': ['hidden', () => write('categories', { visible: false })],
  'is in a hidden menu': ['hidden', () => write('menus', { visible: false })],
  'is deleted': ['deleted', () => remove('dishes')],
  'is deleted with its category': ['deleted', () => remove('categories')],
  'is deleted with its menu': ['deleted', () => remove('menus')],
} as const;

describe.each(Object.entries(ways))('a choice whose dish %s', (_name, [reason, take]) => {
  it('is not offered, quoted, ordered or put into an order', async () => {
    const { choice, other, line } = await aCombo();
    const placed = await anOrder(t, pub, { dishes: [line] });
    await take();
    const pubUrlName = pub.pub.url_name;
    const menu = await t.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName } });
    expect(menu.option_groups?.[0]?.choices.map(({ id }) => id)).toEqual([other.id]);
    const problems = [
      { code: 'too_few', missing: 1 },
      { code: 'choice_not_offered', choice_id: choice.id },
    ];
    const { quote } = await t.call('POST /api/client/pub/:pubID/orders/quote', {
      params: { pubID: pub.pub.id },
      body: { order_type: 'delivery', dishes: [line], ...pointInZone, payment_type: 'cash' },
    });
    expect(quote).toMatchObject({ option_problems: problems });
    const refused = { status: 422, body: { code: 'options_do_not_fit', facts: { problems } } };
    const body = aBasket(pub, { dishes: [line] });
    expect(await tryOrder(t, pub, { body })).toMatchObject(refused);
    const edit = (dishes: object[]) =>
      t.sendRaw('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes', {
        params: placed.ids,
        as: pub.company,
        body: { dishes },
      });
    const [stored] = placed.order.dishes;
    const kept = { line_id: stored?.line_id, dish_id: stored?.dish_id, count: 2 };
    expect(await edit([kept, { ...line, note: 'încă una' }])).toMatchObject(refused);
    expect((await edit([kept])).status).toBe(200);
  });

  it('is named as such to the pub, with what is known of the dish, and stays when its group is saved', async () => {
    const { group, choice, other } = await aCombo();
    await take();
    const sellable = await t.call('GET /api/company/:companyID/pubs/:pubID/sold-out', asPub());
    expect(sellable.choices.map(({ visible }) => visible)).toEqual([false, true]);
    const gone = { gone_dish: { reason, name: 'Limonadă', food } };
    expect((await listed())?.choices).toMatchObject([gone, { name: 'Apă' }]);
    expect((await listed())?.choices[1]).not.toHaveProperty('gone_dish');
    const [first, second] = fields().choices;
    const { status } = await save(group.id, [
      { ...first, id: choice.id, name: 'Limonadă', price: 5, max_count: 1 },
      { ...second, id: other.id, name: 'Apă', price: 0, max_count: 1 },
    ]);
    expect(status).toBe(200);
    expect((await listed())?.choices).toMatchObject([{ ...gone, price: 5 }, {}]);
  });
});

describe('a choice', () => {
  const plain = { name: 'Apă', price: 0, max_count: 1 };

  it('cannot come to stand for a dish that is deleted, or of another pub; the refusal names it', async () => {
    const { group, choice, other } = await aCombo();
    const [dish, second] = drinks.dishes;
    const foreign = (await aMenuWithDishes(t, await aPub(t))).dishes[0].id;
    await remove('dishes');
    for (const dish_id of [dish.id, foreign]) {
      const refused = {
        status: 404,
        body: { code: 'option_dish_not_found', facts: { dish_ids: [dish_id] } },
      };
      const kept = { ...plain, id: choice.id, dish_id: second.id };
      expect(await save(group.id, [kept, { ...plain, dish_id }])).toMatchObject(refused);
      expect(await save(group.id, [kept, { ...plain, id: other.id, dish_id }])).toMatchObject(
        refused,
      );
      const body = { ...fields(), choices: [{ ...plain, dish_id }] };
      expect(await t.send(`POST ${GROUPS}`, { ...asPub(), body })).toMatchObject(refused);
    }
    expect((await listed())?.choices).toMatchObject([{ dish_id: dish.id }, { dish_id: null }]);
  });

  it('keeps what is known of its dish when it no longer stands for it', async () => {
    const { group, choice } = await aCombo();
    await remove('dishes');
    await save(group.id, [{ ...plain, id: choice.id, dish_id: null }]);
    const stored = (await listed())?.choices[0];
    expect(stored).toMatchObject({ dish_id: null, food });
    expect(stored).not.toHaveProperty('gone_dish');
    expect(
      (await tryOrder(t, pub, { body: aBasket(pub, { dishes: [lineWith(choice.id)] }) })).status,
    ).toBe(201);
    // What the pub says itself counts, also that it says nothing.
    await save(group.id, [{ ...plain, id: choice.id, food: {} }]);
    expect((await listed())?.choices[0]).not.toHaveProperty('food');
  });
});

it('a group that may stay empty leaves its dish on sale without such a choice', async () => {
  await aCombo(anyNumber);
  await remove('dishes');
  const dishes = [{ dish_id: pub.dishes[0].id, count: 1 }];
  expect((await tryOrder(t, pub, { body: aBasket(pub, { dishes }) })).status).toBe(201);
});
