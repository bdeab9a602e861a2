import {
  MAX_CATEGORIES_OF_MENU,
  MAX_DISHES_OF_CATEGORY,
  MAX_DISHES_OF_PUB,
  MAX_MENUS_OF_PUB,
} from '@comanda/domain/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aMenuWithDishes, aPub, send, type APub } from '../../testing/builders/builders.ts';
import { insertSiblings } from '../../testing/walks/many-siblings.ts';
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

/** One row of siblings, filled up to `count`, and the call that adds one more. */
async function filled(level: Level, count: number) {
  const pub = await aPub(t);
  const { menu, category } = await aMenuWithDishes(t, pub, []);
  const inMenu = `${pub.path}/menus/${menu.id}/categories`;
  const { parentId, at } = {
    menu: { parentId: pub.pub.id, at: `${pub.path}/menus` },
    category: { parentId: menu.id, at: inMenu },
    dish: { parentId: category.id, at: `${inMenu}/${category.id}/dishes` },
  }[level];
  const present = await countSiblings(t.deps.db, level, parentId);
  await insertSiblings(t.deps.db, level, { parentId, from: present + 1, to: count });
  return { pub, at, parentId, add: () => add(pub, at) };
}

function add({ company }: APub, at: string) {
  const look = { text_color: '#ffffff', category_types: ['other'], ingredients: '' };
  const body = { ...look, name: 'x', place: 1, visible: true, price: 1, sale_price: 0 };
  return send(t, `POST /${at.slice(1)}`, { as: company, body });
}

describe.each(levels)('a %s', (level, limit) => {
  const refusal = { status: 409, body: { code: `${level}_limit_exceeded`, facts: { limit } } };

  it(`is refused beyond ${limit}, until another one is deleted`, async () => {
    const { pub, at, parentId, add: addOne } = await filled(level, limit - 1);
    const last = await addOne();
    expect(last.status).toBe(201);
    expect(await addOne()).toMatchObject(refusal);
    expect(await countSiblings(t.deps.db, level, parentId)).toBe(limit);
    const { id } = last.body[level] as { id: number };
    await send(t, `DELETE /${at.slice(1)}/${id}`, { as: pub.company });
    expect((await addOne()).status).toBe(201);
  });

  it('has room for one of several that come at once', async () => {
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
  const { menu } = await aMenuWithDishes(t, pub, []);
  await insertSiblings(t.deps.db, 'category', { parentId: menu.id, from: 2, to: count + 1 });
  const categories = await t.deps.db
    .selectFrom('category')
    .where('menu_id', '=', menu.id)
    .select('id')
    .orderBy('place')
    .execute();
  const [own, ...others] = categories.map(({ id }) => id);
  let missing = MAX_DISHES_OF_PUB - 1;
  for (const parentId of others) {
    const to = Math.min(missing, MAX_DISHES_OF_CATEGORY);
    await insertSiblings(t.deps.db, 'dish', { parentId, from: 1, to });
    missing -= to;
  }
  const at = `${pub.path}/menus/${menu.id}/categories/${own}/dishes`;
  const answers = await Promise.all([add(pub, at), add(pub, at), add(pub, at)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await add(pub, at)).toMatchObject({
    status: 409,
    body: { code: 'pub_dish_limit_exceeded', facts: { limit: MAX_DISHES_OF_PUB } },
  });
  expect((await add(await aPub(t), at)).status).toBe(404);
});
