import { must } from '@comanda/contract/client';
import { languages } from '@comanda/contract/texts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGuestApp, type GuestApp } from '../../testing/app/build-guest-app.ts';
import { bodyOf } from '../../testing/builders/known-fields.ts';
import { aMenuWithDishes, aPub, type APub } from '../../testing/builders/builders.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());

async function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The tags in the head of a page that a messenger reads. */
async function tagsOf({ pub }: APub, language = 'ro'): Promise<Map<string, string>> {
  const page = (await t.get(`/pub/${pub.url_name}/?lang=${language}`)).body;
  return new Map(
    [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );
}

/** The address of the picture in the page, on this server. */
async function pictureOf(pub: APub): Promise<string> {
  return ((await tagsOf(pub)).get('og:image') ?? '').replace('http://comanda.test', '');
}

test.each([
  ['ro', 'ro_RO', 'Meniul'],
  ['ru', 'ru_RU', 'Меню'],
  ['en', 'en_US', 'The menu of'],
])('messengers get all tags in %s', async (language, locale, words) => {
  const pub = await aPub(t);
  const tags = await tagsOf(pub, language);
  const { name, url_name: urlName } = pub.pub;
  expect(Object.fromEntries(tags)).toMatchObject({
    'og:site_name': 'Comanda',
    'og:type': 'website',
    'og:locale': locale,
    'og:title': expect.stringContaining(name) as string,
    'og:description': expect.stringContaining(`${words} ${name}`) as string,
    'og:url': `http://comanda.test/pub/${urlName}/?lang=${language}`,
    'og:image': `http://comanda.test/pub/${urlName}/share.jpg?v=d9442f`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${words} ${name}`,
    'twitter:card': 'summary_large_image',
  });
});

test('the title and the description contain only facts that are on the page', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const { name } = pub.pub;
  const { ids, dishes } = await aMenuWithDishes(t, pub, [10]);
  const readTags = async () => {
    const tags = await tagsOf(pub, 'en');
    return [tags.get('og:title'), tags.get('description')];
  };
  expect(await readTags()).toEqual([
    `${name}: menu and online order`,
    `The menu of ${name} with prices.`,
  ]);
  await must(
    t.upload(
      'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
      {
        params: { ...ids, dishID: dishes[0].id },
        as,
        file: await photo('#18c818'),
      },
    ),
  );
  const body = { has_in_place_order: false, address: 'str. Nucului 1' };
  await t.call('PUT /api/company/:companyID/pubs/:pubID', { params: pub.ids, as, body });
  expect(await readTags()).toEqual([
    `${name}: menu`,
    `The menu of ${name} with pictures and prices. str. Nucului 1`,
  ]);
});

test('the picture is the pub’s colour, then its first dish’s picture, then its cover', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const menu = await aMenuWithDishes(t, pub, [10, 20]);
  const seen: string[] = [];
  const loadPicture = async () => {
    const address = await pictureOf(pub);
    expect(seen).not.toContain(address);
    seen.push(address);
    const answer = await t.get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const picture = sharp(answer.rawPayload);
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(answer.rawPayload.length).toBeLessThan(300_000);
    return (await picture.stats()).dominant;
  };

  await loadPicture();
  await must(
    t.upload(
      'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
      {
        params: { ...menu.ids, dishID: menu.dishes[1].id },
        as,
        file: await photo('#18c818'),
      },
    ),
  );
  expect(await loadPicture()).toMatchObject({ r: 24, g: 200, b: 24 });
  await must(
    t.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
      params: pub.ids,
      as,
      file: await photo('#1818c8'),
    }),
  );
  expect(await loadPicture()).toMatchObject({ r: 24, g: 24, b: 200 });
  // An old address gives the current picture.
  expect((await t.get(seen[0] ?? '')).rawPayload).toEqual((await t.get(seen[2] ?? '')).rawPayload);
});

test('a hidden dish’s picture is not used', async () => {
  const pub = await aPub(t);
  const as = pub.company;
  const { ids, dishes } = await aMenuWithDishes(t, pub, [10]);
  await must(
    t.upload(
      'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
      {
        params: { ...ids, dishID: dishes[0].id },
        as,
        file: await photo('#18c818'),
      },
    ),
  );
  const shown = await pictureOf(pub);
  await t.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    {
      params: { ...ids, dishID: dishes[0].id },
      as,
      body: bodyOf(
        'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
        { ...dishes[0], visible: false },
      ),
    },
  );
  expect(await pictureOf(pub)).not.toBe(shown);
  expect(await pictureOf(pub)).toContain('v=d9442f');
});

test('an unchanged picture is answered without a body', async () => {
  const pub = await aPub(t);
  const address = await pictureOf(pub);
  const { etag } = (await t.get(address)).headers;
  const again = await t.get(address, { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  const head = await t.app.inject({ method: 'HEAD', url: address });
  expect(head.headers).toMatchObject({ etag, 'content-type': 'image/jpeg' });
});

test('there is no picture of a pub that does not exist or is not published any more', async () => {
  const pub = await aPub(t);
  expect((await t.get('/pub/no-such-pub/share.jpg')).statusCode).toBe(404);
  t.clock.set('2026-12-20T21:59:59Z');
  expect((await t.get(`/pub/${pub.pub.url_name}/share.jpg`)).statusCode).toBe(404);
});

test('robots may read the menus, and not the pages of one account or order', async () => {
  const { headers, body } = await t.get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const closed = body.split('\n').flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  const isClosed = (address: string): boolean =>
    closed.some((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}`).test(address));
  for (const address of [
    '/admin/company',
    '/administration/orders',
    '/courier/orders',
    '/api/docs',
    '/pub/la-nuc/order/a-token',
  ]) {
    expect(isClosed(address), address).toBe(true);
  }
  for (const address of [
    '/',
    '/pub/la-nuc/?lang=ro',
    '/pub/la-nuc/share.jpg?v=1',
    '/api-static/images/dishes/a1-240.webp',
    '/pub/_/assets/pub-page.js',
  ]) {
    expect(isClosed(address), address).toBe(false);
  }
  expect(body).toContain('Sitemap: http://comanda.test/sitemap.xml');
});

test('the sitemap contains each published menu in each language, and no other', async () => {
  t.clock.set('2027-02-01T10:00:00Z');
  const [open, deleted] = [await aPub(t), await aPub(t)];
  await t.call('DELETE /api/company/:companyID/pubs/:pubID', {
    params: deleted.ids,
    as: deleted.company,
  });
  t.clock.set('2027-03-01T10:00:00Z');
  const late = await aPub(t);
  const { headers, body } = await t.get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const named = (urlName: string): string[] =>
    languages.filter((language) =>
      body.includes(`<loc>http://comanda.test/pub/${urlName}/?lang=${language}</loc>`),
    );
  expect(named(open.pub.url_name)).toEqual([...languages]);
  expect(named(late.pub.url_name)).toEqual([...languages]);
  expect(body).not.toContain(deleted.pub.url_name);
  // The first publication has just ended with its thirtieth day.
  t.clock.set('2027-03-03T22:00:00Z');
  const next = (await t.get('/sitemap.xml')).body;
  expect(next).not.toContain(`/${open.pub.url_name}/`);
  expect(next).toContain(`/${late.pub.url_name}/`);
});

test('the sitemap is created once in ten minutes, and is compressed', async () => {
  t.clock.set('2027-04-01T10:00:00Z');
  const before = await t.get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(before.headers['content-encoding']).toBe('gzip');
  await aPub(t);
  t.clock.set('2027-04-01T10:09:59Z');
  const etag = String(before.headers.etag);
  expect((await t.get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(304);
  t.clock.set('2027-04-01T10:10:00Z');
  expect((await t.get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('the sitemap contains 16 000 pubs at most', async () => {
  t.clock.set('2027-05-01T10:00:00Z');
  const { pub } = await aPub(t);
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'pub' and column_name not in ('id', 'url_name')`.execute(t.deps.db);
  const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  await sql`insert into pub (${names}, url_name)
    select ${names}, 'pub-' || number from pub, generate_series(1, 16000) as number
    where id = ${pub.id}`.execute(t.deps.db);
  const { body } = await t.get('/sitemap.xml');
  expect(body.match(/<loc>/g)).toHaveLength(16_000 * languages.length);
});

test('the notice of an expired pub is not indexed by search engines', async () => {
  const pub = await aPub(t);
  expect((await tagsOf(pub)).get('robots')).toBeUndefined();
  t.clock.set('2026-12-20T21:59:59Z');
  const page = (await t.get(`/pub/${pub.pub.url_name}/`)).body;
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).not.toMatch(/og:|canonical|ld\+json/);
});
