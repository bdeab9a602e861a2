import { brotliDecompressSync } from 'node:zlib';
import { HEAD_SCRIPT } from '@comanda/contract/guest-page';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGuestApp, type GuestApp } from '../testing/app/build-guest-app.ts';
import { aMenuWithDishes, aPub, switchDeliveryOn } from '../testing/builders/builders.ts';
import { aDeliveringPub, anAdmin, changeDish } from '../testing/builders/order-builders.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());

test('the document contains the whole menu, with and without the last slash', async () => {
  const { pub, ...rest } = await aPub(t);
  const { menu, category, dishes } = await aMenuWithDishes(t, { pub, ...rest }, [100, 55.5]);
  await switchDeliveryOn(t, { pub, ...rest });
  const page = await t.get(`/pub/${pub.url_name}/`, { 'accept-language': 'ro-MD,ro;q=0.9' });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-language': 'ro',
  });
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(page.headers['permissions-policy']).toContain('camera=(), microphone=()');
  expect(page.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(page.body).toContain('<html lang="ro" class="light"');
  for (const text of [pub.name, menu.name, category.name, '100,00\u00A0Lei', '55,50\u00A0Lei']) {
    expect(page.body).toContain(text);
  }
  for (const dish of dishes) expect(page.body).toContain(`id="d${dish.id}"`);
  expect(page.body).toContain('Livrare până la 22:00');
  expect(page.body.split(`<script>${HEAD_SCRIPT}</script>`)).toHaveLength(2);
  expect(page.body.replace(`<script>${HEAD_SCRIPT}</script>`, '')).not.toMatch(
    /<script(?! type="module" fetchPriority="low" src="\/pub\/_\/)(?! type="application\/(?:ld\+)?json")/,
  );
  expect((await t.get(`/pub/${pub.url_name}`)).statusCode).toBe(200);
});

test('a pub’s texts are escaped', async () => {
  const pub = await aPub(t);
  const body = {
    name: '<script>alert(1)</script>',
    color_theme: 'dark',
    color: '#ffee00',
    wifi_password: '"><img src=x>',
    address: '',
    additional_info: '',
    currency_id: 2,
    telegram_username: '',
    has_in_place_order: true,
  } as const;
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body,
  });
  const page = await t.get(`/pub/${pub.pub.url_name}/`);
  expect(page.body).toContain('class="dark"');
  expect(page.body).not.toContain('<script>alert');
  expect(page.body).not.toContain('<img src=x>');
});

test('the language follows the parameter, then the browser, else it is Russian', async () => {
  const { pub } = await aPub(t);
  const at = `/pub/${pub.url_name}/`;
  expect((await t.get(at)).body).toContain('<html lang="ru"');
  expect((await t.get(at, { 'accept-language': 'en-GB' })).body).toContain('<html lang="en"');
  expect((await t.get(`${at}?lang=ro`, { 'accept-language': 'en' })).body).toContain('lang="ro"');
});

test('an unknown pub gives a real 404', async () => {
  const page = await t.get('/pub/no-such-pub/?lang=ro');
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('O astfel de pagină nu există');
  // Without a pub it is light or dark like the device, and has no script.
  expect(page.body).toContain('class="system"');
  expect(page.body).toContain('media="(prefers-color-scheme: dark)"');
  expect(page.body).not.toContain('<script');
});

test('an expired pub shows its name and its notice, exactly from its end', async () => {
  const pub = await aPub(t);
  await aMenuWithDishes(t, pub);
  const at = `/pub/${pub.pub.url_name}/?lang=en`;
  t.clock.set('2026-12-20T21:59:58Z');
  expect((await t.get(at)).body).toContain('Plăcintă 1');
  t.clock.set('2026-12-20T21:59:59Z');
  const page = await t.get(at);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(pub.pub.name);
  expect(page.body).toContain('The menu is not available now');
  expect(page.body).not.toContain('Plăcintă 1');
});

test('the menu is shown again at the first request after the platform has extended the publication', async () => {
  const pub = await aPub(t);
  await aMenuWithDishes(t, pub);
  const at = `/pub/${pub.pub.url_name}/?lang=en`;
  t.clock.set('2027-01-15T10:00:00Z');
  expect((await t.get(at)).body).toContain('The menu is not available now');
  await t.call('POST /api/admin/pubs/:pubID/extend', {
    params: pub.ids,
    as: await anAdmin(t),
    body: { days: 2 },
  });
  expect((await t.get(at)).body).toContain('Plăcintă 1');
  t.clock.set('2027-01-17T21:59:58Z');
  expect((await t.get(at)).body).toContain('Plăcintă 1');
  t.clock.set('2027-01-17T22:00:00Z');
  expect((await t.get(at)).body).not.toContain('Plăcintă 1');
});

test('an unchanged page is answered without a body; compressed it is the same page', async () => {
  const pub = await aPub(t);
  await aMenuWithDishes(t, pub);
  const at = `/pub/${pub.pub.url_name}/?lang=ru`;
  const plain = await t.get(at);
  const packed = await t.get(at, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const again = await t.get(at, {
    'accept-encoding': 'gzip, br',
    'if-none-match': String(packed.headers.etag),
  });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect((await t.get(at, { 'if-none-match': '"something else"' })).statusCode).toBe(200);
});

test('it is never stale: the first request after a save shows the change', async () => {
  const pub = await aDeliveringPub(t, { prices: [100, 55.5] });
  const at = `/pub/${pub.pub.url_name}/?lang=en`;
  const before = await t.get(at);
  expect(before.body).toContain('100.00');
  await changeDish(t, pub, { dish: pub.dishes[0], change: { price: 123.45 } });
  const after = await t.get(at, { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('123.45');
  const body = { add_commission_to_dish_prices: true };
  await t.call('POST /api/company/:companyID/pubs/:pubID/add-commission-to-dish-prices', {
    params: pub.ids,
    as: pub.company,
    body,
  });
  expect(after.body).not.toContain('"dearer":');
  const dearer = (await t.get(at)).body;
  expect(dearer).toContain('"commissionPercent":10');
  expect(dearer).toContain('"dearer":"With delivery each dish costs 10\u00A0% more."');
});

test('it changes without a write when the delivery hours of the day end', async () => {
  const { pub, ...rest } = await aPub(t);
  await switchDeliveryOn(t, { pub, ...rest });
  const at = `/pub/${pub.url_name}/?lang=en`;
  expect((await t.get(at)).body).toContain('Delivery until 22:00');
  t.clock.set('2026-11-20T20:00:00Z');
  expect((await t.get(at)).body).toContain('Delivery tomorrow from 10:00');
});

test('an order’s page is served under its link, only below its own pub', async () => {
  const pub = await aDeliveringPub(t);
  const other = await aPub(t);
  const { tracking_token: token, order } = await t.call('POST /api/client/pub/:pubID/orders', {
    params: pub.ids,
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      client_name: 'Ion',
      dishes: [{ dish_id: pub.dishes[0].id, count: 2 }],
      table_for_in_place_order: '7',
    },
  });
  const page = await t.get(`/pub/${pub.pub.url_name}/order/${token}?lang=ro`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  for (const text of [
    `№ ${order.number}`,
    'Masa 7',
    '200,00\u00A0Lei',
    'Comanda a fost trimisă localului',
  ]) {
    expect(page.body).toContain(text);
  }
  expect(page.body).toContain('<time dateTime="2026-11-20T17:00:00.000Z">19:00</time>');
  expect((await t.get(`/pub/${other.pub.url_name}/order/${token}`)).statusCode).toBe(404);
  expect((await t.get(`/pub/${pub.pub.url_name}/order/nobody-has-this`)).statusCode).toBe(404);
});

test('search engines and messengers get the description, with any text of the pub', async () => {
  const aNewPub = await aPub(t);
  const { pub, company, ids } = aNewPub;
  const body = { name: 'La </script><b>Nuc', address: 'str. Nucului 1', phone: '022 123 456' };
  await switchDeliveryOn(t, aNewPub);
  await t.call('PUT /api/company/:companyID/pubs/:pubID', { params: ids, as: company, body });
  const page = (await t.get(`/pub/${pub.url_name}/?lang=ro`)).body;
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  const url = `http://comanda.test/pub/${pub.url_name}/`;
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Restaurant',
    name: body.name,
    address: body.address,
    url,
    currenciesAccepted: 'MDL',
    telephone: '+37322123456',
    department: { openingHours: ['Mo-Su 10:00-22:00'] },
    hasMenu: url,
  });
  expect(page).toContain(`<link rel="canonical" href="${url}?lang=ro"/>`);
  for (const language of ['ro', 'ru', 'en']) {
    expect(page).toContain(`hrefLang="${language}" href="${url}?lang=${language}"`);
  }
  expect(page).toContain(`hrefLang="x-default" href="${url}?lang=ru"`);
  expect(page).toContain('property="og:description"');
});

test('the worker that caches menus is revalidated each time, and its scope covers all menus', async () => {
  for (const encoding of ['identity', 'br']) {
    const asked = { 'accept-encoding': encoding };
    const { statusCode, headers } = await t.get('/pub/_/service-worker.js', asked);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['service-worker-allowed']).toBe('/pub/');
  }
  const { pub } = await aPub(t);
  const [print = ''] =
    /\/pub\/_\/assets\/print-[^"]+/.exec((await t.get(`/pub/${pub.url_name}/`)).body) ?? [];
  expect((await t.get(print)).headers['cache-control']).toContain('immutable');
});

test.each([
  ['#ffffff', undefined],
  ['#ffd54a', '#ffd54a'],
  // Not readable on a picture.
  ['#202020', undefined],
])('a dish of the text colour %s has %s on its picture', async (chosen, shownColor) => {
  const pub = await aDeliveringPub(t);
  await changeDish(t, pub, { dish: pub.dishes[0], change: { text_color: chosen } });
  const page = await t.get(`/pub/${pub.pub.url_name}/?lang=ro`);
  const [, card = ''] =
    new RegExp(`<li id="d${pub.dishes[0].id}" class="d"([^>]*)>`).exec(page.body) ?? [];
  expect(card.trim()).toBe(shownColor === undefined ? '' : `data-ink="${shownColor}"`);
});

test('it shows the delivery hours: without delivery there are none', async () => {
  const pub = await aPub(t);
  const at = `/pub/${pub.pub.url_name}/?lang=ro`;
  const without = (await t.get(at)).body;
  expect(without).not.toContain('class="hours"');
  expect(without).not.toMatch(/10:00|openingHours/);
  // Without hours the summary shows the address, and without an address a general title.
  expect(without).toContain('<summary><span>Despre local</span>');
  await switchDeliveryOn(t, pub);
  const page = (await t.get(at)).body;
  expect(page).toMatch(/<b data-last="\d+" class="open">Livrare până la 22:00<\/b>/);
  expect(page).toContain('<h2>Livrare până la 22:00</h2><p>Azi 10:00–22:00</p>');
  expect(page).toContain('<dt>lun.</dt><dd>10:00–22:00</dd>');
});

test('a guest can call the pub and write to it in Telegram', async () => {
  const pub = await aPub(t);
  const at = `/pub/${pub.pub.url_name}/?lang=ro`;
  const put = (body: object) =>
    t.call('PUT /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company, body });
  await put({ phone: '+373 69 123 456', telegram_username: '@la_nuc' });
  const page = (await t.get(at)).body;
  expect(page).toContain('href="tel:+37369123456">+373 69 123 456</a>');
  expect(page).toContain(
    'href="https://t.me/la_nuc" rel="noopener noreferrer" target="_blank" aria-label="Telegram @la_nuc">@la_nuc</a>',
  );
  // Without a menu the skip link has no target.
  expect(page).not.toContain('href="#menu"');
  // A name that was stored before names were checked has no link.
  await t.deps.db
    .updateTable('pub')
    .set({ telegram_username: 'evil/"><b>' })
    .where('id', '=', pub.pub.id)
    .execute();
  await put({ phone: '' });
  const later = (await t.get(at)).body;
  expect(later).not.toContain('t.me');
  expect(later).toContain(`href="tel:${pub.company.company.phone}"`);
  const phone = '+37368000111';
  await t.call('PUT /api/account', { as: pub.company, body: { phone } });
  await expect.poll(async () => (await t.get(at)).body).toContain(`href="tel:${phone}"`);
});
