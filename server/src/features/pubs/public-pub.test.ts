import type { Category, Dish, Menu } from '@comanda/contract/menu';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aMenuWithDishes, aPub, must, send, type APub } from '../../testing/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());

type PublicPub = {
  ok: true;
  pub: Record<string, unknown>;
  menus: Menu[];
  categories: Category[];
  dishes: Dish[];
  is_open: boolean;
  next_change: string | null;
};

async function look({ pub }: APub): Promise<PublicPub> {
  return must<PublicPub>(send(t, `GET /api/client/pub/${pub.url_name}/`));
}

test('everybody sees the pub and its menu, and nothing of its company', async () => {
  const pub = await aPub(t);
  const { menu, category, dishes } = await aMenuWithDishes(t, pub, [100, 55.5]);
  const seen = await look(pub);
  expect(seen.menus).toEqual([menu]);
  expect(seen.categories).toEqual([category]);
  expect(seen.dishes).toEqual(dishes);
  expect(seen).toMatchObject({ is_open: true, next_change: '2026-11-20T20:00:00.000Z' });
  expect(seen.pub).toMatchObject({ id: pub.pub.id, name: pub.pub.name, expired: false });
  expect(Object.keys(seen.pub)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/company|courier|shipping|expiration/)]),
  );
});

test('what is hidden hides what is in it', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const { menu, category, dishes } = await aMenuWithDishes(t, pub, [10, 20]);
  const inMenu = `${pub.path}/menus/${menu.id}` as '/';
  const inCategory = `${inMenu}/categories/${category.id}` as '/';
  const [first, second] = dishes;
  await must(
    send(t, `PUT ${inCategory}/dishes/${first?.id}`, { as, body: { ...first, visible: false } }),
  );
  expect((await look(pub)).dishes).toEqual([second]);
  await must(send(t, `PUT ${inCategory}`, { as, body: { ...category, visible: false } }));
  expect(await look(pub)).toMatchObject({ menus: [menu], categories: [], dishes: [] });
  await must(send(t, `PUT ${inCategory}`, { as, body: category }));
  await must(send(t, `PUT ${inMenu}`, { as, body: { name: menu.name, visible: false } }));
  expect(await look(pub)).toMatchObject({ menus: [], categories: [], dishes: [] });
});

test('an expired pub shows its name and look, and no more', async () => {
  const pub = await aPub(t);
  await aMenuWithDishes(t, pub);
  await must(
    send(t, `POST ${pub.path as '/'}/geolocation`, { as: pub.company, body: { lat: 47, lng: 28 } }),
  );
  const wifi = { wifi_network: 'La Nuc', wifi_password: 'nuci' };
  await must(send(t, `PUT ${pub.path as '/'}`, { as: pub.company, body: wifi }));
  expect((await look(pub)).pub).toMatchObject(wifi);
  t.clock.set('2026-12-20T17:00:00Z');
  expect(await look(pub)).toMatchObject({
    pub: { name: pub.pub.name, expired: true, lat: null, address: '', has_in_place_order: false },
    menus: [],
    categories: [],
    dishes: [],
    is_open: false,
    next_change: null,
  });
  expect((await look(pub)).pub).toMatchObject({ wifi_network: '', wifi_password: '' });
});

test('an address that no pub has is not found', async () => {
  expect(await send(t, 'GET /api/client/pub/nu-exista')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test('the hours are those of the pub, whatever the device says', async () => {
  const pub = await aPub(t);
  t.clock.set('2026-11-20T20:00:00Z');
  expect(await look(pub)).toMatchObject({
    is_open: false,
    next_change: '2026-11-21T08:00:00.000Z',
  });
});
