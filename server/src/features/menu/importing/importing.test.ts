import type { CallBody } from '@comanda/contract';
import type { ImportedRow } from '@comanda/contract/menu';
import {
  MAX_CATEGORIES_OF_MENU,
  MAX_DISHES_OF_CATEGORY,
  MAX_DISHES_OF_PUB,
  MAX_MENUS_OF_PUB,
} from '@comanda/domain/menu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { refuseInserts } from '../../../testing/app/refuse-inserts.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { insertSiblings } from '../../../testing/walks/many-siblings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const IMPORT = 'POST /api/company/:companyID/pubs/:pubID/menu-import';
type List = Pick<CallBody<typeof IMPORT>, 'rows'> & { hides_missing?: boolean };

const row = (name: string, more: Partial<ImportedRow> = {}): ImportedRow => ({
  menu: 'Bucătărie',
  category: 'Gustări',
  name,
  price: 50,
  ingredients: '',
  visible: true,
  ...more,
});

function send(pub: APub, list: List, more: Partial<CallBody<typeof IMPORT>>) {
  const body = { hides_missing: false, dry_run: true, ...list, ...more };
  return t.send(IMPORT, { params: pub.ids, as: pub.company, body });
}

const preview = async (pub: APub, list: List) => (await send(pub, list, {})).reply();

const write = (pub: APub, list: List, fingerprint: string) =>
  send(pub, list, { dry_run: false, fingerprint });

/** Previews a list and writes it. */
async function importList(pub: APub, list: List) {
  const { fingerprint } = await preview(pub, list);
  return (await write(pub, list, fingerprint)).reply();
}

async function wholeMenu({ ids, company }: APub) {
  return t.call('GET /api/company/:companyID/pubs/:pubID/whole-menu', { params: ids, as: company });
}

/** The menu in words: each dish under its menu and category. */
async function inWords(pub: APub): Promise<string[]> {
  const { menus, categories, dishes } = await wholeMenu(pub);
  return dishes.map((dish) => {
    const category = categories.find(({ id }) => id === dish.category_id);
    const menu = menus.find(({ id }) => id === category?.menu_id);
    const marks = `${dish.visible ? '' : ' hidden'}${dish.sale_price > 0 ? ` sale ${dish.sale_price}` : ''}`;
    return `${menu?.name} / ${category?.name} / ${dish.place} ${dish.name} ${dish.price}${marks}`;
  });
}

const list = {
  rows: [
    // With a control character, which is not stored.
    row('Ze\u0007amă', { category: 'Supe', ingredients: '350 g · \u202Egăină' }),
    row('Borș', { category: 'Supe', price: 65.5, sale_price: 60 }),
    row('Pils', { menu: 'Bar', category: 'Bere', price: 40, visible: false }),
  ],
};

describe('a list', () => {
  it('creates menus, categories and dishes in its order, and its preview has told so', async () => {
    const pub = await aPub(t);
    const previewed = await preview(pub, list);
    expect(previewed).toMatchObject({
      counts: { created: 3, changed: 0, hidden: 0, unchanged: 0 },
      new_menus: ['Bucătărie', 'Bar'],
      new_categories: [
        { menu: 'Bucătărie', name: 'Supe' },
        { menu: 'Bar', name: 'Bere' },
      ],
      created: [0, 1, 2].map((at) => ({ row: at, suggestions: [] })),
    });
    expect(await inWords(pub)).toEqual([]);
    expect((await write(pub, list, previewed.fingerprint)).reply()).toEqual(previewed);
    expect(await inWords(pub)).toEqual([
      'Bucătărie / Supe / 1 Zeamă 50',
      'Bucătărie / Supe / 2 Borș 65.5 sale 60',
      'Bar / Bere / 1 Pils 40 hidden',
    ]);
    expect((await wholeMenu(pub)).dishes[0]?.ingredients).toBe('350 g · găină');
  });

  it('changes nothing the second time', async () => {
    const pub = await aPub(t);
    await importList(pub, list);
    const before = await wholeMenu(pub);
    expect((await importList(pub, list)).counts).toEqual({
      created: 0,
      changed: 0,
      hidden: 0,
      unchanged: 3,
    });
    expect(await wholeMenu(pub)).toEqual(before);
  });

  it('changes, hides, shows again, and keeps what it does not name', async () => {
    const pub = await aPub(t);
    await importList(pub, list);
    const [zeama, bors] = (await wholeMenu(pub)).dishes;
    const rows = [
      row('ZEAMA', { category: 'supe', price: 55 }),
      row('Ciorbă', { category: 'Supe', price: 70 }),
    ];
    const result = await importList(pub, { rows, hides_missing: true });
    expect(result).toMatchObject({
      counts: { created: 1, changed: 1, hidden: 1, unchanged: 0 },
      created: [{ row: 1, suggestions: [{ dish_id: bors?.id, name: 'Borș', price: 65.5 }] }],
      changed: [
        {
          row: 0,
          changes: ['name', 'price'],
          before: {
            dish_id: zeama?.id,
            menu: 'Bucătărie',
            category: 'Supe',
            name: 'Zeamă',
            price: 50,
          },
        },
      ],
      hidden: [{ dish_id: bors?.id, menu: 'Bucătărie', category: 'Supe', name: 'Borș' }],
      new_menus: [],
      new_categories: [],
    });
    // The bar is in no row: nothing of it is hidden, and its hidden beer is none of the four numbers.
    expect(await inWords(pub)).toEqual([
      'Bucătărie / Supe / 1 ZEAMA 55',
      'Bucătărie / Supe / 2 Borș 65.5 hidden sale 60',
      'Bucătărie / Supe / 3 Ciorbă 70',
      'Bar / Bere / 1 Pils 40 hidden',
    ]);
    expect((await wholeMenu(pub)).dishes[0]).toMatchObject({
      id: zeama?.id,
      ingredients: '350 g · găină',
    });
    await importList(pub, list);
    expect(await inWords(pub)).toContain('Bucătărie / Supe / 2 Borș 65.5 sale 60');
    const ended = row('Borș', { category: 'Supe', price: 65.5, sale_price: 0 });
    await importList(pub, { rows: [ended] });
    expect(await inWords(pub)).toContain('Bucătărie / Supe / 2 Borș 65.5');
  });

  it('renames and moves the dish that a person chose, and the places have no gap', async () => {
    const pub = await aPub(t);
    const { dishes } = await aMenuWithDishes(t, pub, [10, 20, 30] as const);
    const [first, second] = dishes;
    const rows = [
      row('Brânzoaică', { dish_id: first?.id ?? 0, category: 'Dulci', price: 10 }),
      row('Tort', { category: 'Dulci' }),
      row('Învârtită', { dish_id: second?.id ?? 0, price: 20 }),
      row('Papanași'),
    ];
    const result = await importList(pub, { rows });
    expect(result.changed.map(({ changes }) => changes)).toEqual([['name', 'category'], ['name']]);
    expect((await inWords(pub)).toSorted()).toEqual([
      'Bucătărie / Dulci / 1 Tort 50',
      'Bucătărie / Dulci / 2 Brânzoaică 10',
      'Bucătărie / Gustări / 1 Învârtită 20',
      'Bucătărie / Gustări / 2 Plăcintă 3 30',
      'Bucătărie / Gustări / 3 Papanași 50',
    ]);
    const ids = (await wholeMenu(pub)).dishes.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([first?.id, second?.id]));
  });
});

describe('a write', () => {
  it('without the fingerprint of a preview is refused', async () => {
    const pub = await aPub(t);
    expect(await send(pub, list, { dry_run: false })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'fingerprint', code: 'field_is_required' }] },
    });
    expect(await inWords(pub)).toEqual([]);
  });

  const refused = { status: 409, body: { code: 'menu_changed_meanwhile' } };

  it('is refused when the menu is no longer that of its preview', async () => {
    const pub = await aPub(t);
    const { fingerprint } = await preview(pub, list);
    await aMenuWithDishes(t, pub, []);
    expect(await write(pub, list, fingerprint)).toMatchObject(refused);
    expect(await inWords(pub)).toEqual([]);
  });

  it('is refused with another list than that of its preview', async () => {
    const pub = await aPub(t);
    const { fingerprint } = await preview(pub, list);
    expect(await write(pub, { rows: list.rows.slice(1) }, fingerprint)).toMatchObject(refused);
    const hiding = { ...list, hides_missing: true };
    expect(await write(pub, hiding, fingerprint)).toMatchObject(refused);
    expect(await inWords(pub)).toEqual([]);
  });

  it('of several at once is done once', async () => {
    const pub = await aPub(t);
    const { fingerprint } = await preview(pub, list);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => write(pub, list, fingerprint)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await inWords(pub)).toHaveLength(3);
  });

  it('that fails in the middle leaves nothing behind', async () => {
    const pub = await aPub(t);
    const { fingerprint } = await preview(pub, list);
    await refuseInserts(t.deps.db, 'dish', async () => {
      expect((await write(pub, list, fingerprint)).status).toBe(500);
    });
    expect(await wholeMenu(pub)).toMatchObject({ menus: [], categories: [], dishes: [] });
    // The menu is what it was, so the same preview still counts.
    expect((await write(pub, list, fingerprint)).status).toBe(200);
  });
});

describe('a row', () => {
  it.each<[string, Partial<ImportedRow>, string]>([
    ['without a visible name', { name: ' \u200B' }, 'name'],
    ['with a long name', { name: 'a'.repeat(256) }, 'name'],
    ['without a menu', { menu: '' }, 'menu'],
    ['without a category', { category: ' ' }, 'category'],
    ['with a price of three decimals', { price: 1.001 }, 'price'],
    ['with a negative price', { price: -1 }, 'price'],
    ['with a sale price that is too high', { sale_price: 10_000_000 }, 'sale_price'],
    ['with too long ingredients', { ingredients: 'a'.repeat(4001) }, 'ingredients'],
  ])('%s is refused by its number', async (_name, change, field) => {
    const pub = await aPub(t);
    const rows = [row('Zeamă'), row('Borș', change)];
    const answer = await t.sendRaw(IMPORT, {
      params: pub.ids,
      as: pub.company,
      body: { rows, hides_missing: false, dry_run: true },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: `rows.1.${field}` }] },
    });
  });

  it('names a dish of its own pub only, and each dish once', async () => {
    const pub = await aPub(t);
    const { dishes } = await aMenuWithDishes(t, pub);
    const other = await aPub(t);
    const foreign = await aMenuWithDishes(t, other);
    const taken = row('Brânzoaică', { dish_id: foreign.dishes[0]?.id ?? 0 });
    expect(await send(pub, { rows: [taken] }, {})).toMatchObject({ status: 404 });
    const own = { dish_id: dishes[0]?.id ?? 0 };
    expect(await send(pub, { rows: [row('A', own), row('B', own)] }, {})).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'rows.1.dish_id', code: 'invalid_value' }] },
    });
    expect(await inWords(other)).toEqual([
      'Bucătărie / Gustări / 1 Plăcintă 1 100',
      'Bucătărie / Gustări / 2 Plăcintă 2 55.5',
    ]);
  });
});

describe('a long list', () => {
  const long = Array.from({ length: 301 }, (_, index) =>
    row(`Fel ${index}`, { category: `C${index % 2}` }),
  );

  it('is written as its preview said, and refused with all that a refusal says', async () => {
    const pub = await aPub(t);
    expect((await importList(pub, { rows: long })).counts.created).toBe(301);
    const unknown = await send(pub, { rows: [row('Alt fel', { option_groups: ['Adaos'] })] }, {});
    expect(unknown).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'rows.0.option_groups.0', code: 'invalid_value' }] },
    });
    const stale = await write(pub, { rows: long }, 'another');
    expect(stale).toMatchObject({ status: 409, body: { code: 'menu_changed_meanwhile' } });
  });

  it('of an account waits for its others, of which eight wait at most', async () => {
    const pub = await aPub(t);
    // Some may be done before the last ones arrive.
    const calls = Array.from({ length: 30 }, () => send(pub, { rows: long }, {}));
    const answers = await Promise.all(calls);
    const done = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused[0]).toMatchObject({ body: { code: 'too_many_requests' } });
    expect(done.length).toBeGreaterThanOrEqual(9);
    expect(done.length + refused.length).toBe(answers.length);
  });
});

describe('a list beyond the limits of a menu', () => {
  const fill = (level: 'menu' | 'category' | 'dish', parentId: number, to: number) =>
    insertSiblings(t.deps.db, level, { parentId, from: 2, to });

  /** One menu with full categories, the last one less a dish. */
  async function fillPub({ menu, category }: AMenu): Promise<void> {
    await fill('dish', category.id, MAX_DISHES_OF_CATEGORY);
    const count = Math.ceil(MAX_DISHES_OF_PUB / MAX_DISHES_OF_CATEGORY);
    await fill('category', menu.id, count);
    const more = t.deps.db
      .selectFrom('category')
      .where('menu_id', '=', menu.id)
      .where('place', '>', 1);
    for (const { id, place } of await more.select(['id', 'place']).execute()) {
      const to = MAX_DISHES_OF_CATEGORY - (place === count ? 1 : 0);
      await insertSiblings(t.deps.db, 'dish', { parentId: id, from: 1, to });
    }
  }

  it.each<
    [string, number, (at: AMenu, pub: APub) => Promise<void>, (n: number) => Partial<ImportedRow>]
  >([
    [
      'menu',
      MAX_MENUS_OF_PUB,
      (_, { pub }) => fill('menu', pub.id, MAX_MENUS_OF_PUB - 1),
      (n) => ({ menu: `M${n}` }),
    ],
    [
      'category',
      MAX_CATEGORIES_OF_MENU,
      ({ menu }) => fill('category', menu.id, MAX_CATEGORIES_OF_MENU - 1),
      (n) => ({ category: `C${n}` }),
    ],
    [
      'dish',
      MAX_DISHES_OF_CATEGORY,
      ({ category }) => fill('dish', category.id, MAX_DISHES_OF_CATEGORY - 1),
      () => ({}),
    ],
    ['pub_dish', MAX_DISHES_OF_PUB, fillPub, () => ({ category: 'Alta' })],
  ])('is refused as a whole: %s', async (level, limit, fillUp, of) => {
    const pub = await aPub(t);
    const at = await aMenuWithDishes(t, pub, [50]);
    await fillUp(at, pub);
    const rows = [1, 2].map((n) =>
      row(`Fel ${n}`, { menu: at.menu.name, category: at.category.name, ...of(n) }),
    );
    const refusal = { status: 409, body: { code: `${level}_limit_exceeded`, facts: { limit } } };
    const { length } = (await wholeMenu(pub)).dishes;
    expect(await send(pub, { rows }, {})).toMatchObject(refusal);
    expect((await importList(pub, { rows: rows.slice(1) })).counts.created).toBe(1);
    expect(await send(pub, { rows }, {})).toMatchObject(refusal);
    expect((await wholeMenu(pub)).dishes).toHaveLength(length + 1);
  });
});
