import type { Category, Dish, Menu } from '@comanda/contract/menu';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aCompany,
  aMenuWithDishes,
  aPub,
  must,
  send,
  type AMenu,
  type APub,
} from '../../testing/builders/builders.ts';
import { upload } from '../../testing/builders/upload.ts';
import { listOrderableDishes } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

function paths({ path }: APub, { menu, category, dishes }: AMenu) {
  const ofMenu = `${path}/menus/${menu.id}` as '/';
  const ofCategory = `${ofMenu}/categories/${category.id}` as '/';
  return { ofMenu, ofCategory, ofDish: `${ofCategory}/dishes/${dishes[0]?.id}` as '/' };
}

const newCategory = {
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

test('a menu is made, read, changed and deleted', async () => {
  const { path, company: as } = await aPub(t);
  const made = await send(t, `POST ${path as '/'}/menus/`, {
    as,
    body: { name: ' Bar ', visible: false, place: 3 },
  });
  expect(made).toMatchObject({
    status: 201,
    body: { menu: { name: 'Bar', visible: false, place: 1 } },
  });
  const { id } = made.body['menu'] as Menu;
  const at = `${path}/menus/${id}/` as '/';
  const body = { name: 'Bar de zi', visible: true };
  expect(await send(t, `PUT ${at}`, { as, body })).toMatchObject({
    body: { menu: { id, ...body } },
  });
  expect(await send(t, `GET ${at}`, { as })).toMatchObject({
    body: { menu: { ...body, place: 1 } },
  });
  await must(send(t, `DELETE ${at}`, { as }));
  expect(await send(t, `GET ${at}`, { as })).toMatchObject({ status: 404 });
  expect(await send(t, `DELETE ${at}`, { as })).toMatchObject({ status: 404 });
  expect(await send(t, `GET ${path as '/'}/menus`, { as })).toMatchObject({ body: { menus: [] } });
});

test('a category keeps its types and its colour; a place in a change counts for nothing', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const one = await aMenuWithDishes(t, pub);
  const at = `${paths(pub, one).ofMenu}/categories` as '/';
  const { category } = await must<{ ok: true; category: Category }>(
    send(t, `POST ${at}`, { as, body: newCategory }),
  );
  expect(category).toMatchObject({ ...newCategory, menu_id: one.menu.id, image_file_name: '' });
  const change = { ...newCategory, category_types: [], name: 'Ciorbe', place: 2 };
  expect(await send(t, `PUT ${at}/${category.id}/`, { as, body: change })).toMatchObject({
    body: { category: { name: 'Ciorbe', category_types: ['other'], place: 1 } },
  });
  const list = await send(t, `GET ${at}`, { as });
  expect((list.body['categories'] as Category[]).map(({ id }) => id)).toEqual([
    category.id,
    one.category.id,
  ]);
});

test('a dish keeps its prices to the last ban', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const { ofCategory } = paths(pub, await aMenuWithDishes(t, pub, [1, 2]));
  const at = `${ofCategory}/dishes` as '/';
  const { dish } = await must<{ ok: true; dish: Dish }>(
    send(t, `POST ${at}`, { as, body: newDish }),
  );
  expect(dish).toMatchObject({ ...newDish, place: 3 });
  const change = { ...newDish, price: 1_234_567.89, sale_price: 0, place: 1 };
  expect(await send(t, `PUT ${at}/${dish.id}`, { as, body: change })).toMatchObject({
    body: { dish: { price: 1_234_567.89, sale_price: 0, place: 3 } },
  });
  await must(send(t, `DELETE ${at}/${dish.id}`, { as }));
  const list = await send(t, `GET ${at}/`, { as });
  expect((list.body['dishes'] as Dish[]).map(({ place }) => place)).toEqual([1, 2]);
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
])('a new one of %s is refused: %#', async (level, body, field) => {
  const pub = await aPub(t);
  const { ofMenu, ofCategory } = paths(pub, await aMenuWithDishes(t, pub));
  const parents: Record<string, string> = {
    menus: pub.path,
    categories: ofMenu,
    dishes: ofCategory,
  };
  const at = `${parents[level]}/${level}` as '/';
  expect(await send(t, `POST ${at}`, { as: pub.company, body })).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field }] },
  });
});

test('deleting a menu takes what is in it, for guests and for orders', async () => {
  const pub = await aPub(t);
  const one = await aMenuWithDishes(t, pub);
  const { ofMenu, ofCategory, ofDish } = paths(pub, one);
  const dishIds = one.dishes.map(({ id }) => id);
  const wanted = { pubId: pub.pub.id, dishIds };
  expect(await listOrderableDishes(t.deps.db, wanted)).toHaveLength(2);
  await must(send(t, `DELETE ${ofMenu}`, { as: pub.company }));
  expect(await listOrderableDishes(t.deps.db, wanted)).toEqual([]);
  for (const at of [ofMenu, ofCategory, ofDish]) {
    expect(await send(t, `GET ${at}`, { as: pub.company })).toMatchObject({ status: 404 });
  }
  const alive = await t.deps.db
    .selectFrom('dish')
    .where('id', 'in', dishIds)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  expect(alive).toEqual([]);
});

test('orderable is what is visible in this pub, at its effective price', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const one = await aMenuWithDishes(t, pub, [100, 55.5]);
  const other = await aMenuWithDishes(t, await aPub(t), [10]);
  const { ofCategory, ofDish } = paths(pub, one);
  await must(send(t, `PUT ${ofDish}`, { as, body: { ...one.dishes[0], sale_price: 79.9 } }));
  const dishIds = [...one.dishes, ...other.dishes].map(({ id }) => id);
  const orderable = () => listOrderableDishes(t.deps.db, { pubId: pub.pub.id, dishIds });
  const prices = (await orderable()).map(({ id, effectivePriceMinor }) => [
    id,
    effectivePriceMinor,
  ]);
  expect(prices).toEqual([
    [dishIds[0], 7990],
    [dishIds[1], 5550],
  ]);
  await must(send(t, `PUT ${ofCategory}`, { as, body: { ...one.category, visible: false } }));
  expect(await orderable()).toEqual([]);
});

test('everything is found under its own parents alone', async () => {
  const company = await aCompany(t);
  const mine = await aPub(t, company);
  const one = await aMenuWithDishes(t, mine);
  const two = await aMenuWithDishes(t, mine);
  const sibling = await aPub(t, company);
  const dish = one.dishes[0]?.id;
  const wrong: string[] = [
    `${sibling.path}/menus/${one.menu.id}`,
    `${sibling.path}/menus/${one.menu.id}/categories/${one.category.id}`,
    `${mine.path}/menus/${two.menu.id}/categories/${one.category.id}`,
    `${mine.path}/menus/${one.menu.id}/categories/${two.category.id}/dishes/${dish}`,
    `${mine.path}/menus/${two.menu.id}/categories/${one.category.id}/dishes/${dish}`,
    `${sibling.path}/menus/${one.menu.id}/categories/${one.category.id}/dishes/${dish}`,
  ];
  for (const path of wrong) {
    const at = path as '/';
    const body = { ...newDish, ...newCategory };
    for (const answer of [
      await send(t, `GET ${at}`, { as: company }),
      await send(t, `PUT ${at}`, { as: company, body }),
      await send(t, `POST ${at}/move-left`, { as: company }),
      await send(t, `POST ${at}/move-to`, { as: company, body: { place: 1 } }),
      await send(t, `DELETE ${at}`, { as: company }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  }
  const stranger = await aCompany(t);
  const { ofDish } = paths(mine, one);
  expect(await send(t, `DELETE ${ofDish}`, { as: stranger })).toMatchObject({ status: 404 });
  expect(await send(t, `GET ${ofDish}`, { as: company })).toMatchObject({ status: 200 });
});

test('pictures of categories and dishes replace each other', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const { ofCategory, ofDish } = paths(pub, await aMenuWithDishes(t, pub));
  const file = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  for (const [at, folder, name] of [
    [ofCategory, 'categories', 'category'],
    [ofDish, 'dishes', 'dish'],
  ] as const) {
    const take = async (): Promise<string> => {
      const { body } = await upload(t, `${at}/image`, { as, field: 'image', file });
      return (body[name] as Category | Dish).image_file_name;
    };
    const status = async (fileName: string): Promise<number> =>
      (await t.app.inject(`/api-static/images/${folder}/${fileName}`)).statusCode;
    const first = await take();
    expect(await status(first)).toBe(200);
    const second = await take();
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const refused = await upload(t, `${at}/image`, { as, field: 'image', file: Buffer.from('x') });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_file_extension' } });
    expect(await status(second)).toBe(200);
  }
});
