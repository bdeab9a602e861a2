import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { translateTexts } from '../../../testing/builders/translation-builders.ts';
import {
  anOptionGroup,
  anyNumber,
  exactlyOne,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';
import { rowPaths } from '../../../testing/builders/sibling-rows.ts';

const GROUPS = 'GET /api/company/:companyID/pubs/:pubID/option-groups';
const NEW_GROUP = 'POST /api/company/:companyID/pubs/:pubID/option-groups';
const SAVE = 'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID';
const CHOICE_SOLD_OUT =
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/choices/:choiceID/sold-out';
const SOLD_OUT = 'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out';

let t: TestApp;
let from: APub;
let source: AMenu<readonly [number, number]>;
let to: APub;
let target: AMenu<readonly [number]>;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  from = await aPub(t);
  source = await aMenuWithDishes(t, from);
  to = await aPub(t, from.company);
  target = await aMenuWithDishes(t, to, [7]);
});

type At = { readonly pub: APub; readonly ids: AMenu['ids'] };
const inTo = (): At => ({ pub: to, ids: target.ids });
const named = { name: 'O copie', visible: false };

const copyMenu = ({ pub, ids }: At = inTo()) =>
  t.send(`POST ${rowPaths.menus}/copy`, {
    params: ids,
    as: pub.company,
    body: { ...named, source_menu_id: source.menu.id },
  });
const copyDish = ({ pub, ids }: At = inTo(), id: number = source.dishes[0].id) =>
  t.send(`POST ${rowPaths.dishes}/copy`, {
    params: ids,
    as: pub.company,
    body: { ...named, source_dish_id: id },
  });

async function aDishWithGroups() {
  const extras = await anOptionGroup(t, from, {
    name: 'Adaos',
    rule: 'sum',
    choices: { Mozzarella: 15, Ardei: 5.5 },
  });
  const groups = [{ group_id: extras.id, ...anyNumber, free_units: 1 }];
  for (const { id } of source.dishes) await giveGroups(t, from, { dishId: id, groups });
  return { extras, groups };
}

const groupsOf = async ({ ids, company }: APub) =>
  (await t.call(GROUPS, { params: ids, as: company })).option_groups;

it('of a copied dish are the same groups inside the pub', async () => {
  const { groups } = await aDishWithGroups();
  const { body } = await copyDish({ pub: from, ids: source.ids });
  expect(body.dish?.option_groups).toEqual(groups);
  expect(await groupsOf(from)).toHaveLength(1);
});

const SIZES = { Mică: 80, Mare: 120 };

async function givenSizes(dishId: number) {
  const terms = { name: 'Mărime', rule: 'replaces', choices: SIZES } as const;
  const sizes = await anOptionGroup(t, from, terms);
  await giveGroups(t, from, { dishId, groups: [{ group_id: sizes.id, ...exactlyOne }] });
  return sizes;
}

it('of a copied dish are its own sizes, with what is sold out', async () => {
  const [first] = source.dishes;
  const sizes = await givenSizes(first.id);
  await t.call(CHOICE_SOLD_OUT, {
    params: { ...from.ids, groupID: sizes.id, choiceID: sizes.choices[1]?.id ?? 0 },
    as: from.company,
    body: { until: UNTIL_SWITCHED_BACK },
  });
  const { body } = await copyDish({ pub: from, ids: source.ids });
  const groups = await groupsOf(from);
  const own = groups.find(({ id }) => id !== sizes.id);
  expect(groups).toHaveLength(2);
  expect(body.dish?.option_groups).toEqual([
    expect.objectContaining({ group_id: own?.id, min_units: 1, max_units: 1 }),
  ]);
  expect(own).toMatchObject({
    name: 'Mărime',
    rule: 'replaces',
    dish_ids: [body.dish?.id],
    choices: [
      { name: 'Mică', price: 80, sold_out_until: null },
      { name: 'Mare', price: 120, sold_out_until: UNTIL_SWITCHED_BACK },
    ],
  });
  expect(groups.find(({ id }) => id === sizes.id)?.dish_ids).toEqual([first.id]);
});

it('of a dish that is copied twice into another pub are its own sizes each time', async () => {
  const [first] = source.dishes;
  await givenSizes(first.id);
  const copies = [await copyDish(), await copyDish()];
  const ids = copies.map(({ body }) => body.dish?.id);
  expect((await groupsOf(to)).map(({ dish_ids }) => dish_ids)).toEqual(ids.map((id) => [id]));
});

it('of a copied dish are the same sizes where several dishes have them', async () => {
  const [first, second] = source.dishes;
  const sizes = await givenSizes(first.id);
  await giveGroups(t, from, {
    dishId: second.id,
    groups: [{ group_id: sizes.id, ...exactlyOne }],
  });
  const { body } = await copyDish({ pub: from, ids: source.ids });
  expect(body.dish?.option_groups).toMatchObject([{ group_id: sizes.id }]);
  expect(await groupsOf(from)).toHaveLength(1);
});

it('of a copied menu come once into another pub, with their limits, also for a second copy', async () => {
  const { extras, groups } = await aDishWithGroups();
  await copyMenu();
  const [copied, ...others] = await groupsOf(to);
  expect(others).toEqual([]);
  expect(copied?.id).not.toBe(extras.id);
  expect(copied).toMatchObject({
    name: 'Adaos',
    rule: 'sum',
    choices: [
      { name: 'Mozzarella', price: 15 },
      { name: 'Ardei', price: 5.5 },
    ],
  });
  const { body } = await copyDish();
  expect(body.dish?.option_groups).toEqual([{ ...groups[0], group_id: copied?.id }]);
  expect(await groupsOf(to)).toHaveLength(1);
});

/** A combo: the first dish, with a choice that stands for the second one. */
async function aCombo() {
  const [first, second] = source.dishes;
  const { option_group: sides } = await t.call(NEW_GROUP, {
    params: from.ids,
    as: from.company,
    body: {
      name: 'Garnitură',
      rule: 'sum',
      choices: [{ name: 'Cartofi', price: 20, max_count: 1, dish_id: second.id }],
    },
  });
  await giveGroups(t, from, {
    dishId: first.id,
    groups: [{ group_id: sides.id, ...anyNumber }],
  });
  return { sides, second };
}
const preview = async (level: 'menu' | 'category' | 'dish', source_id: number, pub = to) =>
  t.call('GET /api/company/:companyID/pubs/:pubID/copy-preview', {
    params: pub.ids,
    as: pub.company,
    query: { level, source_id },
  });
const dishesOf = async ({ pub, ids }: At) =>
  (await t.call(`GET ${rowPaths.dishes}`, { params: ids, as: pub.company })).dishes;
const choicesOf = async (pub: APub) => (await groupsOf(pub))[0]?.choices;
const unlinked = (reason: string) => [
  {
    choice_id: expect.any(Number) as number,
    group_name: 'Garnitură',
    choice_name: 'Cartofi',
    reason,
  },
];

it('have choices that stand for a copied dish', async () => {
  const { second } = await aCombo();
  expect((await preview('menu', source.menu.id)).unlinked).toEqual([]);
  expect((await copyMenu()).body).not.toHaveProperty('unlinked');
  const [choice] = (await choicesOf(to)) ?? [];
  expect(choice?.dish_id).not.toBeNull();
  expect(choice?.dish_id).not.toBe(second.id);
  expect((await groupsOf(to))[0]).not.toHaveProperty('unlinked_choices');
});

it('have choices that wait for a dish, stand for it once it comes, and are sold out with it', async () => {
  const { second } = await aCombo();
  expect((await preview('dish', source.dishes[0].id)).unlinked).toEqual(unlinked('no_dish'));
  expect((await copyDish()).body.unlinked).toEqual(unlinked('no_dish'));
  const [copied] = await groupsOf(to);
  const [choice] = copied?.choices ?? [];
  expect(choice?.dish_id).toBeNull();
  expect(copied?.unlinked_choices).toEqual([{ choice_id: choice?.id, reason: 'no_dish' }]);
  expect((await preview('dish', second.id)).unlinked).toEqual([]);
  await copyDish(inTo(), second.id);
  const dishes = await dishesOf(inTo());
  expect(await choicesOf(to)).toMatchObject([{ dish_id: dishes.at(-1)?.id }]);
  expect((await groupsOf(to))[0]).not.toHaveProperty('unlinked_choices');
  const soldOut = await t.call(SOLD_OUT, {
    params: { ...target.ids, dishID: dishes.at(-1)?.id ?? 0 },
    as: to.company,
    body: { until: UNTIL_SWITCHED_BACK },
  });
  expect(soldOut.dish.sold_out_until).not.toBeNull();
  expect(await choicesOf(to)).toMatchObject([{ sold_out_until: UNTIL_SWITCHED_BACK }]);
});

it('have choices that stand for a dish that came before them, also through a third pub', async () => {
  const { second } = await aCombo();
  const third = await aPub(t, from.company);
  const inThird = { pub: third, ids: (await aMenuWithDishes(t, third, [7])).ids };
  await copyDish(inThird, second.id);
  await copyDish(inTo(), (await dishesOf(inThird)).at(-1)?.id);
  expect((await copyDish()).body).not.toHaveProperty('unlinked');
  const [, brought] = await dishesOf(inTo());
  expect(await choicesOf(to)).toMatchObject([{ dish_id: brought?.id }]);
});

it('have choices that stand for none of two copies of their dish, which is said', async () => {
  const { second } = await aCombo();
  await copyDish(inTo(), second.id);
  await copyDish(inTo(), second.id);
  const said = unlinked('several_dishes');
  expect((await preview('dish', source.dishes[0].id)).unlinked).toEqual(said);
  expect((await copyDish()).body.unlinked).toEqual(said);
  expect(await choicesOf(to)).toMatchObject([{ dish_id: null }]);
  const [group] = await groupsOf(to);
  expect(group?.unlinked_choices).toMatchObject([{ reason: 'several_dishes' }]);
});

/** Saves the copied group with this choice as its only one, which stands for no dish. */
async function saveChoice(price: number) {
  const [group] = await groupsOf(to);
  const [choice] = group?.choices ?? [];
  if (!group || !choice) throw new Error('no group was copied');
  const saved = { id: choice.id, name: 'Cartofi', price, max_count: 1, dish_id: null };
  const { option_group } = await t.call(SAVE, {
    params: { ...to.ids, groupID: group.id },
    as: to.company,
    body: { name: 'Garnitură', rule: 'sum', choices: [saved] },
  });
  return option_group;
}

it('keep a dish that was taken from a choice away from it, also in a later copy', async () => {
  const { second } = await aCombo();
  await copyMenu();
  expect(await saveChoice(20)).not.toHaveProperty('unlinked_choices');
  await copyDish(inTo(), second.id);
  expect(await choicesOf(to)).toMatchObject([{ dish_id: null }]);
  expect((await copyDish()).body.unlinked).toEqual(unlinked('was_without'));
});

it('keep a choice waiting when its group is saved without a dish', async () => {
  const { second } = await aCombo();
  await copyDish();
  expect((await saveChoice(25)).unlinked_choices).toHaveLength(1);
  await copyDish(inTo(), second.id);
  expect(await choicesOf(to)).toMatchObject([{ price: 25, dish_id: expect.any(Number) }]);
});

it('of two copies at once, of the group and of its dish, find each other', async () => {
  const { second } = await aCombo();
  await Promise.all([copyDish(), copyDish(inTo(), second.id)]);
  expect(await choicesOf(to)).toMatchObject([{ dish_id: expect.any(Number) }]);
});

it('are shown before a copy with what is missing in the language of the pub', async () => {
  await aCombo();
  await translateTexts(t, from, [{ kind: 'menu', id: source.menu.id, name: 'Кухня' }]);
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: to.ids,
    as: to.company,
    body: { working_language: 'ru', texts_stay: true },
  });
  const { name, source_language, working_language, missing } = await preview(
    'menu',
    source.menu.id,
  );
  expect({ name, source_language, working_language }).toEqual({
    name: 'Кухня',
    source_language: 'ro',
    working_language: 'ru',
  });
  expect(missing.map((one) => [one.kind, one.name, one.part])).toEqual([
    ['category', 'Gustări', 'name'],
    ['dish', 'Plăcintă 1', 'name'],
    ['dish', 'Plăcintă 1', 'text'],
    ['dish', 'Plăcintă 2', 'name'],
    ['dish', 'Plăcintă 2', 'text'],
    ['option_group', 'Garnitură', 'name'],
    ['option_choice', 'Cartofi', 'name'],
  ]);
  expect(await preview('menu', source.menu.id, from)).toMatchObject({ missing: [], unlinked: [] });
});
