import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGuestApp, type GuestApp } from '../../testing/app/build-guest-app.ts';
import { aMenuWithDishes, aPub } from '../../testing/builders/builders.ts';
import { siblingPaths } from '../../testing/builders/sibling-rows.ts';
import { offerLanguages, translateTexts } from '../../testing/builders/translation-builders.ts';

let t: GuestApp;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());

const dish = {
  name: 'Zeamă',
  price: 45,
  sale_price: 0,
  ingredients: '',
  visible: true,
  text_color: '#ffffff',
};
const nasty = `Zeamă "</script><b> & \\ 'nouă'!`;

/** A pub with one dish that was saved with these fields. */
async function aPubWith(fields: object = {}) {
  const { pub, company, ids: pubIds } = await aPub(t);
  const menu = await aMenuWithDishes(t, { pub, company, ids: pubIds }, [45]);
  const params = { ...menu.ids, dishID: menu.dishes[0].id };
  const save = (changed: object) =>
    t.call(`PUT ${siblingPaths.dishes}`, { params, as: company, body: { ...dish, ...changed } });
  await save(fields);
  const address = `/pub/${pub.url_name}/menu.json`;
  return { pub, company, ids: pubIds, dishId: params.dishID, save, address };
}

type Item = { name: string; description?: string; offers: { price: number } };
type Menu = {
  inLanguage: string;
  hasMenuSection: { hasMenuSection: { hasMenuItem: Item[] }[] }[];
};
async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await t.get(address, headers);
  expect(answer.statusCode).toBe(200);
  const menu = JSON.parse(answer.body) as Menu;
  const items = menu.hasMenuSection.flatMap(({ hasMenuSection: categories }) =>
    categories.flatMap(({ hasMenuItem }) => hasMenuItem),
  );
  return { answer, menu, items };
}

test('the page names the address of its menu as data, which has what the pub says', async () => {
  const { pub, address } = await aPubWith({
    name: nasty,
    food: { allergens: { milk: 'contains' }, energy_kcal: 540, diets: ['vegetarian'] },
  });
  const page = (await t.get(`/pub/${pub.url_name}/?lang=ro`)).body;
  const [, written = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const { hasMenu } = JSON.parse(written) as { hasMenu: { '@id': string; url: string } };
  expect(hasMenu.url).toMatch(new RegExp(`/pub/${pub.url_name}/$`));
  const { pathname, search } = new URL(hasMenu['@id']);
  expect(pathname).toBe(address);
  const { answer, items, menu } = await read(pathname + search);
  expect(menu).toMatchObject({ '@id': hasMenu['@id'] });
  expect(items).toMatchObject([
    {
      // Not changed and not shortened, whatever letters it has.
      name: nasty,
      description: 'Conține: lapte',
      offers: { price: 45, priceCurrency: 'MDL' },
      nutrition: { calories: '540 calories' },
      suitableForDiet: ['https://schema.org/VegetarianDiet'],
    },
  ]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/ld+json',
    'cache-control': 'no-cache',
    'content-language': 'ro',
    vary: 'accept-encoding, accept-language',
    'x-content-type-options': 'nosniff',
  });
});

test('the language is that of the address, else the one that the reader prefers', async () => {
  const { address } = await aPubWith({ food: { allergens: { milk: 'contains' } } });
  const of = async (query: string, accepted: string) => {
    const { menu, items } = await read(address + query, { 'accept-language': accepted });
    return [menu.inLanguage, items[0]?.description];
  };
  expect(await of('?lang=ru', 'en')).toEqual(['ru', 'Содержит: молоко']);
  expect(await of('', 'ro-MD')).toEqual(['ro', 'Conține: lapte']);
  expect(await of('?lang=xx', 'en')).toEqual(['en', 'Contains: milk']);
});

test('its texts are translated like those of the page', async () => {
  const pub = await aPubWith({ ingredients: 'găină' });
  await offerLanguages(t, pub, 'ru');
  await translateTexts(t, pub, [{ kind: 'dish', id: pub.dishId, name: 'Зама', text: 'курица' }]);
  const of = async (query: string) => {
    const [item] = (await read(pub.address + query)).items;
    return [item?.name, item?.description];
  };
  expect(await of('?lang=ru')).toEqual(['Зама', 'курица']);
  expect(await of('?lang=en')).toEqual(['Zeamă', 'găină']);
});

test('a change is in it at the next request; an unchanged menu is answered without a body', async () => {
  const { address, save } = await aPubWith();
  const asked = { 'accept-encoding': 'br', 'accept-language': 'ro' };
  const first = await t.get(address, asked);
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('"price":45');
  const again = { ...asked, 'if-none-match': String(first.headers.etag) };
  expect(await t.get(address, again)).toMatchObject({ statusCode: 304, body: '' });
  await save({ price: 50 });
  const changed = await t.get(address, again);
  expect(changed.statusCode).toBe(200);
  expect(brotliDecompressSync(changed.rawPayload).toString()).toContain('"price":50');
});

test('a hidden dish is not in it', async () => {
  const { address, save } = await aPubWith();
  expect((await read(address)).items).toHaveLength(1);
  await save({ visible: false });
  expect((await read(address)).items).toEqual([]);
});

test('without a pub, without its publication, and of a deleted pub there is none', async () => {
  const { address } = await aPubWith();
  const gone = await aPubWith();
  const other = { params: gone.ids, as: gone.company };
  await t.call('DELETE /api/company/:companyID/pubs/:pubID', other);
  for (const at of ['/pub/no-such-pub/menu.json', gone.address]) {
    const answer = await t.get(at);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  }
  t.clock.set('2026-12-20T21:59:58Z');
  await read(address);
  t.clock.set('2026-12-20T21:59:59Z');
  expect((await t.get(address)).statusCode).toBe(404);
});
