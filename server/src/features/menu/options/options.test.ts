import type { CallBody } from '@comanda/contract';
import {
  MAX_CHOICES_OF_GROUP,
  MAX_OPTION_GROUPS_OF_DISH,
  MAX_OPTION_GROUPS_OF_PUB,
} from '@comanda/domain/options';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  choiceId,
  exactlyOne,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';
import { siblingPaths } from '../../../testing/builders/sibling-rows.ts';

const GROUPS = '/api/company/:companyID/pubs/:pubID/option-groups';
const OF_DISH = '/api/company/:companyID/pubs/:pubID/dishes/:dishID/option-groups';

let t: TestApp;
let pub: APub;
let menu: AMenu;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  pub = await aPub(t);
  menu = await aMenuWithDishes(t, pub, [100, 50]);
});
afterAll(() => t.close());

const at = () => ({ params: pub.ids, as: pub.company });
const list = async () => (await t.call(`GET ${GROUPS}`, at())).option_groups;
const save = (groupID: number, body: CallBody<`PUT ${typeof GROUPS}/:groupID`>) =>
  t.send(`PUT ${GROUPS}/:groupID`, { ...at(), params: { ...pub.ids, groupID }, body });
const attach = (groupID: number, body: CallBody<`PUT ${typeof GROUPS}/:groupID/dishes`>) =>
  t.send(`PUT ${GROUPS}/:groupID/dishes`, { ...at(), params: { ...pub.ids, groupID }, body });
const setGroups = (dishID: number, groups: CallBody<`PUT ${typeof OF_DISH}`>['groups']) =>
  t.send(`PUT ${OF_DISH}`, { ...at(), params: { ...pub.ids, dishID }, body: { groups } });
const dishIds = () => menu.dishes.map(({ id }) => id);
const publicPub = () =>
  t.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: pub.pub.url_name } });

const sizes = () =>
  anOptionGroup(t, pub, { name: 'Mărime', rule: 'replaces', choices: { Mică: 80, Mare: 110 } });
const extras = () =>
  anOptionGroup(t, pub, { name: 'Adaos', rule: 'sum', choices: { Mozzarella: 15, Ardei: 5.5 } });

describe('a group', () => {
  it('has its choices in the given order, and no dishes at first', async () => {
    const group = await sizes();
    expect(group).toMatchObject({
      name: 'Mărime',
      rule: 'replaces',
      choices: [
        { name: 'Mică', price: 80, max_count: 1, dish_id: null, sold_out_until: null },
        { name: 'Mare', price: 110 },
      ],
      dish_ids: [],
    });
    expect(await list()).toEqual([group]);
  });

  it('keeps the ids of choices that stay, in a new order, and loses the others', async () => {
    const { id, choices } = await sizes();
    const [small, large] = choices.map((choice) => choice.id);
    const { status, body } = await save(id, {
      name: ' Dimensiune ',
      rule: 'sum',
      choices: [
        { name: 'Uriașă', price: 150, max_count: 2 },
        { id: small ?? 0, name: 'Mică', price: 85, max_count: 1 },
      ],
    });
    expect(status).toBe(200);
    expect(body.option_group).toMatchObject({ name: 'Dimensiune', rule: 'sum' });
    const ids = body.option_group?.choices.map((choice) => choice.id);
    expect(ids?.[1]).toBe(small);
    expect(ids).not.toContain(large);
    expect(body.option_group?.choices).toMatchObject([
      { name: 'Uriașă', price: 150, max_count: 2 },
      { name: 'Mică', price: 85 },
    ]);
  });

  it('is deleted with its choices and taken from its dishes', async () => {
    const group = await sizes();
    await attach(group.id, { dish_ids: dishIds(), ...exactlyOne });
    const params = { ...pub.ids, groupID: group.id };
    expect((await t.send(`DELETE ${GROUPS}/:groupID`, { ...at(), params })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await publicPub()).option_groups).toBeUndefined();
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a choice without a name', { choices: [{ name: ' ', price: 1, max_count: 1 }] }, 'choices'],
  ])('refuses %s', async (_name, change, field) => {
    const body = { name: 'Adaos', rule: 'sum' as const, choices: [], ...change };
    expect(await t.send(`POST ${GROUPS}`, { ...at(), body })).toMatchObject({
      status: 400,
      body: { code: 'validation_error', validationErrors: [{ field }] },
    });
    expect(await list()).toEqual([]);
  });

  it('refuses too many choices, and a choice of another group', async () => {
    const [one, other] = [await sizes(), await extras()];
    const choices = Array.from({ length: MAX_CHOICES_OF_GROUP + 1 }, (_, index) => ({
      name: `${index}`,
      price: 1,
      max_count: 1,
    }));
    expect(await save(one.id, { name: 'x', rule: 'sum', choices })).toMatchObject({
      status: 409,
      body: { code: 'option_choice_limit_exceeded', facts: { limit: MAX_CHOICES_OF_GROUP } },
    });
    const foreign = {
      ...choices[0],
      id: other.choices[0]?.id ?? 0,
      name: 'x',
      price: 1,
      max_count: 1,
    };
    expect((await save(one.id, { name: 'x', rule: 'sum', choices: [foreign] })).status).toBe(404);
    expect((await list()).find(({ id }) => id === one.id)).toEqual(one);
  });

  it('refuses a choice that stands for a dish of another pub', async () => {
    const other = await aPub(t);
    const [dish] = (await aMenuWithDishes(t, other, [10])).dishes;
    const choice = { name: 'Cartofi', price: 20, max_count: 1, dish_id: dish?.id ?? 0 };
    const body = { name: 'Garnitură', rule: 'sum' as const, choices: [choice] };
    expect((await t.send(`POST ${GROUPS}`, { ...at(), body })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is refused when the pub has the most that are allowed', async () => {
    const { id } = pub.pub;
    await t.deps.db
      .insertInto('option_group')
      .values(
        Array.from({ length: MAX_OPTION_GROUPS_OF_PUB }, (_, index) => ({
          pub_id: id,
          name: `${index}`,
          rule: 'sum' as const,
        })),
      )
      .execute();
    const body = { name: 'x', rule: 'sum' as const, choices: [] };
    expect(await t.send(`POST ${GROUPS}`, { ...at(), body })).toMatchObject({
      status: 409,
      body: { code: 'option_group_limit_exceeded' },
    });
  });
});

describe('the groups of a dish', () => {
  it('have an order and limits, and the guest reads the groups once', async () => {
    const [size, extra] = [await sizes(), await extras()];
    const [first, second] = dishIds();
    const groups = [
      { group_id: extra.id, ...anyNumber, free_units: 1 },
      { group_id: size.id, ...exactlyOne },
    ];
    const { body } = await setGroups(first ?? 0, groups);
    expect(body.dish?.option_groups).toEqual(groups);
    await setGroups(second ?? 0, groups.toReversed());
    const { dishes, option_groups: offered } = await publicPub();
    expect(dishes.map((dish) => dish.option_groups)).toEqual([groups, groups.toReversed()]);
    expect(offered?.map(({ name }) => name)).toEqual(['Adaos', 'Mărime']);
    expect(offered?.[0]).not.toHaveProperty('dish_ids');
  });

  it.each([
    ['which is no choice', { ...exactlyOne, min_units: 0 }, 'size_is_one_choice'],
    ['with more choices than units', { ...exactlyOne, max_choices: 2 }, 'more_choices_than_units'],
    ['of which two are taken', { ...exactlyOne, max_units: 2 }, 'size_is_one_choice'],
  ])('refuse a size %s', async (_name, limits, problem) => {
    const size = await sizes();
    const [dish = 0] = dishIds();
    expect(await setGroups(dish, [{ group_id: size.id, ...limits }])).toMatchObject({
      status: 422,
      body: { code: 'option_limits_do_not_fit', facts: { problem, dish_ids: [dish] } },
    });
    expect((await publicPub()).option_groups).toBeUndefined();
  });

  it('refuse a group of another pub, and one twice', async () => {
    const other = await aPub(t);
    const foreign = await anOptionGroup(t, other, { name: 'x', rule: 'sum', choices: { a: 1 } });
    const own = await extras();
    const [dish = 0] = dishIds();
    const link = { group_id: own.id, ...anyNumber };
    for (const groups of [[{ ...link, group_id: foreign.id }], [link, link]]) {
      expect((await setGroups(dish, groups)).status).toBe(404);
    }
    expect((await publicPub()).option_groups).toBeUndefined();
  });

  it('refuse more than are allowed', async () => {
    const [dish = 0] = dishIds();
    const links = [];
    for (let count = 0; count <= MAX_OPTION_GROUPS_OF_DISH; count += 1) {
      links.push({ group_id: (await extras()).id, ...anyNumber });
    }
    expect(await setGroups(dish, links)).toMatchObject({
      status: 409,
      body: { code: 'dish_option_limit_exceeded' },
    });
    expect((await setGroups(dish, links.slice(1))).status).toBe(200);
  });
});

describe('a group that many dishes use', () => {
  it('is given to exactly the named dishes, the last of each, and keeps its place', async () => {
    const [size, extra] = [await sizes(), await extras()];
    const [first = 0, second = 0] = dishIds();
    await attach(size.id, { dish_ids: [first], ...exactlyOne });
    const { body } = await attach(extra.id, { dish_ids: [first, second], ...anyNumber });
    expect(body.option_group?.dish_ids).toEqual([first, second]);
    await attach(size.id, { dish_ids: [first, second], ...exactlyOne });
    const ordersOf = async () =>
      (await publicPub()).dishes.map(({ option_groups: groups = [] }) =>
        groups.map(({ group_id }) => group_id),
      );
    expect(await ordersOf()).toEqual([
      [size.id, extra.id],
      [extra.id, size.id],
    ]);
    await attach(extra.id, { dish_ids: [second], ...anyNumber });
    expect(await ordersOf()).toEqual([[size.id], [extra.id, size.id]]);
  });

  it('cannot lose choices that a dish requires, nor become a second size', async () => {
    const [size, extra] = [await sizes(), await extras()];
    await attach(extra.id, { dish_ids: dishIds(), ...anyNumber, min_units: 2 });
    const [kept] = extra.choices;
    const choices = kept ? [{ id: kept.id, name: 'x', price: 1, max_count: 1 }] : [];
    expect(await save(extra.id, { name: 'x', rule: 'sum', choices })).toMatchObject({
      status: 422,
      body: { facts: { problem: 'minimum_cannot_be_reached' } },
    });
    await attach(size.id, { dish_ids: dishIds(), ...exactlyOne });
    await attach(extra.id, { dish_ids: dishIds(), ...exactlyOne });
    const as = (rule: 'replaces') =>
      extra.choices.map(({ id, name, price, max_count }) => ({ id, name, price, max_count, rule }));
    const second = as('replaces').map(({ rule: _rule, ...choice }) => choice);
    expect(await save(extra.id, { name: 'x', rule: 'replaces', choices: second })).toMatchObject({
      status: 422,
      body: { facts: { problem: 'second_size' } },
    });
    expect((await list()).find(({ id }) => id === extra.id)).toMatchObject({
      name: 'Adaos',
      rule: 'sum',
      choices: extra.choices,
    });
  });

  it('refuses a dish of another pub', async () => {
    const extra = await extras();
    const other = await aPub(t);
    const [foreign] = (await aMenuWithDishes(t, other, [10])).dishes;
    const answer = await attach(extra.id, {
      dish_ids: [...dishIds(), foreign?.id ?? 0],
      ...anyNumber,
    });
    expect(answer.status).toBe(404);
    expect((await list())[0]?.dish_ids).toEqual([]);
  });

  it('keeps what was entered when one of its dishes was deleted meanwhile: that one is left out', async () => {
    const { id } = await extras();
    const [first = 0, second = 0] = dishIds();
    await attach(id, { dish_ids: [first, second], ...anyNumber });
    const params = { ...menu.ids, dishID: second };
    await t.call(`DELETE ${siblingPaths.dishes}`, { ...at(), params });
    const both = { dish_ids: [first, second], before: [first, second] };
    expect(await attach(id, { ...both, ...exactlyOne })).toMatchObject({
      status: 200,
      body: { option_group: { dish_ids: [first] } },
    });
    expect((await publicPub()).dishes[0]?.option_groups).toMatchObject([exactlyOne]);
  });

  it('given by two people at once is given as one of them wanted', async () => {
    const extra = await extras();
    const [first = 0, second = 0] = dishIds();
    const answers = await Promise.all([
      attach(extra.id, { dish_ids: [first], ...anyNumber }),
      attach(extra.id, { dish_ids: [second], ...anyNumber }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list())[0]?.dish_ids).toHaveLength(1);
  });
});

describe('a choice', () => {
  const SOLD_OUT = `PUT ${GROUPS}/:groupID/choices/:choiceID/sold-out` as const;

  it('is sold out until a time, which saving its group does not change', async () => {
    const extra = await extras();
    const choiceID = choiceId(extra, 'Ardei');
    const until = UNTIL_SWITCHED_BACK;
    const params = { ...pub.ids, groupID: extra.id, choiceID };
    const { body } = await t.send(SOLD_OUT, { ...at(), params, body: { until } });
    expect(body.option_group?.choices).toMatchObject([
      { sold_out_until: null },
      { sold_out_until: until },
    ]);
    const choices = extra.choices.map(({ id, name, price, max_count }) => ({
      id,
      name,
      price,
      max_count,
    }));
    const saved = await save(extra.id, { name: 'x', rule: 'sum', choices });
    expect(saved.body.option_group?.choices[1]?.sold_out_until).toBe(until);
    await t.call(SOLD_OUT, { ...at(), params, body: { until: null } });
    expect((await list())[0]?.choices[1]?.sold_out_until).toBeNull();
  });

  it('that stands for a dish is sold out with it', async () => {
    const [dish = 0] = dishIds();
    const group = await t.call(`POST ${GROUPS}`, {
      ...at(),
      body: {
        name: 'Garnitură',
        rule: 'sum',
        choices: [{ name: 'Cartofi', price: 20, max_count: 1, dish_id: dish }],
      },
    });
    const until = UNTIL_SWITCHED_BACK;
    await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out', {
      ...at(),
      params: { ...pub.ids, dishID: dish },
      body: { until },
    });
    expect((await list())[0]?.choices).toMatchObject([{ dish_id: dish, sold_out_until: until }]);
    expect(group.option_group.choices).toMatchObject([{ sold_out_until: null }]);
  });

  it('of another group or pub is not found', async () => {
    const [one, other] = [await sizes(), await extras()];
    const choiceID = choiceId(other, 'Ardei');
    const body = { until: UNTIL_SWITCHED_BACK };
    const params = { ...pub.ids, groupID: one.id, choiceID };
    expect((await t.send(SOLD_OUT, { ...at(), params, body })).status).toBe(404);
    const stranger = await aPub(t);
    const answer = await t.send(SOLD_OUT, {
      params: { ...stranger.ids, groupID: other.id, choiceID },
      as: stranger.company,
      body,
    });
    expect(answer.status).toBe(404);
    expect((await list()).flatMap(({ choices }) => choices)).not.toContainEqual(
      expect.objectContaining({ sold_out_until: UNTIL_SWITCHED_BACK }),
    );
  });
});

it('a deleted dish is no dish of its groups any more', async () => {
  const extra = await extras();
  await attach(extra.id, { dish_ids: dishIds(), ...anyNumber });
  const [first = 0, second = 0] = dishIds();
  await giveGroups(t, pub, { dishId: first, groups: [{ group_id: extra.id, ...anyNumber }] });
  await t.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    { params: { ...menu.ids, dishID: first }, as: pub.company },
  );
  expect((await list())[0]?.dish_ids).toEqual([second]);
});

describe('a change of what another person has changed since', () => {
  const changed = { status: 409, body: { code: 'option_group_changed_meanwhile' } };
  const body = { name: 'Porție', rule: 'replaces' as const, choices: [] };

  it('of a group is refused and leaves it as that person saved it', async () => {
    const { id, revision } = await sizes();
    const first = await save(id, { ...body, revision });
    expect(first.status).toBe(200);
    expect(first.body.option_group?.revision).toBe(revision + 1);
    expect(await save(id, { ...body, name: 'Alta', revision })).toMatchObject(changed);
    expect(await list()).toEqual([first.body.option_group]);
    // Without a revision, and with the present one, it is saved.
    expect((await save(id, { ...body, name: 'Alta' })).status).toBe(200);
    expect((await save(id, { ...body, revision: revision + 2 })).status).toBe(200);
    expect((await save(0, { ...body, revision })).status).toBe(404);
  });

  it('of two at once is carried out once', async () => {
    const { id, revision } = await sizes();
    const answers = await Promise.all(
      ['A', 'B'].map((name) => save(id, { ...body, name, revision })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is not made by what is sold out, nor by the dishes of the group', async () => {
    const { id, choices, revision } = await extras();
    await attach(id, { dish_ids: dishIds(), ...anyNumber });
    await t.call(`PUT ${GROUPS}/:groupID/choices/:choiceID/sold-out`, {
      ...at(),
      params: { ...pub.ids, groupID: id, choiceID: choices[0]?.id ?? 0 },
      body: { until: UNTIL_SWITCHED_BACK },
    });
    expect((await list())[0]?.revision).toBe(revision);
  });

  it('of the groups of a dish is refused', async () => {
    const [size, extra] = [await sizes(), await extras()];
    const [dishID = 0] = dishIds();
    const of = { ...at(), params: { ...pub.ids, dishID } };
    const groups = [{ group_id: size.id, ...exactlyOne }];
    const more = [...groups, { group_id: extra.id, ...anyNumber }];
    type Groups = CallBody<`PUT ${typeof OF_DISH}`>['groups'];
    const set = (wanted: Groups, before: Groups) =>
      t.send(`PUT ${OF_DISH}`, { ...of, body: { groups: wanted, before } });
    expect((await set(groups, [])).status).toBe(200);
    expect(await set([], [])).toMatchObject(changed);
    expect(await set([], [{ group_id: size.id, ...exactlyOne, free_units: 1 }])).toMatchObject(
      changed,
    );
    expect((await publicPub()).dishes[0]?.option_groups).toEqual(groups);
    expect((await set(more, groups)).status).toBe(200);
    expect(await set(groups, more.toReversed())).toMatchObject(changed);
    const late = await extras();
    for (const groupID of [extra.id, late.id]) {
      await t.call(`DELETE ${GROUPS}/:groupID`, { ...at(), params: { ...pub.ids, groupID } });
    }
    expect(await set(groups, more)).toMatchObject(changed);
    expect(await set([...groups, { group_id: late.id, ...anyNumber }], groups)).toMatchObject(
      changed,
    );
  });

  it('of the dishes of a group is refused', async () => {
    const { id } = await sizes();
    const [first = 0, second = 0] = dishIds();
    await attach(id, { dish_ids: [first], ...exactlyOne });
    expect(await attach(id, { dish_ids: [second], before: [], ...exactlyOne })).toMatchObject(
      changed,
    );
    const before = [second, first];
    expect(await attach(id, { dish_ids: [], before, ...exactlyOne })).toMatchObject(changed);
    expect((await list())[0]?.dish_ids).toEqual([first]);
    const both = { dish_ids: [second, first], before: [first], ...exactlyOne };
    expect((await attach(id, both)).status).toBe(200);
    expect((await attach(id, { dish_ids: [], before, ...exactlyOne })).status).toBe(200);
  });
});
