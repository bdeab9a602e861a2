import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allergens,
  allergensWith,
  canonicalFood,
  diets,
  findContradictions,
  findWish,
  judgeDish,
  namedDiets,
  readAmounts,
  wishes,
  type Finding,
  type Food,
  type Wish,
} from './index.ts';

it('the law names fourteen allergens', () => {
  expect(new Set(allergens).size).toBe(14);
  expect(
    allergensWith({ milk: 'contains', gluten: 'contains', nuts: 'traces' }, 'contains'),
  ).toEqual(['gluten', 'milk']);
});

describe('a diet and the rest of its declaration', () => {
  it.each<[Food, expected: object[]]>([
    [{ diets: ['vegetarian'], allergens: { milk: 'contains', eggs: 'contains' } }, []],
    [
      { diets: ['vegetarian'], allergens: { molluscs: 'contains', fish: 'contains' } },
      [{ diet: 'vegetarian', by: ['fish', 'molluscs'] }],
    ],
    [
      { diets: ['vegan'], allergens: { eggs: 'contains', milk: 'contains' } },
      [{ diet: 'vegan', by: ['eggs', 'milk'] }],
    ],
    [
      { diets: ['vegan'], allergens: { crustaceans: 'contains' } },
      [{ diet: 'vegan', by: ['crustaceans'] }],
    ],
    [{ diets: ['vegan', 'vegetarian'], allergens: { milk: 'traces', fish: 'traces' } }, []],
    [
      { diets: ['gluten_free'], allergens: { gluten: 'contains' } },
      [{ diet: 'gluten_free', by: ['gluten'] }],
    ],
    [
      { diets: ['gluten_free'], allergens: { gluten: 'traces' } },
      [{ diet: 'gluten_free', by: ['gluten'] }],
    ],
    [{ diets: ['lactose_free'], allergens: { milk: 'contains' } }, []],
    [{ diets: ['halal'], alcohol: true }, [{ diet: 'halal', by: ['alcohol'] }]],
    [{ diets: ['halal'] }, []],
    [{ diets: ['halal'], allergens: { crustaceans: 'contains' } }, []],
    [
      { diets: ['kosher'], allergens: { crustaceans: 'contains' } },
      [{ diet: 'kosher', by: ['crustaceans'] }],
    ],
    [{ diets: ['kosher'], allergens: { fish: 'contains' }, alcohol: true }, []],
    [{ diets: [...diets] }, []],
  ])('%j has the contradictions %j', (said, expected) => {
    expect(findContradictions(said)).toEqual(expected);
  });
});

describe('a wish of a guest', () => {
  const allGone = { allergens: {} };
  it.each<[Food, Wish, Finding]>([
    [{}, 'milk', 'not_declared'],
    [{}, 'alcohol', 'not_declared'],
    [{}, 'vegan', 'not_declared'],
    [{ spiciness: 3 }, 'milk', 'not_declared'],
    [allGone, 'milk', 'suits'],
    [{ allergens: { milk: 'contains' } }, 'milk', 'contains'],
    [{ allergens: { milk: 'traces' } }, 'milk', 'traces'],
    [{ allergens: { milk: 'contains' } }, 'nuts', 'suits'],
    // A diet says nothing about allergens: a vegan dish may contain traces of milk.
    [{ diets: ['vegan'] }, 'milk', 'not_declared'],
    [{ diets: ['gluten_free'] }, 'gluten', 'not_declared'],
    [{ alcohol: true }, 'alcohol', 'contains'],
    [{ alcohol: false }, 'alcohol', 'suits'],
    [allGone, 'alcohol', 'not_declared'],
    [{ diets: ['vegetarian'] }, 'vegetarian', 'suits'],
    [{ diets: ['vegan'] }, 'vegetarian', 'suits'],
    [{ diets: ['vegetarian'] }, 'vegan', 'not_declared'],
    [{ allergens: { eggs: 'contains' } }, 'vegan', 'contains'],
    [{ allergens: { eggs: 'traces' } }, 'vegan', 'not_declared'],
    // Meat is no allergen.
    [allGone, 'vegan', 'not_declared'],
    [allGone, 'gluten_free', 'not_declared'],
    [{ allergens: { gluten: 'traces' } }, 'gluten_free', 'traces'],
    [{ allergens: { gluten: 'contains' } }, 'gluten_free', 'contains'],
    [allGone, 'lactose_free', 'suits'],
    [{ allergens: { milk: 'contains' } }, 'lactose_free', 'contains'],
    [{ allergens: { milk: 'traces' } }, 'lactose_free', 'traces'],
    [{ diets: ['lactose_free'], allergens: { milk: 'contains' } }, 'lactose_free', 'suits'],
    [{ alcohol: true }, 'halal', 'contains'],
    [{ alcohol: false }, 'halal', 'not_declared'],
    [{ allergens: { molluscs: 'contains' } }, 'kosher', 'contains'],
  ])('%j for %s is %s', (said, wish, expected) => {
    expect(findWish(said, wish)).toBe(expected);
  });
});

describe('several wishes', () => {
  const said: Food = { allergens: { milk: 'contains', nuts: 'traces' } };
  it.each<[Wish[], Finding]>([
    [[], 'suits'],
    [['eggs', 'fish'], 'suits'],
    [['eggs', 'alcohol'], 'not_declared'],
    [['alcohol', 'nuts'], 'traces'],
    [['nuts', 'milk', 'alcohol', 'eggs'], 'contains'],
  ])('%j are %s', (wanted, expected) => {
    expect(judgeDish({ food: said, groups: [] }, wanted)).toBe(expected);
  });

  it('without a declaration none suits', () => {
    fc.assert(
      fc.property(fc.subarray([...wishes], { minLength: 1 }), (wanted) => {
        expect(judgeDish({ food: {}, groups: [] }, wanted)).toBe('not_declared');
      }),
    );
  });
});

describe('what is stored', () => {
  it('is nothing when nothing is said', () => {
    expect(canonicalFood({})).toEqual({});
    expect(canonicalFood({ diets: [] })).toEqual({});
  });

  it.each<Food>([
    { allergens: {} },
    { alcohol: false },
    { diets: ['halal'] },
    { spiciness: 1 },
    { portion: { amounts: [250], unit: 'g' } },
    { energy_kcal: 0 },
  ])('is what is said: %j', (said) => {
    expect(canonicalFood(said)).toEqual(said);
  });

  it('has its diets in one order, and vegetarian with vegan', () => {
    expect(canonicalFood({ diets: ['kosher', 'vegan'] }).diets).toEqual([
      'vegetarian',
      'vegan',
      'kosher',
    ]);
  });
});

describe('the amounts of a portion', () => {
  it.each<[string, number[] | undefined]>([
    ['250', [250]],
    [' 200/100 / 50 ', [200, 100, 50]],
    ['0,5', [0.5]],
    ['0.25', [0.25]],
    ['1/2/3/4/5', [1, 2, 3, 4, 5]],
    ['100000', [100_000]],
    ['1/2/3/4/5/6', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['0.005', undefined],
    ['1.234', undefined],
    ['100001', undefined],
    ['200//50', undefined],
    ['200 g', undefined],
    ['', undefined],
  ])('%j are read as %j', (text, expected) => {
    expect(readAmounts(text)).toEqual(expected);
  });
});

it.each([
  [['vegetarian', 'vegan'], ['vegan']],
  [
    ['vegetarian', 'halal'],
    ['vegetarian', 'halal'],
  ],
  [undefined, []],
] as const)('of the diets %j a guest reads %j', (stated, named) => {
  expect(namedDiets(stated ? { diets: stated } : {})).toEqual(named);
});
