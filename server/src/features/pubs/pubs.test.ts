import type { Pub } from '@comanda/contract/pubs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aCompany, aPub, must, send, unique } from '../../testing/builders/builders.ts';
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
};

test('a new pub has its code, thirty days, a default look and its delivery settings', async () => {
  const company = await aCompany(t);
  const url_name = unique('casa-mea');
  const { status, body } = await send(t, `POST ${company.path as '/'}/pubs`, {
    as: company,
    body: { name: '  Casa Mea ', url_name },
  });
  expect(status).toBe(201);
  expect(body['pub']).toMatchObject({
    company_id: company.id,
    name: 'Casa Mea',
    url_name,
    color_theme: 'light',
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
  for (const slash of ['', '/']) {
    const { pubs } = await must<{ ok: true; pubs: Pub[] }>(
      send(t, `GET ${company.path as '/'}/pubs${slash}`, { as: company }),
    );
    expect(pubs.map(({ id }) => id)).toEqual([first.pub.id, second.pub.id]);
  }
});

test.each([
  [{ name: '', url_name: '' }, ['name field_is_required', 'url_name field_is_required']],
  [{ name: 'ab', url_name: 'ab' }, ['name min', 'url_name min']],
  [{ name: 'x'.repeat(256), url_name: 'x'.repeat(256) }, ['name max', 'url_name max']],
  [{ name: 'Bine', url_name: 'Plăcinte!' }, ['url_name invalid_url_name']],
  [{ name: 'Bine' }, ['url_name field_is_required']],
])('a new pub %j is refused with every field', async (body, problems) => {
  const company = await aCompany(t);
  const answer = await send(t, `POST ${company.path as '/'}/pubs`, { as: company, body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_error' } });
  const list = answer.body['validationErrors'] as { field: string; code: string }[];
  expect(list.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

test('an address belongs to one pub; once deleted it may come back, to its own company alone', async () => {
  const { pub, company, path } = await aPub(t);
  const other = await aCompany(t);
  const again = () =>
    send(t, `POST ${other.path as '/'}/pubs`, {
      as: other,
      body: { name: 'Alt local', url_name: pub.url_name },
    });
  expect(await again()).toMatchObject({
    status: 409,
    body: { code: 'pub_with_the_same_url_name_already_exists' },
  });
  await must(send(t, `DELETE ${path as '/'}`, { as: company }));
  // The codes that are printed with it lead to this company or to nobody.
  expect(await again()).toMatchObject({ status: 409 });
  const body = { name: 'Același local', url_name: pub.url_name };
  await must(send(t, `POST ${company.path as '/'}/pubs`, { as: company, body }));
});

test('of many creations at once only as many succeed as the tariff has room for', async () => {
  const company = await aCompany(t, { tariff: 'pro' });
  const answers = await Promise.all(
    Array.from({ length: 9 }, () =>
      send(t, `POST ${company.path as '/'}/pubs`, {
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

test('a deleted pub makes room for another and is gone for everybody', async () => {
  const company = await aCompany(t, { tariff: 'basic' });
  const { pub, path } = await aPub(t, company);
  await must(send(t, `DELETE ${path as '/'}`, { as: company }));
  expect(await send(t, `GET ${path as '/'}`, { as: company })).toMatchObject({ status: 404 });
  expect(await send(t, `GET /api/client/pub/${pub.url_name}`)).toMatchObject({ status: 404 });
  await aPub(t, company);
});

test('settings are saved, the @ of the telegram name is not, and the address cannot be', async () => {
  const { pub, company, path } = await aPub(t);
  const answer = await send(t, `PUT ${path as '/'}/`, {
    as: company,
    body: { ...settings, url_name: 'alta-adresa', company_id: 1 },
  });
  const saved = { ...settings, telegram_username: 'la_placinte', url_name: pub.url_name };
  expect(answer).toMatchObject({
    status: 200,
    body: { pub: { ...saved, company_id: company.id } },
  });
  expect(await send(t, `GET ${path as '/'}`, { as: company })).toMatchObject({
    body: { pub: saved },
  });
});

test('what is left out of the settings stays, so two people at once keep what both saved', async () => {
  const { pub, company, path } = await aPub(t);
  const put = (body: object) => send(t, `PUT ${path as '/'}`, { as: company, body });
  await must(put(settings));
  await Promise.all([
    must(put({ name: '  Casa Veche ', address: '' })),
    must(put({ color: '#00ff00', telegram_username: '@@casa' })),
    must(put({})),
    must(put({ url_name: 'alta-adresa', company_id: 1 })),
  ]);
  const answer = await must<{ ok: true; pub: Pub }>(send(t, `GET ${path as '/'}`, { as: company }));
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

test('the limits of a name count characters as the database does, the spaces around it left out', async () => {
  const { company, path } = await aPub(t);
  const put = (name: string) => send(t, `PUT ${path as '/'}`, { as: company, body: { name } });
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

test('the name of a network is as long as the air allows, the spaces around it left out', async () => {
  const { company, path } = await aPub(t);
  const put = (body: object) => send(t, `PUT ${path as '/'}`, { as: company, body });
  const longest = 'ж'.repeat(16);
  expect(await put({ wifi_network: ` ${longest} ` })).toMatchObject({
    status: 200,
    body: { pub: { wifi_network: longest } },
  });
  // Every field that does not hold is named, and nothing of it is saved.
  expect(await put({ name: 'ab', wifi_network: `${longest}a`, address: 'alta' })).toMatchObject({
    status: 400,
    body: {
      validationErrors: [
        { field: 'name', code: 'min', limit: 3 },
        { field: 'wifi_network', code: 'max_octets', limit: 32 },
      ],
    },
  });
  expect(await send(t, `GET ${path as '/'}`, { as: company })).toMatchObject({
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
])('settings that do not hold are refused: %#', async (body, field) => {
  const { company, path } = await aPub(t);
  const answer = await send(t, `PUT ${path as '/'}`, { as: company, body });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field }] },
  });
});

test('a pub has no place until it is given one', async () => {
  const { company, path } = await aPub(t);
  const at = `${path}/geolocation` as '/';
  expect(await send(t, `GET ${at}`, { as: company })).toMatchObject({
    body: { geolocation: null },
  });
  const geolocation = { lat: 47.0105, lng: 28.8638 };
  await must(send(t, `POST ${at}`, { as: company, body: geolocation }));
  expect(await send(t, `GET ${at}/`, { as: company })).toMatchObject({ body: { geolocation } });
  expect(await send(t, `POST ${at}`, { as: company, body: { lat: 91, lng: 0 } })).toMatchObject({
    status: 400,
  });
});

test('a move is taken back only from where it went', async () => {
  const { company, path } = await aPub(t);
  const at = `${path}/geolocation` as '/';
  const [first, second, third] = [
    { lat: 47.0105, lng: 28.8638 },
    { lat: 47.023456, lng: 28.812345 },
    { lat: 46.5, lng: 28.1 },
  ];
  const put = (body: object) => send(t, `POST ${at}`, { as: company, body });
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
  expect(await send(t, `GET ${at}`, { as: company })).toMatchObject({
    body: { geolocation: third },
  });
});

test('another company finds neither the pub nor its company', async () => {
  const { pub, company, path } = await aPub(t);
  const stranger = await aCompany(t);
  for (const at of [path, `${stranger.path}/pubs/${pub.id}`, `${stranger.path}/pubs/999999`]) {
    for (const answer of [
      await send(t, `GET ${at as '/'}`, { as: stranger }),
      await send(t, `PUT ${at as '/'}`, { as: stranger, body: settings }),
      await send(t, `DELETE ${at as '/'}`, { as: stranger }),
      await send(t, `GET ${at as '/'}/geolocation`, { as: stranger }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  }
  expect(await send(t, `GET ${company.path as '/'}/pubs`, { as: stranger })).toMatchObject({
    status: 404,
  });
});

test('an administrator inside a pub reaches it alone, and neither creates nor deletes', async () => {
  const company = await aCompany(t);
  const { pub, path } = await aPub(t, company);
  const other = await aPub(t, company);
  const accountId = await createAdministrator(t.deps, {
    email: `${unique('admin')}@example.md`,
    password: 'o parolă destul de lungă',
  });
  const entered = { pubId: pub.id, companyId: company.id };
  const as = await t.deps.write((transaction) =>
    startSession(t.deps, transaction, { accountId, role: 'admin', entered }),
  );
  const list = await must<{ ok: true; pubs: Pub[] }>(
    send(t, `GET ${company.path as '/'}/pubs`, { as }),
  );
  expect(list.pubs.map(({ id }) => id)).toEqual([pub.id]);
  expect(await send(t, `PUT ${path as '/'}`, { as, body: settings })).toMatchObject({
    status: 200,
  });
  expect(await send(t, `GET ${other.path as '/'}`, { as })).toMatchObject({ status: 404 });
  const created = await send(t, `POST ${company.path as '/'}/pubs`, {
    as,
    body: { name: 'Nu se poate', url_name: unique('nu') },
  });
  expect(created).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await send(t, `DELETE ${path as '/'}`, { as })).toMatchObject({ status: 403 });
});
