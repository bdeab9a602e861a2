import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  allergens,
  canonicalFood,
  diets,
  findContradictions,
  MAX_ENERGY_KCAL,
  portionUnits,
  presences,
  type Food,
} from '../food/index.ts';
import {
  cellsContradict,
  foodAfter,
  foodCells,
  readFoodCells,
  unknownInCell,
  type FoodColumn,
  type FoodWords,
} from './food-cells.ts';

test.each<[FoodColumn, string, object]>([
  ['allergens', 'молоко, глютен', { allergens: { milk: 'contains', gluten: 'contains' } }],
  [
    'allergens',
    'Lapte; urme: nuci, SOIA',
    {
      allergens: { milk: 'contains', nuts: 'traces', soybeans: 'traces' },
    },
  ],
  ['allergens', 'milk, traces: nuts', { allergens: { milk: 'contains', nuts: 'traces' } }],
  ['allergens', 'следы: орехи; яйца', { allergens: { nuts: 'traces', eggs: 'contains' } }],
  ['allergens', 'urme de nuci', { allergens: { nuts: 'traces' } }],
  [
    'allergens',
    'Conține: pește\nPoate conține: telina',
    {
      allergens: { fish: 'contains', celery: 'traces' },
    },
  ],
  ['allergens', 'traces: nuts; nuts', { allergens: { nuts: 'contains' } }],
  ['allergens', 'None', { allergens: {} }],
  ['allergens', 'нет', { allergens: {} }],
  ['allergens', ' ', { allergens: null }],
  ['diets', 'Vegan; fără gluten', { diets: ['vegan', 'gluten_free'] }],
  ['diets', 'gluten_free', { diets: ['gluten_free'] }],
  ['diets', '', { diets: null }],
  ['spiciness', '2,00', { spiciness: 2 }],
  ['spiciness', 'Очень острое', { spiciness: 3 }],
  ['spiciness', '0', { spiciness: 0 }],
  ['alcohol', 'Da', { alcohol: true }],
  ['alcohol', 'без', { alcohol: false }],
  ['energy', '540 ккал', { energy_kcal: 540 }],
  ['energy', '540.0', { energy_kcal: 540 }],
  ['energy', '620 kcal', { energy_kcal: 620 }],
  ['portion', '200/100/50 г', { portion: { amounts: [200, 100, 50], unit: 'g' } }],
  ['portion', '0,5 л', { portion: { amounts: [0.5], unit: 'l' } }],
  ['portion', '3 buc.', { portion: { amounts: [3], unit: 'pcs' } }],
  ['portion', '250', { portion: { amounts: [250], unit: 'g' } }],
])('%s %j is %j', (column, cell, change) => {
  expect(unknownInCell(column, cell)).toEqual([]);
  expect(readFoodCells({ [column]: cell })).toEqual(change);
});

test.each<[FoodColumn, string, string[]]>([
  ['allergens', 'milk, mlik; traces: nust', ['mlik', 'nust']],
  // None of these declares that a dish has none of the fourteen.
  ['allergens', '-', ['-']],
  ['allergens', '?', ['?']],
  ['allergens', ',', [',']],
  ['allergens', 'traces:', ['traces:']],
  ['allergens', 'mlik', ['mlik']],
  ['allergens', '0', ['0']],
  ['diets', 'vegan, keto', ['keto']],
  ['spiciness', '4', ['4']],
  ['spiciness', '1,5', ['1,5']],
  ['alcohol', 'maybe', ['maybe']],
  ['energy', '20001', ['20001']],
  ['energy', '12,5', ['12,5']],
  ['portion', '200 lb', ['200 lb']],
  ['portion', 'o farfurie', ['o farfurie']],
])('%s %j is not understood: %j', (column, cell, unknown) => {
  expect(unknownInCell(column, cell)).toEqual(unknown);
});

describe('what is said after a list', () => {
  const before: Food = {
    allergens: { milk: 'traces' },
    diets: ['vegetarian', 'vegan'],
    spiciness: 1,
  };
  it.each<[string, Parameters<typeof readFoodCells>[0], Food]>([
    ['a list without these columns keeps it', {}, before],
    [
      'an empty cell takes a part away',
      { spiciness: '' },
      {
        allergens: { milk: 'traces' },
        diets: ['vegetarian', 'vegan'],
      },
    ],
    [
      'a diet that the list contradicts goes',
      { allergens: 'milk' },
      {
        allergens: { milk: 'contains' },
        diets: ['vegetarian'],
        spiciness: 1,
      },
    ],
    [
      'a part is replaced as a whole',
      { allergens: 'nuts' },
      { ...before, allergens: { nuts: 'contains' } },
    ],
  ])('%s', (_name, cells, after) => {
    expect(foodAfter(before, readFoodCells(cells))).toEqual(after);
  });

  it('a diet that the list itself contradicts is a contradiction', () => {
    const cells = { allergens: 'milk', diets: 'vegan' };
    expect(cellsContradict(cells)).toBe(true);
    expect(cellsContradict({ ...cells, allergens: 'traces: milk' })).toBe(false);
    expect(findContradictions(foodAfter({}, readFoodCells(cells)))).toHaveLength(1);
  });
});

const words: FoodWords = {
  nameOf: (word) => word,
  unitOf: (unit) => unit,
  traces: 'urme',
  none: 'niciunul',
  yes: 'da',
  no: 'nu',
};

const amount = fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100);
const anyFood: fc.Arbitrary<Food> = fc
  .record(
    {
      allergens: fc.dictionary(fc.constantFrom(...allergens), fc.constantFrom(...presences)),
      alcohol: fc.boolean(),
      diets: fc.subarray([...diets], { minLength: 1 }),
      spiciness: fc.integer({ min: 0, max: 3 }),
      portion: fc.record({
        amounts: fc.array(amount, { minLength: 1, maxLength: 5 }),
        unit: fc.constantFrom(...portionUnits),
      }),
      energy_kcal: fc.integer({ min: 0, max: MAX_ENERGY_KCAL }),
    },
    { requiredKeys: [] },
  )
  .map(canonicalFood);

it.each<[Food, string]>([
  [{ allergens: { nuts: 'contains' } }, 'nuts'],
  [{ allergens: { nuts: 'traces' } }, 'urme: nuts'],
  [{ allergens: { milk: 'contains', nuts: 'traces' } }, 'milk; urme: nuts'],
])('%j is written as %s', (food, cell) => {
  expect(foodCells(food, words).allergens).toBe(cell);
});

it('whatever is said is read back from its cells, over anything that was said before', () => {
  fc.assert(
    fc.property(anyFood, anyFood, (said, before) => {
      const change = readFoodCells(foodCells(said, words));
      expect(foodAfter(before, change)).toEqual(said);
    }),
  );
});
