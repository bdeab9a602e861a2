import {
  MAX_CATEGORIES_OF_MENU,
  MAX_DISHES_OF_CATEGORY,
  MAX_DISHES_OF_PUB,
  MAX_MENUS_OF_PUB,
} from '@comanda/domain/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type APub,
  type CategoryIds,
} from '../../../testing/builders/builders.ts';
import { bodyOf } from '../../../testing/builders/known-fields.ts';
import {
  rowPaths,
  siblingIds,
  siblingPaths,
  type RowName,
} from '../../../testing/builders/sibling-rows.ts';
import { insertSiblings } from '../../../testing/walks/many-siblings.ts';
import { countSiblings, type Level } from './places.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const levels: [Level, number][] = [
  ['menu', MAX_MENUS_OF_PUB],
  ['category', MAX_CATEGORIES_OF_MENU],
  ['dish', MAX_DISHES_OF_CATEGORY],
];

const rows = { menu: 'menus', category: 'categories', dish: 'dishes' } as const;

/** One list of siblings, filled up to `count`, and the call that adds one more. */
async function filled(level: Level, count: number) {
  const pub = await aPub(t);
  const { menu, category, ids } = await aMenuWithDishes(t, pub, []);
  const parentId = { menu: pub.pub.id, category: menu.id, dish: category.id }[level];
  const present = await countSiblings(t.deps.db, level, parentId);
  await insertSiblings(t.deps.db, level, { parentId, from: present + 1, to: count });
  return { pub, ids, parentId, add: () => add(pub, rows[level], ids) };
}

function add({ company }: APub, row: RowName, ids: CategoryIds) {
  const design = { text_color: '#ffffff', category_types: ['other' as const], ingredients: '' };
  const body = { ...design, name: 'x', place: 1, visible: true, price: 1, sale_price: 0 };
  const call = `POST ${rowPaths[row]}` as const;
  return t.send(call, { params: ids, as: company, body: bodyOf(call, body) });
}

describe.each(levels)('a %s', (level, limit) => {
  const refusal = { status: 409, body: { code: `${level}_limit_exceeded`, facts: { limit } } };

  it(`is refused beyond ${limit}, until another one is deleted`, async () => {
    const { pub, ids, parentId, add: addOne } = await filled(level, limit - 1);
    const last = await addOne();
    expect(last.status).toBe(201);
    expect(await addOne()).toMatchObject(refusal);
    expect(await countSiblings(t.deps.db, level, parentId)).toBe(limit);
    const made = last.reply();
    const { id } = 'menu' in made ? made.menu : 'category' in made ? made.category : made.dish;
    await t.call(`DELETE ${siblingPaths[rows[level]]}`, {
      params: siblingIds(rows[level], ids, id),
      as: pub.company,
    });
    expect((await addOne()).status).toBe(201);
  });

  it('is accepted for one of several concurrent requests when one place is left', async () => {
    const { parentId, add: addOne } = await filled(level, limit - 1);
    const answers = await Promise.all(Array.from({ length: 5 }, addOne));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    expect(await countSiblings(t.deps.db, level, parentId)).toBe(limit);
  });
});

it('a dish is refused when all menus together have as many as a pub may have', async () => {
  const pub = await aPub(t);
  const count = Math.ceil(MAX_DISHES_OF_PUB / MAX_DISHES_OF_CATEGORY);
  const { menu, ids } = await aMenuWithDishes(t, pub, []);
  await insertSiblings(t.deps.db, 'category', { parentId: menu.id, from: 2, to: count + 1 });
  const categories = await t.deps.db
    .selectFrom('category')
    .where('menu_id', '=', menu.id)
    .select('id')
    .orderBy('place')
    .execute();
  const [own = 0, ...others] = categories.map(({ id }) => id);
  let missing = MAX_DISHES_OF_PUB - 1;
  for (const parentId of others) {
    const to = Math.min(missing, MAX_DISHES_OF_CATEGORY);
    await insertSiblings(t.deps.db, 'dish', { parentId, from: 1, to });
    missing -= to;
  }
  const addOne = (of = pub) => add(of, 'dishes', { ...ids, categoryID: own });
  const answers = await Promise.all([addOne(), addOne(), addOne()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await addOne()).toMatchObject({
    status: 409,
    body: { code: 'pub_dish_limit_exceeded', facts: { limit: MAX_DISHES_OF_PUB } },
  });
  expect((await addOne(await aPub(t))).status).toBe(404);
});
