import {
  MAX_CATEGORIES_OF_MENU,
  MAX_DISHES_OF_CATEGORY,
  MAX_DISHES_OF_PUB,
  MAX_MENUS_OF_PUB,
} from '@comanda/domain/menu';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { removePicturesADayLater } from '../../../testing/app/remove-pictures-a-day-later.ts';
import { anAdminInside } from '../../../testing/builders/an-admin-inside.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { rowPaths, siblingPaths } from '../../../testing/builders/sibling-rows.ts';
import { insertSiblings } from '../../../testing/walks/many-siblings.ts';

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
type As = { accesstoken: string };
const inTo = (): At => ({ pub: to, ids: target.ids });
const inFrom = (): At => ({ pub: from, ids: source.ids });
const named = { name: 'O copie', visible: false };

const copyMenu = ({ pub, ids }: At = inTo(), id = source.menu.id, as: As = pub.company) =>
  t.send(`POST ${rowPaths.menus}/copy`, {
    params: ids,
    as,
    body: { ...named, source_menu_id: id },
  });
const copyCategory = ({ pub, ids }: At = inTo(), id = source.category.id, as: As = pub.company) =>
  t.send(`POST ${rowPaths.categories}/copy`, {
    params: ids,
    as,
    body: { ...named, source_category_id: id },
  });
const copyDish = ({ pub, ids }: At = inTo(), id = source.dishes[0].id, as: As = pub.company) =>
  t.send(`POST ${rowPaths.dishes}/copy`, {
    params: ids,
    as,
    body: { ...named, source_dish_id: id },
  });

const rowOf = (table: 'category' | 'dish', id: number) =>
  t.deps.db.selectFrom(table).where('id', '=', id).selectAll().executeTakeFirstOrThrow();

async function listed({ pub, ids }: At) {
  const at = { params: ids, as: pub.company };
  const { menus } = await t.call(`GET ${rowPaths.menus}`, at);
  const { categories } = await t.call(`GET ${rowPaths.categories}`, at);
  const { dishes } = await t.call(`GET ${rowPaths.dishes}`, at);
  return { menus, categories, dishes };
}

/** Gives every column of the source's category and first dish a value of its own. */
async function fillColumns(): Promise<void> {
  const { station } = await t.call('POST /api/company/:companyID/pubs/:pubID/stations', {
    params: from.ids,
    as: from.company,
    body: { name: 'Grătar', category_ids: [source.category.id] },
  });
  const design = { text_color: '#123456', image_file_name: 'a1.webp', image_color: '#654321' };
  await t.deps.db
    .updateTable('category')
    .set({ ...design, category_types: ['soup', 'meat'], station_id: station.id })
    .where('id', '=', source.category.id)
    .execute();
  const until = new Date('9999-01-01T00:00:00Z');
  await t.deps.db
    .updateTable('dish')
    .set({ ...design, sale_price_minor: 5000, sold_out_until: until })
    .where('id', '=', source.dishes[0].id)
    .execute();
}

/** The columns that a copy has of its own. */
const own = new Set(['id', 'name', 'visible', 'place', 'menu_id', 'category_id']);
const copied = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !own.has(column)));

it('a dish is copied into another pub of the company with every column but what belongs to its pub', async () => {
  await fillColumns();
  const answer = await copyDish();
  expect(answer).toMatchObject({
    status: 201,
    body: { dish: { ...named, place: 2, price: 100, sale_price: 50, sold_out_until: null } },
  });
  const { id } = answer.reply().dish;
  const before = copied(await rowOf('dish', source.dishes[0].id));
  const ofPub = { sold_out_until: null, origin_id: source.dishes[0].id };
  expect(copied(await rowOf('dish', id))).toEqual({ ...before, ...ofPub });
});

it('a category is copied with its dishes in their order, their names and visibility; without its station', async () => {
  await fillColumns();
  const { category } = (await copyCategory()).reply();
  expect(category).toMatchObject({ ...named, menu_id: target.menu.id, place: 2 });
  const before = copied(await rowOf('category', source.category.id));
  expect(before['station_id']).not.toBeNull();
  expect(copied(await rowOf('category', category.id))).toEqual({ ...before, station_id: null });
  const { dishes } = await listed({ ...inTo(), ids: { ...target.ids, categoryID: category.id } });
  expect(dishes.map(({ name, place, visible }) => ({ name, place, visible }))).toEqual(
    source.dishes.map(({ name, place, visible }) => ({ name, place, visible })),
  );
});

it('inside its pub a category keeps its station, and a dish stays sold out', async () => {
  await fillColumns();
  const { category } = (await copyCategory(inFrom())).reply();
  const { station_id: station } = await t.deps.db
    .selectFrom('category')
    .where('id', '=', category.id)
    .select('station_id')
    .executeTakeFirstOrThrow();
  expect(station).not.toBeNull();
  const { dish } = (await copyDish(inFrom())).reply();
  expect(dish.sold_out_until).toBe('9999-01-01T00:00:00.000Z');
});

it('a menu is copied with all its categories and dishes; the deleted ones are not', async () => {
  const { category: second } = (await copyCategory(inFrom())).reply();
  await t.call(`DELETE ${siblingPaths.dishes}`, {
    params: { ...source.ids, categoryID: second.id, dishID: await firstDishOf(second.id) },
    as: from.company,
  });
  const { menu } = (await copyMenu()).reply();
  expect(menu).toMatchObject({ ...named, place: 2 });
  const { categories } = await t.call(`GET ${rowPaths.categories}`, {
    params: { ...target.ids, menuID: menu.id },
    as: to.company,
  });
  expect(categories.map(({ name }) => name)).toEqual([source.category.name, named.name]);
  const counts = [];
  for (const { id } of categories) counts.push(await countDishesOf(id));
  expect(counts).toEqual([2, 1]);
});

async function dishesOf(categoryId: number): Promise<number[]> {
  const rows = await t.deps.db
    .selectFrom('dish')
    .where('category_id', '=', categoryId)
    .where('deleted_at', 'is', null)
    .orderBy('place')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
const countDishesOf = async (categoryId: number) => (await dishesOf(categoryId)).length;
const firstDishOf = async (categoryId: number) => (await dishesOf(categoryId))[0] ?? 0;

it('a copy beside its source stands behind it, in another list it is the last one', async () => {
  const { dish } = (await copyDish(inFrom())).reply();
  const ids = (await listed(inFrom())).dishes.map(({ id }) => id);
  expect(ids).toEqual([source.dishes[0].id, dish.id, source.dishes[1].id]);
  const { menu } = (await copyMenu(inFrom())).reply();
  expect(menu.place).toBe(2);
  const { category } = (await copyCategory(inFrom())).reply();
  expect(category.place).toBe(2);
});

it('the pictures of a copy stay when its source gets another picture or is deleted', async () => {
  const picture = {
    create: { width: 40, height: 40, channels: 3, background: '#aa5533' },
  } as const;
  const file = await sharp(picture).jpeg().toBuffer();
  const params = { ...source.ids, dishID: source.dishes[0].id };
  const upload = async () =>
    t.upload(`PATCH ${siblingPaths.dishes}/image`, { params, as: from.company, file });
  await upload();
  const { dish } = (await copyDish()).reply();
  expect(dish.image_file_name).not.toBe('');
  await upload();
  await t.call(`DELETE ${siblingPaths.menus}`, { params: source.ids, as: from.company });
  await removePicturesADayLater(t);
  const read = () => t.deps.images.read('dish', dish.image_file_name);
  expect(await read()).toBeDefined();
});

it.each([
  ['menu', copyMenu],
  ['category', copyCategory],
  ['dish', copyDish],
] as const)(
  'a %s of another company or a deleted one is not found, nothing is added',
  async (_, copy) => {
    const stranger = await aPub(t);
    const theirs = await aMenuWithDishes(t, stranger);
    const of = { menu: theirs.menu.id, category: theirs.category.id, dish: theirs.dishes[0].id };
    const before = await listed(inTo());
    expect((await copy(inTo(), of[_])).status).toBe(404);
    expect((await copy(inTo(), 2_000_000_000)).status).toBe(404);
    await t.call(`DELETE ${siblingPaths.menus}`, { params: source.ids, as: from.company });
    expect((await copy(inTo())).status).toBe(404);
    expect(await listed(inTo())).toEqual(before);
  },
);

it('an administrator inside a pub copies what is in it, and nothing of another pub of its company', async () => {
  const admin = await anAdminInside(t, to.pub.id);
  expect((await copyDish(inTo(), source.dishes[0].id, admin)).status).toBe(404);
  expect((await copyDish(inTo(), target.dishes[0].id, admin)).status).toBe(201);
});

it('a name without visible characters is refused', async () => {
  const body = { name: '  ', visible: true, source_menu_id: source.menu.id };
  const at = { params: to.ids, as: to.company };
  expect(await t.send(`POST ${rowPaths.menus}/copy`, { ...at, body })).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field: 'name' }] },
  });
});

it.each([
  ['menu', MAX_MENUS_OF_PUB, copyMenu],
  ['category', MAX_CATEGORIES_OF_MENU, copyCategory],
  ['dish', MAX_DISHES_OF_CATEGORY, copyDish],
] as const)('a %s is refused beyond %i, and nothing of it is added', async (level, limit, copy) => {
  const parentId = { menu: to.pub.id, category: target.menu.id, dish: target.category.id }[level];
  await insertSiblings(t.deps.db, level, { parentId, from: 2, to: limit });
  const before = await countRows();
  expect(await copy()).toMatchObject({
    status: 409,
    body: { code: `${level}_limit_exceeded`, facts: { limit } },
  });
  expect(await countRows()).toEqual(before);
});

async function countRows() {
  const count = async (table: 'menu' | 'category' | 'dish') =>
    (await t.deps.db.selectFrom(table).select('id').execute()).length;
  return [await count('menu'), await count('category'), await count('dish')];
}

it.each([
  ['menu', copyMenu],
  ['category', copyCategory],
  ['dish', copyDish],
] as const)(
  'a %s is refused when its dishes are more than the pub has room for',
  async (_, copy) => {
    const { categoryIds } = await fullPub(_ === 'dish' ? 0 : 1);
    expect(categoryIds.length).toBeGreaterThan(9);
    const before = await countRows();
    expect(await copy()).toMatchObject({ status: 409, body: { code: 'pub_dish_limit_exceeded' } });
    expect(await countRows()).toEqual(before);
  },
);

/** The pub of the copies, with room for this many dishes. */
async function fullPub(room: number): Promise<{ categoryIds: number[] }> {
  const count = Math.ceil(MAX_DISHES_OF_PUB / MAX_DISHES_OF_CATEGORY) + 1;
  const { menu } = (await copyMenu(inTo(), target.menu.id)).reply();
  await insertSiblings(t.deps.db, 'category', { parentId: menu.id, from: 2, to: count });
  const rows = await t.deps.db
    .selectFrom('category')
    .where('menu_id', '=', menu.id)
    .where('place', '>', 1)
    .select('id')
    .execute();
  // One dish is the target's, one its copy's.
  let missing = MAX_DISHES_OF_PUB - 2 - room;
  for (const { id } of rows) {
    const size = Math.min(missing, MAX_DISHES_OF_CATEGORY);
    await insertSiblings(t.deps.db, 'dish', { parentId: id, from: 1, to: size });
    missing -= size;
  }
  return { categoryIds: rows.map(({ id }) => id) };
}

it('two copies at once between two pubs, each from the other, are both made', async () => {
  const answers = await Promise.all([
    copyMenu(inTo(), source.menu.id),
    copyMenu(inFrom(), target.menu.id),
    copyMenu(inTo(), source.menu.id),
    copyMenu(inFrom(), target.menu.id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});
