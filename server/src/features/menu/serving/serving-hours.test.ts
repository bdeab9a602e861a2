import type { CallBody } from '@comanda/contract';
import type { ServingSpan } from '@comanda/contract/menu';
import { MAX_SERVING_SPANS } from '@comanda/domain/menu';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { rowPaths, siblingPaths } from '../../../testing/builders/sibling-rows.ts';

let t: TestApp;
let pub: APub;
let menu: AMenu;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  // A Monday, ten o'clock in Chișinău.
  t.clock.set('2026-11-23T08:00:00.000Z');
  pub = await aPub(t);
  menu = await aMenuWithDishes(t, pub);
});
afterAll(() => t.close());

const MENU = siblingPaths.menus;
const CATEGORY = siblingPaths.categories;
const WORKDAYS = [0, 1, 2, 3, 4];
const breakfast: ServingSpan = { days: WORKDAYS, start: 480, end: 690 };
const weekend: ServingSpan = { days: [5, 6], start: 540, end: 780 };

const ofMenu = { name: 'Bucătărie', visible: true };
const ofCategory = {
  name: 'Gustări',
  visible: true,
  text_color: '#ffffff',
  category_types: ['other'],
} as const satisfies Partial<CallBody<`PUT ${typeof CATEGORY}`>>;

const setOfMenu = (serving_hours?: ServingSpan[], name = ofMenu.name) =>
  t.send(`PUT ${MENU}`, {
    params: menu.ids,
    as: pub.company,
    body: { ...ofMenu, name, ...(serving_hours && { serving_hours }) },
  });
const setOfCategory = (serving_hours?: ServingSpan[]) =>
  t.send(`PUT ${CATEGORY}`, {
    params: menu.ids,
    as: pub.company,
    body: {
      ...ofCategory,
      category_types: [...ofCategory.category_types],
      ...(serving_hours && { serving_hours }),
    },
  });
const shown = async () => {
  const params = { pubUrlName: pub.pub.url_name };
  const answer = await t.call('GET /api/client/pub/:pubUrlName', { params });
  const { menus, categories, serving_changes_at: changesAt } = answer;
  const until = (entry: { not_served_until?: string | null } | undefined) =>
    entry?.not_served_until;
  return { menu: until(menus[0]), category: until(categories[0]), changesAt, menus, categories };
};

describe('the hours of a menu and of a category', () => {
  it('are stored in one form and listed with them; an entry that is always served has none', async () => {
    expect(menu.menu).not.toHaveProperty('serving_hours');
    expect(menu.category).not.toHaveProperty('serving_hours');
    const sent = { days: [4, 0], start: 1080, end: 0 };
    const stored = [{ days: [0, 4], start: 1080, end: 1440 }];
    expect((await setOfMenu([sent])).body.menu?.serving_hours).toEqual(stored);
    expect((await setOfCategory([breakfast, sent])).body.category?.serving_hours).toEqual([
      breakfast,
      ...stored,
    ]);
    const of = { params: menu.ids, as: pub.company };
    expect((await t.call(`GET ${rowPaths.menus}`, of)).menus[0]?.serving_hours).toEqual(stored);
    expect((await t.call(`GET ${CATEGORY}`, of)).category.serving_hours).toHaveLength(2);
  });

  it('stay when a change does not name them, and end with an empty list', async () => {
    await setOfMenu([breakfast]);
    await setOfCategory([weekend]);
    expect((await setOfMenu(undefined, 'Dimineața')).body.menu).toMatchObject({
      name: 'Dimineața',
      serving_hours: [breakfast],
    });
    expect((await setOfCategory()).body.category).toMatchObject({ serving_hours: [weekend] });
    expect((await setOfMenu([])).body.menu).not.toHaveProperty('serving_hours');
  });

  it('are those of a new entry too', async () => {
    const of = { params: menu.ids, as: pub.company };
    const added = await t.call(`POST ${rowPaths.menus}`, {
      ...of,
      body: { ...ofMenu, place: 2, serving_hours: [breakfast] },
    });
    const category = await t.call(`POST ${rowPaths.categories}`, {
      ...of,
      body: { ...ofCategory, category_types: ['breakfast'], serving_hours: [weekend] },
    });
    expect([added.menu.serving_hours, category.category.serving_hours]).toEqual([
      [breakfast],
      [weekend],
    ]);
  });

  it.each([
    ['no days', [breakfast, { ...weekend, days: [] }], 'serving_hours.1.days', 'field_is_required'],
    ['no length', [{ ...breakfast, end: 480 }], 'serving_hours.0.end', 'invalid_value'],
    ['the same twice', [breakfast, breakfast], 'serving_hours.1.days', 'invalid_value'],
  ] as const)('are refused with %s, and nothing changes', async (_, hours, field, code) => {
    await setOfMenu([weekend]);
    for (const set of [setOfMenu, setOfCategory]) {
      const { status, body } = await set(hours.map((one) => ({ ...one, days: [...one.days] })));
      expect([status, body.code]).toEqual([400, 'validation_error']);
      expect(body.validationErrors).toMatchObject([{ field, code }]);
    }
    const { menus, categories } = await shown();
    expect(menus[0]?.serving_hours).toEqual([weekend]);
    expect(categories[0]).not.toHaveProperty('serving_hours');
  });

  it.each([
    ['a minute between the steps', { ...breakfast, start: 481 }],
    ['a start at 24:00', { ...breakfast, start: 1440 }],
    ['an eighth day', { ...breakfast, days: [7] }],
    ['a day twice', { ...breakfast, days: [1, 1] }],
  ])('are refused with %s', async (_, span) => {
    expect((await setOfMenu([span])).status).toBe(400);
  });

  it('are at most seven spans', async () => {
    const spans = (count: number) =>
      Array.from({ length: count }, (_, day) => ({
        ...breakfast,
        days: [day % 7],
        end: 700 + day * 5,
      }));
    expect((await setOfMenu(spans(MAX_SERVING_SPANS))).status).toBe(200);
    expect((await setOfMenu(spans(MAX_SERVING_SPANS + 1))).status).toBe(400);
  });

  it('are a list in the database too', async () => {
    const write = sql`update menu set serving_hours = '{}' where id = ${menu.menu.id}`;
    await expect(write.execute(t.deps.db)).rejects.toThrow('menu_serving_hours');
  });
});

describe('the menu of guests', () => {
  it('has nothing of it for a pub without hours', async () => {
    const { menus, categories, changesAt } = await shown();
    expect(changesAt).toBeUndefined();
    for (const entry of [...menus, ...categories]) {
      expect(entry).not.toHaveProperty('serving_hours');
      expect(entry).not.toHaveProperty('not_served_until');
    }
  });

  it('says until when what is not served now, and when that changes next', async () => {
    await setOfMenu([breakfast]);
    expect(await shown()).toMatchObject({
      menu: undefined,
      category: undefined,
      changesAt: '2026-11-23T09:30:00.000Z',
    });
    t.clock.set('2026-11-27T09:30:00.000Z');
    const monday = '2026-11-30T06:00:00.000Z';
    expect(await shown()).toMatchObject({ menu: monday, category: monday, changesAt: monday });
    t.clock.set(monday);
    expect(await shown()).toMatchObject({ menu: undefined, category: undefined });
  });

  it('waits for the menu and the category', async () => {
    await setOfMenu([{ days: WORKDAYS, start: 720, end: 960 }]);
    await setOfCategory([{ days: [1, 2], start: 480, end: 840 }]);
    expect(await shown()).toMatchObject({
      menu: '2026-11-23T10:00:00.000Z',
      category: '2026-11-24T10:00:00.000Z',
      changesAt: '2026-11-23T10:00:00.000Z',
    });
  });

  it('says that a category is never served whose hours its menu does not have', async () => {
    await setOfMenu([breakfast]);
    await setOfCategory([weekend]);
    expect(await shown()).toMatchObject({ menu: undefined, category: null });
  });

  // In 2026 Chișinău goes from 03:00 to 04:00 on 29 March and from 04:00 back to 03:00 on 25 October, both Sundays.
  it.each([
    ['in spring', '2026-03-28T20:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['in autumn', '2026-10-24T20:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ])('counts by the pub’s clock over the night of its change %s', async (_, now, eight) => {
    t.clock.set(now);
    const owner = await aPub(t);
    pub = owner;
    menu = await aMenuWithDishes(t, owner);
    await setOfCategory([{ days: [6], start: 480, end: 690 }]);
    expect((await shown()).category).toBe(eight);
  });
});

it('two people who change the name and the hours at once both have their change', async () => {
  await setOfMenu([breakfast]);
  const outcomes = await Promise.all([
    setOfMenu(undefined, 'Prânz'),
    setOfMenu([weekend], 'Prânz'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
  expect((await shown()).menus[0]).toMatchObject({ name: 'Prânz', serving_hours: [weekend] });
});

it('copies of a menu and of a category have the hours of their source, in another pub too', async () => {
  await setOfMenu([breakfast]);
  await setOfCategory([weekend]);
  const other = await aPub(t, pub.company);
  const target = await aMenuWithDishes(t, other);
  const of = { params: target.ids, as: pub.company };
  const named = { name: 'O copie', visible: true };
  const copiedMenu = await t.call(`POST ${rowPaths.menus}/copy`, {
    ...of,
    body: { ...named, source_menu_id: menu.menu.id },
  });
  const copied = await t.call(`POST ${rowPaths.categories}/copy`, {
    ...of,
    body: { ...named, source_category_id: menu.category.id },
  });
  expect(copiedMenu.menu.serving_hours).toEqual([breakfast]);
  expect(copied.category.serving_hours).toEqual([weekend]);
  const inCopy = await t.call(`GET ${rowPaths.categories}`, {
    params: { ...target.ids, menuID: copiedMenu.menu.id },
    as: pub.company,
  });
  expect(inCopy.categories[0]?.serving_hours).toEqual([weekend]);
});
