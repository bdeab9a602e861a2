import type { CallBody } from '@comanda/contract';
import type { Food } from '@comanda/contract/food';
import type { ImportedRow } from '@comanda/contract/menu';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aMenuWithDishes, aPub, type APub } from '../../../testing/builders/builders.ts';
import { anOptionGroup, anyNumber, giveGroups } from '../../../testing/builders/option-builders.ts';

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
  const previewed = await (await send(rows)).reply();
  const { fingerprint } = previewed;
  await (await send(rows, { dry_run: false, fingerprint })).reply();
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
  const exactlyOne = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
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
  const { fingerprint } = await (await send(rows)).reply();
  await t.call('DELETE /api/company/:companyID/pubs/:pubID/option-groups/:groupID', {
    params: { ...pub.ids, groupID: group.id },
    as: pub.company,
  });
  expect(await send(rows, { dry_run: false, fingerprint })).toMatchObject({
    status: 409,
    body: { code: 'menu_changed_meanwhile' },
  });
});
