import type { CallBody } from '@comanda/contract';
import type { Food } from '@comanda/contract/food';
import type { ImportedRow } from '@comanda/contract/menu';
import { MAX_DISHES_OF_PUB } from '@comanda/domain/menu';
import { MAX_CHOICES_OF_GROUP } from '@comanda/domain/options';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aMenuWithDishes, aPub, type APub } from '../../../testing/builders/builders.ts';
import {
  anOptionGroup,
  anyNumber,
  exactlyOne,
  giveGroups,
} from '../../../testing/builders/option-builders.ts';

const IMPORT = 'POST /api/company/:companyID/pubs/:pubID/menu-import';

let t: TestApp;
let pub: APub;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  pub = await aPub(t);
});

const row = (name: string, more: Partial<ImportedRow> = {}): ImportedRow => ({
  menu: 'Bucătărie',
  category: 'Supe',
  name,
  price: 50,
  ingredients: '',
  visible: true,
  ...more,
});

const send = (rows: ImportedRow[], more: Partial<CallBody<typeof IMPORT>> = {}) =>
  t.send(IMPORT, {
    params: pub.ids,
    as: pub.company,
    body: { rows, hides_missing: false, dry_run: true, ...more },
  });

/** The dry run of a list, which is written then. */
async function importRows(...rows: ImportedRow[]) {
  const previewed = (await send(rows)).reply();
  const { fingerprint } = previewed;
  (await send(rows, { dry_run: false, fingerprint })).reply();
  return previewed;
}

const dishes = async () =>
  (
    await t.call('GET /api/company/:companyID/pubs/:pubID/whole-menu', {
      params: pub.ids,
      as: pub.company,
    })
  ).dishes;
const dish = async (name: string) => (await dishes()).find((one) => one.name === name);

const food: Food = {
  allergens: { milk: 'contains', nuts: 'traces' },
  diets: ['vegetarian'],
  alcohol: false,
  spiciness: 2,
  portion: { amounts: [200, 50.5], unit: 'g' },
  energy_kcal: 540,
};

it('a list brings what is in its dishes, once', async () => {
  await importRows(row('Zeamă', { food }), row('Borș'));
  expect((await dishes()).map((one) => one.food)).toEqual([food, {}]);
  const again = await importRows(row('Zeamă', { food }), row('Borș', { food: {} }));
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 2 });
});

it('changes the parts that it names, says so before, and keeps the others', async () => {
  await importRows(row('Zeamă', { food, ingredients: 'găină' }));
  const change = { energy_kcal: 600, allergens: { milk: 'contains' } } as const;
  const removed: ImportedRow = row('Zeamă', { food_removed: ['diets'], ingredients: null });
  const previewed = await importRows({ ...removed, food: change });
  expect(previewed.changed).toMatchObject([
    { changes: ['ingredients', 'allergens', 'diets', 'energy'], before: { food } },
  ]);
  const { diets: _diets, ...rest } = food;
  expect(await dish('Zeamă')).toMatchObject({ ingredients: '' });
  expect((await dish('Zeamă'))?.food).toEqual({ ...rest, ...change });
  // Without the columns everything stays.
  expect((await importRows(row('Zeamă'))).counts).toMatchObject({ unchanged: 1 });
});

it('a list gives groups by their names: limits stay, a new size is exactly one choice', async () => {
  const extras = await anOptionGroup(t, pub, {
    name: 'Adaosuri',
    rule: 'sum',
    choices: { Ardei: 5, Cașcaval: 9 },
  });
  const size = await anOptionGroup(t, pub, {
    name: 'Mărime',
    rule: 'replaces',
    choices: { Mică: 50, Mare: 80 },
  });
  await importRows(row('Zeamă'), row('Borș', { option_groups: ['ADAOSURI'] }));
  const own = { group_id: extras.id, ...anyNumber, free_units: 1 };
  const zeama = await dish('Zeamă');
  await giveGroups(t, pub, { dishId: zeama?.id ?? 0, groups: [own] });

  const names = ['marime', 'Adaosuri'];
  const previewed = await importRows(row('Zeamă', { option_groups: names }));
  expect(previewed.changed).toMatchObject([
    { changes: ['option_groups'], before: { option_groups: ['Adaosuri'] } },
  ]);
  expect((await dish('Zeamă'))?.option_groups).toEqual([{ group_id: size.id, ...exactlyOne }, own]);
  const optional = { min_units: 0, max_choices: 99, max_units: 99, free_units: 0 };
  expect((await dish('Borș'))?.option_groups).toEqual([{ group_id: extras.id, ...optional }]);
  await importRows(row('Borș', { option_groups: [] }));
  expect(await dish('Borș')).not.toHaveProperty('option_groups');
});

test.each<[string, Partial<ImportedRow>, field: string, code: string]>([
  [
    'a contradiction',
    { food: { diets: ['vegan'], allergens: { milk: 'contains' } } },
    'rows.1.food.diets',
    'contradicts',
  ],
  [
    'a group that is not there',
    { option_groups: ['Mărime', 'Toppings'] },
    'rows.1.option_groups.1',
    'invalid_value',
  ],
  ['two sizes', { option_groups: ['Mărime', 'Volum'] }, 'rows.1.option_groups', 'invalid_value'],
])('%s is refused by its row, and nothing is created', async (_name, more, field, code) => {
  for (const name of ['Mărime', 'Volum']) {
    await anOptionGroup(t, pub, { name, rule: 'replaces', choices: { Mică: 50 } });
  }
  expect(await send([row('Borș'), row('Zeamă', more)])).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field, code }] },
  });
  expect(await dishes()).toEqual([]);
});

it('a group of another pub is not found by its name', async () => {
  const other = await aPub(t, pub.company);
  await aMenuWithDishes(t, other, []);
  await anOptionGroup(t, other, { name: 'Străine', rule: 'sum', choices: { Ardei: 5 } });
  const { status } = await send([row('Zeamă', { option_groups: ['Străine'] })]);
  expect(status).toBe(400);
});

it('groups that another person has changed since the dry run refuse the write', async () => {
  const fields = { name: 'Adaosuri', rule: 'sum', choices: { Ardei: 5 } } as const;
  const group = await anOptionGroup(t, pub, fields);
  const rows = [row('Zeamă', { option_groups: ['Adaosuri'] })];
  const { fingerprint } = (await send(rows)).reply();
  await t.call('DELETE /api/company/:companyID/pubs/:pubID/option-groups/:groupID', {
    params: { ...pub.ids, groupID: group.id },
    as: pub.company,
  });
  expect(await send(rows, { dry_run: false, fingerprint })).toMatchObject({
    status: 409,
    body: { code: 'menu_changed_meanwhile' },
  });
});

describe('sizes', () => {
  const sizes = (small: number, large: number) => [
    { name: '30 cm', price: small },
    { name: '40 cm', price: large },
  ];
  const pizza = (name: string, small: number, large: number) =>
    row(name, { price: small, sizes: sizes(small, large) });
  const groups = async () =>
    (
      await t.call('GET /api/company/:companyID/pubs/:pubID/option-groups', {
        params: pub.ids,
        as: pub.company,
      })
    ).option_groups;

  it('of a list are an option group of which exactly one choice is taken, once', async () => {
    const list = [pizza('Margherita', 89, 129), pizza('Diavola', 89, 129), row('Zeamă')];
    await importRows(...list);
    const [group, ...others] = await groups();
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      name: 'Mărime',
      rule: 'replaces',
      choices: sizes(89, 129).map((size) => ({ ...size, max_count: 1 })),
    });
    const link = { group_id: group?.id, ...exactlyOne };
    expect(await dish('Margherita')).toMatchObject({ price: 89, option_groups: [link] });
    expect((await dish('Diavola'))?.option_groups).toEqual([link]);
    expect((await importRows(...list)).counts).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await groups()).toEqual([group]);
  });

  it('that a list changes keep their ids, and a dish that parts from the others gets its own', async () => {
    await importRows(pizza('Margherita', 89, 129), pizza('Diavola', 89, 129));
    const [was] = await groups();
    const previewed = await importRows(
      row('Margherita', { sizes: [...sizes(95, 135), { name: '50 cm', price: 170 }] }),
      pizza('Diavola', 99, 129),
    );
    expect(previewed.changed).toMatchObject([
      { changes: ['sizes'], before: { sizes: sizes(89, 129) } },
      { changes: ['sizes'] },
    ]);
    const [ofMargherita, ofDiavola] = [await dish('Margherita'), await dish('Diavola')];
    const after = new Map((await groups()).map((group) => [group.id, group]));
    expect(after.size).toBe(2);
    const group = after.get(ofMargherita?.option_groups?.[0]?.group_id ?? 0);
    expect(group?.id).toBe(was?.id);
    expect(group?.revision).toBe(2);
    expect(group?.choices.map(({ name, price }) => [name, price])).toEqual([
      ['30 cm', 95],
      ['40 cm', 135],
      ['50 cm', 170],
    ]);
    expect(group?.choices.slice(0, 2).map(({ id }) => id)).toEqual(
      was?.choices.map(({ id }) => id),
    );
    const other = after.get(ofDiavola?.option_groups?.[0]?.group_id ?? 0);
    expect(other?.choices).toMatchObject(sizes(99, 129));
    expect([ofMargherita?.price, ofDiavola?.price]).toEqual([95, 99]);
    // The smaller list removes the size again.
    await importRows(pizza('Margherita', 95, 135));
    const last = (await groups()).find(({ id }) => id === was?.id);
    expect(last?.choices).toMatchObject(sizes(95, 135));
    expect(last?.choices).toHaveLength(2);
  });

  it.each<[string, NonNullable<ImportedRow['sizes']>, object]>([
    [
      'one name twice',
      [
        { name: '30 cm', price: 1 },
        { name: '30 CM.', price: 2 },
      ],
      {
        status: 400,
        body: { validationErrors: [{ field: 'rows.1.sizes.1.name', code: 'invalid_value' }] },
      },
    ],
    [
      'no name',
      [
        { name: ' ', price: 1 },
        { name: 'M', price: 2 },
      ],
      {
        status: 400,
        body: { validationErrors: [{ field: 'rows.1.sizes.0.name', code: 'field_is_required' }] },
      },
    ],
    [
      'too many',
      Array.from({ length: MAX_CHOICES_OF_GROUP + 1 }, (_, n) => ({ name: `S${n}`, price: 1 })),
      { status: 409, body: { code: 'option_choice_limit_exceeded' } },
    ],
  ])('are refused with %s, and nothing is created', async (_name, wrong, refusal) => {
    const answer = await send([pizza('Margherita', 89, 129), row('Diavola', { sizes: wrong })]);
    expect(answer).toMatchObject(refusal);
    expect([await groups(), await dishes()]).toEqual([[], []]);
  });
});

it('more rows than a pub may have dishes are refused before one of them is read', async () => {
  const rows = Array.from({ length: MAX_DISHES_OF_PUB + 1 }, () => row(' '));
  expect(await send(rows)).toMatchObject({
    status: 409,
    body: { code: 'pub_dish_limit_exceeded', facts: { limit: MAX_DISHES_OF_PUB } },
  });
});
