import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { bodyOf } from '../../testing/builders/known-fields.ts';
import {
  aMenuWithDishes,
  aPub,
  switchDeliveryOn,
  type APub,
} from '../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());

const readPublic = ({ pub }: APub) =>
  t.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: pub.url_name } });

test('everyone sees the pub and its menu, and no data of its company', async () => {
  const pub = await aPub(t);
  const { menu, category, dishes } = await aMenuWithDishes(t, pub, [100, 55.5]);
  await switchDeliveryOn(t, pub);
  const seen = await readPublic(pub);
  expect(seen.menus).toEqual([menu]);
  expect(seen.categories).toEqual([category]);
  expect(seen.dishes).toEqual(dishes);
  expect(seen).toMatchObject({ is_open: true, next_change: '2026-11-20T20:00:00.000Z' });
  expect(seen.pub).toMatchObject({ id: pub.pub.id, name: pub.pub.name, expired: false });
  expect(Object.keys(seen.pub)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/company|courier|shipping|expiration/)]),
  );
});

test('a hidden entry hides its children', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const { menu, category, dishes, ids } = await aMenuWithDishes(t, pub, [10, 20]);
  const [first, second] = dishes;
  await t.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    {
      params: { ...ids, dishID: first.id },
      as,
      body: bodyOf(
        'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
        { ...first, visible: false },
      ),
    },
  );
  expect((await readPublic(pub)).dishes).toEqual([second]);
  await t.call('PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID', {
    params: ids,
    as,
    body: bodyOf('PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID', {
      ...category,
      visible: false,
    }),
  });
  expect(await readPublic(pub)).toMatchObject({ menus: [menu], categories: [], dishes: [] });
  await t.call('PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID', {
    params: ids,
    as,
    body: bodyOf(
      'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID',
      category,
    ),
  });
  await t.call('PUT /api/company/:companyID/pubs/:pubID/menus/:menuID', {
    params: ids,
    as,
    body: { name: menu.name, visible: false },
  });
  expect(await readPublic(pub)).toMatchObject({ menus: [], categories: [], dishes: [] });
});

test('an expired pub shows only its name and look', async () => {
  const pub = await aPub(t);
  await aMenuWithDishes(t, pub);
  await t.call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
    params: pub.ids,
    as: pub.company,
    body: { lat: 47, lng: 28 },
  });
  const wifi = { wifi_network: 'La Nuc', wifi_password: 'nuci' };
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: wifi,
  });
  expect((await readPublic(pub)).pub).toMatchObject(wifi);
  t.clock.set('2026-12-20T21:59:58Z');
  expect((await readPublic(pub)).pub).toMatchObject({ ...wifi, expired: false });
  t.clock.set('2026-12-20T21:59:59Z');
  expect(await readPublic(pub)).toMatchObject({
    pub: { name: pub.pub.name, expired: true, lat: null, address: '', has_in_place_order: false },
    menus: [],
    categories: [],
    dishes: [],
    is_open: false,
    next_change: null,
  });
  expect((await readPublic(pub)).pub).toMatchObject({ wifi_network: '', wifi_password: '' });
});

test('an address without a pub is not found', async () => {
  expect(
    await t.send('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: 'nu-exista' } }),
  ).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test('the hours follow the pub’s clock, not the device’s', async () => {
  const pub = await aPub(t);
  await switchDeliveryOn(t, pub);
  t.clock.set('2026-11-20T20:00:00Z');
  expect(await readPublic(pub)).toMatchObject({
    is_open: false,
    next_change: '2026-11-21T08:00:00.000Z',
  });
});

test('a pub without delivery publishes no delivery hours, and its company keeps them', async () => {
  const pub = await aPub(t);
  const shippingOf = async () =>
    (await t.send('GET /api/client/pub/:pubID/shipping', { params: pub.ids })).body.shipping;
  const none = {
    shipping_work_start: 0,
    shipping_work_end: 0,
    shipping_work_hours_for_week: Array.from({ length: 7 }, () => ({ start: 0, end: 0 })),
  };
  const at = { params: pub.ids, as: pub.company };
  const isShown = { is_open: true, next_change: '2026-11-20T20:00:00.000Z' };
  const isHidden = { is_open: false, next_change: null };
  expect(await readPublic(pub)).toMatchObject(isHidden);
  expect(await shippingOf()).toMatchObject({ available: false, ...none });
  // Switched on, but the pub has no location yet, so delivery is not possible.
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
    ...at,
    body: { available: true },
  });
  expect(await readPublic(pub)).toMatchObject(isHidden);
  expect(await shippingOf()).toMatchObject(none);
  await t.call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
    ...at,
    body: { lat: 47, lng: 28.8 },
  });
  expect(await readPublic(pub)).toMatchObject(isShown);
  expect(await shippingOf()).toMatchObject({ shipping_work_start: 600, shipping_work_end: 1320 });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
    ...at,
    body: { available: false },
  });
  expect(await readPublic(pub)).toMatchObject(isHidden);
  expect(await shippingOf()).toMatchObject(none);
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company }),
  ).toMatchObject({
    body: { pub: { shipping: { shipping_work_start: 600 } } },
  });
});

test('guests see the pub’s phone, and its company’s while the pub has none', async () => {
  const pub = await aPub(t);
  const put = (phone: string) =>
    t.send('PUT /api/company/:companyID/pubs/:pubID', {
      params: pub.ids,
      as: pub.company,
      body: { phone },
    });
  const shown = async () => (await readPublic(pub)).pub['phone'];
  expect(await shown()).toBe(pub.company.company.phone);
  expect(await put(' 022 123-456 ')).toMatchObject({ body: { pub: { phone: '+37322123456' } } });
  expect(await shown()).toBe('+37322123456');
  expect(await put('12')).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'phone', code: 'invalid_phone' }] },
  });
  expect(await put('')).toMatchObject({ body: { pub: { phone: '' } } });
  expect(await shown()).toBe(pub.company.company.phone);
  t.clock.set('2027-01-20T17:00:00Z');
  expect(await shown()).toBe('');
});
