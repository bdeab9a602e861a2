import { must } from '@comanda/contract/client';
import type { CallBody } from '@comanda/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { removePicturesADayLater } from '../../testing/app/remove-pictures-a-day-later.ts';
import { aCompany, aMenuWithDishes, aPub } from '../../testing/builders/builders.ts';
import { bodyOf } from '../../testing/builders/known-fields.ts';
import { rowPaths, siblingPaths } from '../../testing/builders/sibling-rows.ts';
import { listOrderableDishes } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const MENU = siblingPaths.menus;
const CATEGORY = siblingPaths.categories;
const DISH = siblingPaths.dishes;

const newCategory: CallBody<`POST ${typeof rowPaths.categories}`> = {
  name: 'Supe',
  category_types: ['soup', 'home_food'],
  visible: false,
  place: 1,
  text_color: '#00ff00',
};
const newDish = {
  name: 'Zeamă',
  price: 85.1,
  sale_price: 70,
  ingredients: 'găină, tăieței',
  visible: true,
  place: 9,
  text_color: '#ffffff',
};

test('a menu is created, read, changed and deleted', async () => {
  const { ids, company: as } = await aPub(t);
  const { menu } = await t.call(`POST ${rowPaths.menus}`, {
    params: ids,
    as,
    body: { name: ' Bar ', visible: false, place: 3 },
  });
  expect(menu).toMatchObject({ name: 'Bar', visible: false, place: 1 });
  const at = { params: { ...ids, menuID: menu.id }, as };
  const body = { name: 'Bar de zi', visible: true };
  expect(await t.send(`PUT ${MENU}`, { ...at, body })).toMatchObject({
    body: { menu: { id: menu.id, ...body } },
  });
  expect(await t.send(`GET ${MENU}`, at)).toMatchObject({ body: { menu: { ...body, place: 1 } } });
  await t.call(`DELETE ${MENU}`, at);
  expect(await t.send(`GET ${MENU}`, at)).toMatchObject({ status: 404 });
  expect(await t.send(`DELETE ${MENU}`, at)).toMatchObject({ status: 404 });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID/menus', { params: ids, as }),
  ).toMatchObject({ body: { menus: [] } });
});

test('a slash at the end of an address changes nothing', async () => {
  const pub = await aPub(t);
  const { ids, menu } = await aMenuWithDishes(t, pub);
  const at = { params: ids, as: pub.company };
  expect(await t.sendRaw(`GET ${MENU}/`, at)).toMatchObject({ status: 200, body: { menu } });
  const body = { name: 'Bar', visible: false, place: 3 };
  expect(await t.sendRaw(`POST ${rowPaths.menus}/`, { ...at, body })).toMatchObject({
    status: 201,
  });
  expect(await t.sendRaw(`PUT ${MENU}/`, { ...at, body })).toMatchObject({ status: 200 });
  expect(await t.sendRaw(`DELETE ${MENU}/`, at)).toMatchObject({ status: 200 });
});

test('a category stores its types and its colour; a place in a change is ignored', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const one = await aMenuWithDishes(t, pub);
  const at = { params: one.ids, as };
  const { category } = await t.call(`POST ${rowPaths.categories}`, { ...at, body: newCategory });
  expect(category).toMatchObject({ ...newCategory, menu_id: one.menu.id, image_file_name: '' });
  const change = { ...newCategory, category_types: [], name: 'Ciorbe', place: 2 };
  const params = { ...one.ids, categoryID: category.id };
  expect(await t.send(`PUT ${CATEGORY}`, { params, as, body: change })).toMatchObject({
    body: { category: { name: 'Ciorbe', category_types: ['other'], place: 1 } },
  });
  const { category_types: _, ...withoutTypes } = newCategory;
  const left = await t.call(`POST ${rowPaths.categories}`, { ...at, body: withoutTypes });
  expect(left.category.category_types).toEqual(['other']);
  await t.call(`DELETE ${CATEGORY}`, { params: { ...one.ids, categoryID: left.category.id }, as });
  const { categories } = await t.call(`GET ${rowPaths.categories}`, at);
  expect(categories.map(({ id }) => id)).toEqual([category.id, one.category.id]);
});

test('a dish stores its prices exactly', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const { ids } = await aMenuWithDishes(t, pub, [1, 2]);
  const { dish } = await t.call(`POST ${rowPaths.dishes}`, { params: ids, as, body: newDish });
  expect(dish).toMatchObject({ ...newDish, place: 3 });
  const change = { ...newDish, price: 1_234_567.89, sale_price: 0, place: 1 };
  const params = { ...ids, dishID: dish.id };
  expect(await t.send(`PUT ${DISH}`, { params, as, body: change })).toMatchObject({
    body: { dish: { price: 1_234_567.89, sale_price: 0, place: 3 } },
  });
  await t.call(`DELETE ${DISH}`, { params, as });
  const { dishes } = await t.call(`GET ${rowPaths.dishes}`, { params: ids, as });
  expect(dishes.map(({ place }) => place)).toEqual([1, 2]);
});

test.each([
  ['menus', { name: ' ', visible: true, place: 1 }, 'name'],
  ['menus', { name: 'x'.repeat(256), visible: true, place: 1 }, 'name'],
  ['menus', { name: 'Bar', visible: 'yes', place: 1 }, 'visible'],
  ['menus', { name: 'Bar', visible: true, place: 0 }, 'place'],
  ['categories', { ...newCategory, category_types: ['sushi'] }, 'category_types.0'],
  ['categories', { ...newCategory, text_color: 'white' }, 'text_color'],
  ['dishes', { ...newDish, price: -1 }, 'price'],
  ['dishes', { ...newDish, price: 10.001 }, 'price'],
  ['dishes', { ...newDish, sale_price: null }, 'sale_price'],
  ['dishes', { ...newDish, name: '' }, 'name'],
] as const)('creating one of the %s is refused: %#', async (level, body, field) => {
  const pub = await aPub(t);
  const { ids } = await aMenuWithDishes(t, pub);
  const at = { params: ids, as: pub.company };
  expect(await t.sendRaw(`POST ${rowPaths[level]}`, { ...at, body })).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field }] },
  });
});

test('deleting a menu deletes its categories and dishes, for guests and for orders', async () => {
  const pub = await aPub(t);
  const one = await aMenuWithDishes(t, pub);
  const dishIds = one.dishes.map(({ id }) => id);
  const query = { pubId: pub.pub.id, dishIds, languages: [] };
  expect(await listOrderableDishes(t.deps.db, query)).toHaveLength(2);
  const at = { params: { ...one.ids, dishID: one.dishes[0].id }, as: pub.company };
  await t.call(`DELETE ${MENU}`, at);
  expect(await listOrderableDishes(t.deps.db, query)).toEqual([]);
  for (const path of [MENU, CATEGORY, DISH] as const) {
    expect(await t.send(`GET ${path}`, at)).toMatchObject({ status: 404 });
  }
  const alive = await t.deps.db
    .selectFrom('dish')
    .where('id', 'in', dishIds)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  expect(alive).toEqual([]);
});

test('a dish can be ordered if it is visible in this pub, at its effective price', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const one = await aMenuWithDishes(t, pub, [100, 55.5]);
  const other = await aMenuWithDishes(t, await aPub(t), [10]);
  const [first] = one.dishes;
  await t.call(`PUT ${DISH}`, {
    params: { ...one.ids, dishID: first.id },
    as,
    body: bodyOf(`PUT ${DISH}`, { ...first, sale_price: 79.9 }),
  });
  const dishIds = [...one.dishes, ...other.dishes].map(({ id }) => id);
  const orderable = () =>
    listOrderableDishes(t.deps.db, { pubId: pub.pub.id, dishIds, languages: [] });
  const prices = (await orderable()).map(({ id, effectivePriceMinor }) => [
    id,
    effectivePriceMinor,
  ]);
  expect(prices).toEqual([
    [dishIds[0], 7990],
    [dishIds[1], 5550],
  ]);
  await t.call(`PUT ${CATEGORY}`, {
    params: one.ids,
    as,
    body: bodyOf(`PUT ${CATEGORY}`, { ...one.category, visible: false }),
  });
  expect(await orderable()).toEqual([]);
});

test('every entry is found only under its own parents', async () => {
  const company = await aCompany(t);
  const mine = await aPub(t, company);
  const one = await aMenuWithDishes(t, mine);
  const two = await aMenuWithDishes(t, mine);
  const sibling = await aPub(t, company);
  const all = { ...one.ids, dishID: one.dishes[0].id };
  const elsewhere = { ...all, ...sibling.ids };
  for (const [path, params] of [
    [MENU, elsewhere],
    [CATEGORY, elsewhere],
    [CATEGORY, { ...all, menuID: two.menu.id }],
    [DISH, { ...all, categoryID: two.category.id }],
    [DISH, { ...all, menuID: two.menu.id }],
    [DISH, elsewhere],
  ] as const) {
    const at = { params, as: company };
    const body = { ...newDish, ...newCategory };
    for (const answer of [
      await t.send(`GET ${path}`, at),
      await t.send(`PUT ${path}`, { ...at, body: bodyOf(`PUT ${path}`, body) }),
      await t.send(`POST ${path}/move-left`, at),
      await t.send(`POST ${path}/move-to`, { ...at, body: { place: 1 } }),
      await t.send(`DELETE ${path}`, at),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  }
  const stranger = await aCompany(t);
  expect(await t.send(`DELETE ${DISH}`, { params: all, as: stranger })).toMatchObject({
    status: 404,
  });
  expect(await t.send(`GET ${DISH}`, { params: all, as: company })).toMatchObject({ status: 200 });
});

test('pictures of categories and dishes replace each other', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const { ids, dishes } = await aMenuWithDishes(t, pub);
  const params = { ...ids, dishID: dishes[0].id };
  const file = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  for (const [path, folder] of [
    [CATEGORY, 'categories'],
    [DISH, 'dishes'],
  ] as const) {
    const take = async (): Promise<string> => {
      const reply = await must(t.upload(`PATCH ${path}/image`, { params, as, file }));
      return ('category' in reply ? reply.category : reply.dish).image_file_name;
    };
    const status = async (fileName: string): Promise<number> =>
      (await t.app.inject(`/api-static/images/${folder}/${fileName}`)).statusCode;
    const first = await take();
    expect(await status(first)).toBe(200);
    const second = await take();
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await removePicturesADayLater(t);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const refused = await t.upload(`PATCH ${path}/image`, { params, as, file: Buffer.from('x') });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_file_extension' } });
    expect(await status(second)).toBe(200);
  }
});
