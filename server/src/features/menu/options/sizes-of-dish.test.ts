import type { SizesOfDish } from '@comanda/contract/menu';
import { MAX_CHOICES_OF_GROUP, MAX_OPTION_GROUPS_OF_PUB } from '@comanda/domain/options';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import {
  anOptionGroup,
  anyNumber,
  exactlyOne,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const DISHES = `${PUB}/menus/:menuID/categories/:categoryID/dishes` as const;

let t: TestApp;
let pub: APub;
let menu: AMenu;
let dishID: number;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  pub = await aPub(t);
  menu = await aMenuWithDishes(t, pub, [100, 50]);
  dishID = menu.dishes[0]?.id ?? 0;
});
afterAll(() => t.close());

const fields = {
  name: 'Pizza',
  price: 100,
  sale_price: 0,
  ingredients: '',
  visible: true,
  text_color: '#ffffff',
};
const small = { name: '30 cm', price: 89.5 };
const large = { name: '40 cm', price: 129 };
const two = [small, large];

const at = () => ({ params: { ...pub.ids, ...menu.ids }, as: pub.company });
const create = (sizes: SizesOfDish) =>
  t.send(`POST ${DISHES}`, { ...at(), body: { ...fields, sizes } });
const save = (sizes?: SizesOfDish, id = dishID) =>
  t.send(`PUT ${DISHES}/:dishID`, {
    ...at(),
    params: { ...at().params, dishID: id },
    body: { ...fields, ...(sizes && { sizes }) },
  });
const groups = async () =>
  (await t.call(`GET ${PUB}/option-groups`, { params: pub.ids, as: pub.company })).option_groups;
const theGroup = async () => {
  const [group] = await groups();
  if (!group) throw new Error('the pub has no group');
  return group;
};
const dish = async (id = dishID) =>
  (await t.call(`GET ${DISHES}/:dishID`, { ...at(), params: { ...at().params, dishID: id } })).dish;
const asRead = async () => {
  const { id, revision } = await theGroup();
  return { group_id: id, revision };
};

it('a dish comes with its sizes in one call, and costs what the first one does', async () => {
  const { status, body } = await create({ choices: [{ ...small, name: ' 30 cm ' }, large] });
  expect(status).toBe(201);
  const group = await theGroup();
  expect(group).toMatchObject({ name: 'Mărime', rule: 'replaces', dish_ids: [body.dish?.id] });
  expect(group.choices).toMatchObject([
    { ...small, max_count: 1 },
    { ...large, max_count: 1 },
  ]);
  expect(body.dish).toMatchObject({
    price: small.price,
    option_groups: [{ group_id: group.id, ...exactlyOne }],
  });
});

it('a dish that gets sizes has them before its other options', async () => {
  const extras = await anOptionGroup(t, pub, { name: 'A', rule: 'sum', choices: { Ardei: 5 } });
  await giveGroups(t, pub, { dishId: dishID, groups: [{ group_id: extras.id, ...anyNumber }] });
  expect((await save({ choices: two, before: null })).status).toBe(200);
  const { option_groups: links = [], price } = await dish();
  expect(links.map(({ group_id: id }) => id)).toEqual([expect.any(Number), extras.id]);
  expect(price).toBe(small.price);
});

it('sizes that stay keep what else is known of them; the order and the prices are those of the form', async () => {
  const { id } = await anOptionGroup(t, pub, {
    name: 'Diametru',
    rule: 'replaces',
    choices: { Mică: 80, Medie: 95, Mare: 110 },
  });
  await giveGroups(t, pub, { dishId: dishID, groups: [{ group_id: id, ...exactlyOne }] });
  const [first, , third] = (await theGroup()).choices;
  await t.call(`PUT ${PUB}/option-groups/:groupID/choices/:choiceID/sold-out`, {
    params: { ...pub.ids, groupID: id, choiceID: third?.id ?? 0 },
    as: pub.company,
    body: { until: '9999-12-31T00:00:00.000Z' },
  });
  const choices = [
    { id: third?.id ?? 0, name: 'Mare', price: 120 },
    { id: first?.id ?? 0, name: 'Mică, subțire', price: 85 },
    { name: 'Uriașă', price: 150 },
  ];
  expect((await save({ choices, before: await asRead() })).status).toBe(200);
  const after = await theGroup();
  expect(after).toMatchObject({ id, name: 'Diametru', choices });
  expect(after.choices.map((choice) => choice.sold_out_until !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect((await dish()).price).toBe(120);
});

it('a form without sizes leaves them, an empty list takes them away with their group', async () => {
  await save({ choices: two });
  expect((await save()).status).toBe(200);
  expect((await dish()).option_groups).toHaveLength(1);
  expect((await save({ choices: [], before: await asRead() })).status).toBe(200);
  expect(await groups()).toEqual([]);
  expect(await dish()).toMatchObject({ price: fields.price });
  expect((await dish()).option_groups).toBeUndefined();
});

it.each<[string, SizesOfDish['choices'], string]>([
  ['a size without a name', [small, { ...large, name: ' ' }], 'sizes.choices.1.name'],
  ['one name twice', [small, { ...large, name: '30 CM' }], 'sizes.choices.1.name'],
  ['a single size', [small], 'sizes.choices'],
])('refuses %s, and changes nothing', async (_what, choices, field) => {
  const before = await dish();
  expect(await save({ choices })).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field }] },
  });
  expect((await create({ choices })).status).toBe(400);
  expect(await dish()).toEqual(before);
  expect(await groups()).toEqual([]);
});

it('refuses more sizes than a group has choices, and more groups than a pub may have, without a trace', async () => {
  const many = Array.from({ length: MAX_CHOICES_OF_GROUP + 1 }, (_, index) => ({
    name: `${index}`,
    price: 1,
  }));
  expect(await create({ choices: many })).toMatchObject({
    body: { code: 'option_choice_limit_exceeded' },
  });
  await t.deps.db
    .insertInto('option_group')
    .values(
      Array.from({ length: MAX_OPTION_GROUPS_OF_PUB }, () => ({
        pub_id: pub.ids.pubID,
        name: 'x',
        rule: 'sum' as const,
      })),
    )
    .execute();
  expect(await create({ choices: two })).toMatchObject({
    body: { code: 'option_group_limit_exceeded' },
  });
  const { dishes } = await t.call(`GET ${DISHES}`, at());
  expect(dishes).toHaveLength(menu.dishes.length);
});

it('refuses what another person has changed meanwhile', async () => {
  const changed = { status: 409, body: { code: 'option_group_changed_meanwhile' } };
  await save({ choices: two, before: null });
  expect(await save({ choices: two, before: null })).toMatchObject(changed);
  const before = await asRead();
  const [first, second] = (await theGroup()).choices.map(({ id, name, price }) => ({
    id,
    name,
    price,
  }));
  const choices = [first, second].flatMap((one) => one ?? []);
  expect((await save({ choices, before })).status).toBe(200);
  expect(await save({ choices, before })).toMatchObject(changed);
  expect(await save({ choices: [], before })).toMatchObject(changed);
  expect(await dish()).toMatchObject({ option_groups: [{ group_id: before.group_id }] });
});

it('sizes that other dishes have too are refused', async () => {
  const { id } = await anOptionGroup(t, pub, {
    name: 'Mărime',
    rule: 'replaces',
    choices: { Mică: 80, Mare: 110 },
  });
  for (const { id: dishId } of menu.dishes) {
    await giveGroups(t, pub, { dishId, groups: [{ group_id: id, ...exactlyOne }] });
  }
  const shared = { status: 409, body: { code: 'sizes_are_shared' } };
  expect(await save({ choices: two })).toMatchObject(shared);
  expect(await save({ choices: [], before: await asRead() })).toMatchObject(shared);
  expect((await theGroup()).choices).toMatchObject([{ price: 80 }, { price: 110 }]);
});

it('a choice of another group is no size of the dish', async () => {
  const other = await anOptionGroup(t, pub, { name: 'B', rule: 'sum', choices: { Ardei: 5 } });
  const foreign = { ...small, id: other.choices[0]?.id ?? 0 };
  expect((await save({ choices: [foreign, large] })).status).toBe(404);
  expect(await groups()).toEqual([other]);
});
