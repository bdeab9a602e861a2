import type { ImportedRow } from '@comanda/contract/menu';
import { allTexts, languages, translate, type Language } from '@comanda/contract/texts';
import type { ShownText, Translate } from '../../../lib/i18n/current-texts.ts';
import {
  allergens,
  canonicalFood,
  diets,
  findContradictions,
  portionUnits,
  presences,
  type Food,
} from '@comanda/domain/food';
import {
  cellProblems,
  menuSheet,
  planImport,
  readGroupsCell,
  toCsv,
  toWorkbookCell,
  type DishEntry,
  type GroupNow,
  type ImportRow,
  type MenuNow,
} from '@comanda/domain/import';
import { toMinor } from '@comanda/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { draftOf, rowsOf } from './draft/draft.ts';
import { readFile, readText } from './reading/read-list.ts';
import { sentRow } from './sent-row.ts';
import { sheetWords } from './sheet-words.ts';

const choice = (id: number, name: string) => ({ id, name, priceMinor: id * 100, maxCount: 1 });
const groups: GroupNow[] = [
  { id: 1, name: 'Mărime', rule: 'replaces', choices: [choice(1, 'Una'), choice(4, 'Două')] },
  { id: 2, name: 'Sosuri, picante', rule: 'sum', choices: [choice(2, 'Ardei')] },
  { id: 3, name: 'Соусы', rule: 'sum', choices: [choice(3, 'Чеснок')] },
];
const links = groups.map(({ id, rule }) => ({
  groupId: id,
  minUnits: rule === 'replaces' ? 1 : 0,
  maxChoices: 1,
  maxUnits: 1,
  freeUnits: 0,
}));

/** As the server reads a row of the wire. */
function importRow(row: ImportedRow): ImportRow {
  const removed = (row.food_removed ?? []).map((part) => [part, null]);
  return {
    menu: row.menu,
    category: row.category,
    name: row.name,
    priceMinor: toMinor(row.price),
    salePriceMinor: row.sale_price === undefined ? undefined : toMinor(row.sale_price),
    ingredients: row.ingredients === '' ? undefined : (row.ingredients ?? ''),
    visible: row.visible,
    food: { ...row.food, ...Object.fromEntries(removed) },
    optionGroups: row.option_groups,
    sizes: row.sizes?.map(({ name, price }) => ({ name, priceMinor: toMinor(price) })),
    dishId: row.dish_id,
  };
}

const translator =
  (language: Language): Translate =>
  (key, values) =>
    translate(allTexts[key], language, values) as ShownText;

function exported(now: MenuNow, language: Language): string {
  const words = sheetWords(translator(language));
  const sheet = menuSheet(
    now.dishes.map((dish) => ({
      ...dish,
      menu: now.menus[0]?.name ?? '',
      category: now.categories[0]?.name ?? '',
      optionGroups: dish.groups.flatMap(
        ({ groupId }) => groups.find(({ id }) => id === groupId) ?? [],
      ),
    })),
    words,
  );
  return toCsv(sheet);
}

/** The fields that an export changes when it is imported, dish by dish. */
function changesAfter(now: MenuNow, language: Language): string[] {
  const list = readText(exported(now, language));
  if (!list.ok) throw new Error(list.problem);
  expect(list.rows.map((row) => cellProblems(row, groups))).toEqual(list.rows.map(() => ({})));
  const rows = rowsOf(draftOf(list.rows, { menu: '', category: '' }));
  const plan = planImport(
    now,
    rows.map((row) => importRow(sentRow(row, groups))),
    { hidesMissing: true },
  );
  if (!plan.ok) throw new Error(plan.code);
  const { changed, created, hidden } = plan.value;
  return [
    ...changed.map(({ before, changes }) => `${before.name}: ${changes.join()}`),
    ...created.map(({ fields }) => `${fields.name} is new`),
    ...hidden.map(({ name }) => `${name} is hidden`),
  ];
}

const food: fc.Arbitrary<Food> = fc
  .record(
    {
      allergens: fc.dictionary(fc.constantFrom(...allergens), fc.constantFrom(...presences)),
      alcohol: fc.boolean(),
      diets: fc.subarray([...diets], { minLength: 1 }),
      spiciness: fc.integer({ min: 0, max: 3 }),
      portion: fc.record({
        amounts: fc.array(
          fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100),
          { minLength: 1, maxLength: 5 },
        ),
        unit: fc.constantFrom(...portionUnits),
      }),
      energy_kcal: fc.integer({ min: 0, max: 20_000 }),
    },
    { requiredKeys: [] },
  )
  .map((said) => {
    const whole = canonicalFood(said);
    const contradicted = new Set(findContradictions(whole).map(({ diet }) => diet));
    return canonicalFood({
      ...whole,
      diets: whole.diets?.filter((diet) => !contradicted.has(diet)) ?? [],
    });
  });

const dish = fc.record({
  priceMinor: fc.integer({ min: 0, max: 1_000_000 }),
  ingredients: fc.constantFrom('', 'găină, „tăieței”; "verde"', '350 г · курица', '=1+1'),
  visible: fc.boolean(),
  food,
  groups: fc.subarray(links),
});

const menuOf = (
  dishes: readonly Omit<DishEntry, 'id' | 'categoryId' | 'name' | 'salePriceMinor'>[],
) => ({
  menus: [{ id: 1, name: 'Bucătărie' }],
  categories: [{ id: 11, menuId: 1, name: 'Supe' }],
  groups,
  dishes: dishes.map((one, index) => ({
    ...one,
    id: index + 1,
    categoryId: 11,
    name: `Fel ${index}`,
    salePriceMinor: 0,
  })),
});

describe.each(languages)('an export in %s', (language) => {
  it('changes nothing when it is imported', () => {
    fc.assert(
      fc.property(fc.array(dish, { minLength: 1, maxLength: 8 }), (dishes) => {
        expect(changesAfter(menuOf(dishes), language)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('puts a menu back as it was exported, whatever has changed since', () => {
    fc.assert(
      fc.property(dish, dish, (was, is) => {
        const list = readText(exported(menuOf([was]), language));
        if (!list.ok) throw new Error(list.problem);
        const [row] = rowsOf(draftOf(list.rows, { menu: '', category: '' }));
        if (!row) throw new Error('no row');
        const rows = [importRow(sentRow(row, groups))];
        const plan = planImport(menuOf([is]), rows, { hidesMissing: false });
        if (!plan.ok) throw new Error(plan.code);
        const [after = menuOf([is]).dishes[0]] = plan.value.changed.map(({ fields }) => fields);
        const ids = (of: DishEntry['groups'] | undefined) => of?.map(({ groupId }) => groupId);
        expect(after?.food).toEqual(was.food);
        expect(after?.ingredients).toBe(was.ingredients);
        expect(ids(after?.groups)).toEqual(ids(was.groups));
      }),
      { numRuns: 40 },
    );
  });
});

const signs = ['=', '+', '-', '@', "'", '"', '""', ';', ',', '|', '/', '<b>', '&amp;', '<', '&'];
const pieces = [
  '\u00A0',
  '  ',
  '🍕',
  '👨‍👩‍👧',
  'ș',
  'Ж',
  '55 lei',
  '350 g',
  '.jpg',
  'Regular',
  '_x0041_',
];
/** Everything that a format, a spreadsheet or a reader of lists takes for something else. */
const hostile = fc
  .array(fc.constantFrom(...signs, ...pieces), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');
const lines = fc
  .tuple(
    fc.array(fc.oneof(hostile, fc.constant('')), { maxLength: 3 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([texts, between]) => texts.join(between).trim());

const anyDish = fc.record({
  menu: hostile,
  category: hostile,
  name: hostile,
  ingredients: lines,
  optionGroups: fc.uniqueArray(hostile, { maxLength: 3 }),
});

describe.each(['CSV', 'XLSX'])('an export as %s', (format) => {
  it('keeps every character', async () => {
    const words = sheetWords(translator('ro'));
    const numbers = { priceMinor: 5500, salePriceMinor: 0, visible: true, food: {} };
    await fc.assert(
      fc.asyncProperty(fc.array(anyDish, { minLength: 1, maxLength: 4 }), async (dishes) => {
        const sheet = menuSheet(
          dishes.map((one) => ({
            ...one,
            ...numbers,
            optionGroups: one.optionGroups.map((name) => ({ name, rule: 'sum', choices: [] })),
          })),
          words,
        );
        const list =
          format === 'CSV'
            ? readText(toCsv(sheet))
            : await readFile(
                await writeWorkbook(
                  sheet.map((row) => row.map((value) => ({ value: toWorkbookCell(value) }))),
                )
                  .toBlob()
                  .then((file) => file.arrayBuffer()),
              );
        if (!list.ok) throw new Error(list.problem);
        const read = list.rows.map(({ menu, category, name, ingredients, optionGroups = '' }) => {
          const known = dishes.flatMap((one) => one.optionGroups.map((group) => ({ name: group })));
          return {
            menu,
            category,
            name,
            ingredients,
            optionGroups: readGroupsCell(optionGroups, known),
          };
        });
        expect(read).toEqual(dishes);
      }),
      { numRuns: 100 },
    );
  });
});
