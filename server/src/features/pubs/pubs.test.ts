import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyIdOf } from '../../ids.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aCompany, aPub, unique } from '../../testing/builders/builders.ts';
import { createAdministrator, startSession } from '../accounts/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const settings = {
  name: 'La Plăcinte',
  color_theme: 'dark',
  color: '#123abc',
  wifi_network: 'La Plăcinte',
  wifi_password: 'placinta2026',
  address: 'str. București 67, Chișinău',
  additional_info: 'Câinii sunt bineveniți',
  currency_id: 2,
  telegram_username: '@la_placinte',
  has_in_place_order: false,
} as const;

test('a new pub has its code, thirty days, a default look and its delivery settings', async () => {
  const company = await aCompany(t);
  const url_name = unique('casa-mea');
  const { status, body } = await t.send('POST /api/company/:companyID/pubs', {
    params: company.ids,
    as: company,
    body: { name: '  Casa Mea ', url_name },
  });
  expect(status).toBe(201);
  expect(body.pub).toMatchObject({
    company_id: company.id,
    name: 'Casa Mea',
    url_name,
    color: '#d9442f',
    color_theme: 'light',
    has_in_place_order: true,
    currency_id: 1,
    language_id: 1,
    wifi_network: '',
    time_zone: 'Europe/Chisinau',
    lat: null,
    lng: null,
    expired: false,
    expiration_time_utc: '2026-12-20T21:59:59.000Z',
    days_left: 30,
    qr_code_file_name: `${url_name}.png`,
    public_url: `http://comanda.test/pub/${url_name}/`,
    orders_today: 0,
    orders_in_process: 0,
    shipping: { available: false, shapes: [], shipping_prices: {}, delivery_type: 'own' },
  });
});

test('a company lists its own pubs, oldest first, with and without the slash', async () => {
  const company = await aCompany(t);
  const first = await aPub(t, company);
  const second = await aPub(t, company);
  await aPub(t);
  const at = { params: company.ids, as: company };
  const { pubs } = await t.call('GET /api/company/:companyID/pubs', at);
  expect(pubs.map(({ id }) => id)).toEqual([first.pub.id, second.pub.id]);
  expect((await t.sendRaw('GET /api/company/:companyID/pubs/', at)).body).toEqual({
    ok: true,
    pubs,
  });
});

test.each([
  [{ name: '', url_name: '' }, ['name field_is_required', 'url_name field_is_required']],
  [{ name: 'ab', url_name: 'ab' }, ['name min', 'url_name min']],
  [{ name: 'x'.repeat(256), url_name: 'x'.repeat(256) }, ['name max', 'url_name max']],
  [{ name: 'Bine', url_name: 'Plăcinte!' }, ['url_name invalid_url_name']],
  [{ name: 'Bine' }, ['url_name field_is_required']],
])('a new pub %j is refused with every field', async (body, problems) => {
  const company = await aCompany(t);
  const answer = await t.sendRaw('POST /api/company/:companyID/pubs', {
    params: company.ids,
    as: company,
    body,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_error' } });
  expect(answer.body.validationErrors?.map(({ field, code }) => `${field} ${code}`)).toEqual(
    problems,
  );
});

test('an address belongs to one pub; after a deletion only the same company may use it again', async () => {
  const { pub, company, ids } = await aPub(t);
  const other = await aCompany(t);
  const again = () =>
    t.send('POST /api/company/:companyID/pubs', {
      params: other.ids,
      as: other,
      body: { name: 'Alt local', url_name: pub.url_name },
    });
  expect(await again()).toMatchObject({
    status: 409,
    body: { code: 'pub_with_the_same_url_name_already_exists' },
  });
  await t.call('DELETE /api/company/:companyID/pubs/:pubID', { params: ids, as: company });
  // The codes that are printed with it lead to this company's pub or to none.
  expect(await again()).toMatchObject({ status: 409 });
  const body = { name: 'Același local', url_name: pub.url_name };
  await t.call('POST /api/company/:companyID/pubs', { params: company.ids, as: company, body });
});

test('of many creations at once only as many succeed as the tariff allows', async () => {
  const company = await aCompany(t, { tariff: 'pro' });
  const answers = await Promise.all(
    Array.from({ length: 9 }, () =>
      t.send('POST /api/company/:companyID/pubs', {
        params: company.ids,
        as: company,
        body: { name: 'Local nou', url_name: unique('nou') },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  for (const { body } of answers.filter(({ status }) => status !== 201)) {
    expect(body).toMatchObject({ code: 'pub_limit_exceeded', err: 'pub limit exceeded' });
  }
});

test('a deleted pub makes room for another and is not found by anyone', async () => {
  const company = await aCompany(t, { tariff: 'basic' });
  const { pub, ids } = await aPub(t, company);
  await t.call('DELETE /api/company/:companyID/pubs/:pubID', { params: ids, as: company });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID', { params: ids, as: company }),
  ).toMatchObject({ status: 404 });
  expect(
    await t.send('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: pub.url_name } }),
  ).toMatchObject({ status: 404 });
  await aPub(t, company);
});

test('settings are saved without the @ of the telegram name, and the address cannot be changed', async () => {
  const { pub, company, ids } = await aPub(t);
  const put = (body: object) =>
    t.sendRaw('PUT /api/company/:companyID/pubs/:pubID/', { params: ids, as: company, body });
  expect(await put({ ...settings, url_name: 'alta-adresa' })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'url_name', code: 'unknown_field' }] },
  });
  const answer = await put(settings);
  const saved = { ...settings, telegram_username: 'la_placinte', url_name: pub.url_name };
  expect(answer).toMatchObject({
    status: 200,
    body: { pub: { ...saved, company_id: company.id } },
  });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID', { params: ids, as: company }),
  ).toMatchObject({
    body: { pub: saved },
  });
});

test('omitted settings do not change, so two concurrent saves are both kept', async () => {
  const { pub, company, ids } = await aPub(t);
  const put = (body: CallBody<'PUT /api/company/:companyID/pubs/:pubID'>) =>
    t.send('PUT /api/company/:companyID/pubs/:pubID', { params: ids, as: company, body });
  await must(put(settings));
  await Promise.all([
    must(put({ name: '  Casa Veche ', address: '' })),
    must(put({ color: '#00ff00', telegram_username: '@@casa' })),
    must(put({})),
  ]);
  const answer = await t.call('GET /api/company/:companyID/pubs/:pubID', {
    params: ids,
    as: company,
  });
  expect(answer.pub).toMatchObject({
    ...settings,
    name: 'Casa Veche',
    address: '',
    color: '#00ff00',
    telegram_username: 'casa',
    url_name: pub.url_name,
    company_id: company.id,
  });
  expect(await put({ telegram_username: '' })).toMatchObject({
    body: { pub: { telegram_username: '' } },
  });
});

test('the limits of a name count characters as the database does, without the spaces around it', async () => {
  const { company, ids } = await aPub(t);
  const put = (name: string) =>
    t.send('PUT /api/company/:companyID/pubs/:pubID', { params: ids, as: company, body: { name } });
  const longest = '🥟'.repeat(255);
  expect(await put(longest)).toMatchObject({ status: 200, body: { pub: { name: longest } } });
  expect(await put(` ${'ș'.repeat(255)} `)).toMatchObject({ status: 200 });
  for (const [name, code] of [
    ['🥟'.repeat(256), 'max'],
    ['🥟🥟', 'min'],
    ['  ab  ', 'min'],
    ['   ', 'field_is_required'],
  ] as const) {
    expect(await put(name)).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'name', code }] },
    });
  }
});

test('the name of a network is limited by the Wi-Fi standard, without the spaces around it', async () => {
  const { company, ids } = await aPub(t);
  const put = (body: CallBody<'PUT /api/company/:companyID/pubs/:pubID'>) =>
    t.send('PUT /api/company/:companyID/pubs/:pubID', { params: ids, as: company, body });
  const longest = 'ж'.repeat(16);
  expect(await put({ wifi_network: ` ${longest} ` })).toMatchObject({
    status: 200,
    body: { pub: { wifi_network: longest } },
  });
  // Every wrong field is named, and none is saved.
  expect(await put({ name: 'ab', wifi_network: `${longest}a`, address: 'alta' })).toMatchObject({
    status: 400,
    body: {
      validationErrors: [
        { field: 'name', code: 'min', limit: 3 },
        { field: 'wifi_network', code: 'max_octets', limit: 32 },
      ],
    },
  });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID', { params: ids, as: company }),
  ).toMatchObject({
    body: { pub: { wifi_network: longest, address: '' } },
  });
  expect(await put({ wifi_network: '' })).toMatchObject({ body: { pub: { wifi_network: '' } } });
});

test.each([
  [{ ...settings, name: 'ab' }, 'name'],
  [{ ...settings, wifi_network: 7 }, 'wifi_network'],
  [{ ...settings, wifi_network: 'ț'.repeat(17) }, 'wifi_network'],
  [{ ...settings, name: null }, 'name'],
  [{ ...settings, address: 'x'.repeat(1001) }, 'address'],
  [{ ...settings, currency_id: 6 }, 'currency_id'],
  [{ ...settings, telegram_username: 'la nuc' }, 'telegram_username'],
  [{ ...settings, phone: '12' }, 'phone'],
  [{ ...settings, color: 'red' }, 'color'],
  [{ ...settings, color_theme: 'sepia' }, 'color_theme'],
])('invalid settings are refused: %#', async (body, field) => {
  const { company, ids } = await aPub(t);
  const answer = await t.sendRaw('PUT /api/company/:companyID/pubs/:pubID', {
    params: ids,
    as: company,
    body,
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field }] },
  });
});

test('a pub has no location until one is saved', async () => {
  const { company, ids } = await aPub(t);
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID/geolocation', {
      params: ids,
      as: company,
    }),
  ).toMatchObject({
    body: { geolocation: null },
  });
  const geolocation = { lat: 47.0105, lng: 28.8638 };
  await t.call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
    params: ids,
    as: company,
    body: geolocation,
  });
  const slashed = 'GET /api/company/:companyID/pubs/:pubID/geolocation/';
  expect(await t.sendRaw(slashed, { params: ids, as: company })).toMatchObject({
    body: { geolocation },
  });
  expect(
    await t.send('POST /api/company/:companyID/pubs/:pubID/geolocation', {
      params: ids,
      as: company,
      body: { lat: 91, lng: 0 },
    }),
  ).toMatchObject({
    status: 400,
  });
});

test('a move is undone only from its own target', async () => {
  const { company, ids } = await aPub(t);
  const [first, second, third] = [
    { lat: 47.0105, lng: 28.8638 },
    { lat: 47.023456, lng: 28.812345 },
    { lat: 46.5, lng: 28.1 },
  ];
  const put = (body: CallBody<'POST /api/company/:companyID/pubs/:pubID/geolocation'>) =>
    t.send('POST /api/company/:companyID/pubs/:pubID/geolocation', {
      params: ids,
      as: company,
      body,
    });
  await must(put(first));
  await must(put(second));
  expect(await put({ ...first, before: second })).toMatchObject({
    status: 200,
    body: { geolocation: first },
  });
  await must(put(third));
  expect(await put({ ...first, before: second })).toMatchObject({
    status: 409,
    body: { code: 'place_changed_meanwhile' },
  });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID/geolocation', {
      params: ids,
      as: company,
    }),
  ).toMatchObject({
    body: { geolocation: third },
  });
});

test('another company finds neither the pub nor its company', async () => {
  const { ids, company } = await aPub(t);
  const stranger = await aCompany(t);
  for (const params of [ids, { ...ids, ...stranger.ids }, { ...stranger.ids, pubID: 999_999 }]) {
    const at = { params, as: stranger };
    for (const answer of [
      await t.send('GET /api/company/:companyID/pubs/:pubID', at),
      await t.send('PUT /api/company/:companyID/pubs/:pubID', { ...at, body: settings }),
      await t.send('DELETE /api/company/:companyID/pubs/:pubID', at),
      await t.send('GET /api/company/:companyID/pubs/:pubID/geolocation', at),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  }
  expect(
    await t.send('GET /api/company/:companyID/pubs', { params: company.ids, as: stranger }),
  ).toMatchObject({
    status: 404,
  });
});

test('an administrator inside a pub may use only that pub, and neither creates nor deletes', async () => {
  const company = await aCompany(t);
  const { pub, ids } = await aPub(t, company);
  const other = await aPub(t, company);
  const accountId = await createAdministrator(t.deps, {
    email: `${unique('admin')}@example.md`,
    password: 'o parolă destul de lungă',
  });
  const entered = { pubId: pub.id, companyId: companyIdOf(company.id) };
  const as = await t.deps.write((transaction) =>
    startSession(t.deps, transaction, { accountId, role: 'admin', entered }),
  );
  const list = await t.call('GET /api/company/:companyID/pubs', { params: company.ids, as });
  expect(list.pubs.map(({ id }) => id)).toEqual([pub.id]);
  expect(
    await t.send('PUT /api/company/:companyID/pubs/:pubID', { params: ids, as, body: settings }),
  ).toMatchObject({
    status: 200,
  });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID', { params: other.ids, as }),
  ).toMatchObject({ status: 404 });
  const created = await t.send('POST /api/company/:companyID/pubs', {
    params: company.ids,
    as,
    body: { name: 'Nu se poate', url_name: unique('nu') },
  });
  expect(created).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(
    await t.send('DELETE /api/company/:companyID/pubs/:pubID', { params: ids, as }),
  ).toMatchObject({ status: 403 });
});
