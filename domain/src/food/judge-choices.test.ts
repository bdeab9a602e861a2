import { describe, expect, it } from 'vitest';
import { optionRules, type OptionRule } from '../options/index.ts';
import {
  findInChoice,
  findInDish,
  judgeDish,
  type Finding,
  type Food,
  type FoodGroup,
  type Wish,
} from './index.ts';

const milk: Food = { allergens: { milk: 'contains' } };
const traces: Food = { allergens: { milk: 'traces' } };
const none: Food = { allergens: {} };
const unsaid: Food = {};

/** A group of which exactly one choice has to be taken; the choices have the ids 1, 2, … */
const group = (foods: readonly Food[], more: Partial<FoodGroup> = {}): FoodGroup => ({
  rule: 'sum',
  minUnits: 1,
  maxChoices: 1,
  maxUnits: 1,
  choices: foods.map((food, index) => ({ id: index + 1, maxCount: 1, food })),
  ...more,
});
const optional = { minUnits: 0 };
const two = { minUnits: 2, maxChoices: 2, maxUnits: 2 };

describe('a dish of the menu, for a guest who avoids milk', () => {
  it.each<[string, Food, FoodGroup[], Finding]>([
    ['without groups it is what it says itself', milk, [], 'contains'],
    ['all required choices contain it', none, [group([milk, milk])], 'contains'],
    ['all of them may contain it', none, [group([traces, traces])], 'traces'],
    ['the best of them may contain it', none, [group([milk, traces])], 'traces'],
    ['one of them is without it', none, [group([milk, none])], 'suits'],
    ['one of them says nothing', none, [group([milk, unsaid])], 'suits'],
    ['none of them says anything', none, [group([unsaid, unsaid])], 'suits'],
    ['nothing has to be taken', none, [group([milk, milk], optional)], 'suits'],
    ['the second group leaves no way', none, [group([none]), group([milk])], 'contains'],
    ['the dish itself contains it', milk, [group([none, none])], 'contains'],
    ['the dish itself says nothing', unsaid, [group([none, none])], 'not_declared'],
    ['the dish says nothing, its size contains it', unsaid, [group([milk])], 'contains'],
    ['two are required and one is without it', none, [group([none, milk, milk], two)], 'contains'],
    ['two are required and two are without it', none, [group([none, none, milk], two)], 'suits'],
    ['two are required, one may have traces', none, [group([none, traces, milk], two)], 'traces'],
    [
      'the one without it may be taken twice',
      none,
      [
        group([], {
          ...two,
          choices: [
            { id: 1, maxCount: 2, food: none },
            { id: 2, maxCount: 2, food: milk },
          ],
        }),
      ],
      'suits',
    ],
    ['a group that cannot be met adds nothing', none, [group([milk], two)], 'suits'],
  ])('%s', (_name, food, groups, expected) => {
    expect(findInDish({ food, groups }, 'milk')).toBe(expected);
    expect(judgeDish({ food, groups }, ['milk'])).toBe(expected);
    expect(judgeDish({ food, groups }, ['eggs', 'milk'])).toBe(expected);
  });

  it('a diet is contradicted by what has to be chosen', () => {
    const dish = { food: { diets: ['vegan'] } as const, groups: [group([milk, milk])] };
    expect(findInDish(dish, 'vegan')).toBe('contains');
    expect(findInDish(dish, 'vegetarian')).toBe('suits');
  });
});

describe('a choice, for a guest who avoids milk', () => {
  it.each<[OptionRule, Food, Finding]>([
    ['sum', milk, 'contains'],
    ['sum', traces, 'traces'],
    ['sum', none, 'suits'],
    ['sum', unsaid, 'not_declared'],
    ['sum', { spiciness: 2 }, 'not_declared'],
    ['dearest', unsaid, 'not_declared'],
    // A size is the dish.
    ['replaces', unsaid, 'suits'],
    ['replaces', milk, 'contains'],
    ['replaces', { spiciness: 2 }, 'not_declared'],
  ])('of a group that %s, with %j: %s', (rule, food, expected) => {
    expect(findInChoice({ rule }, { food }, 'milk')).toBe(expected);
  });
});

describe('a line of the basket', () => {
  it.each<[string, Food, FoodGroup, number[], Wish, Finding]>([
    ['with a choice that contains it', none, group([milk, none]), [1], 'milk', 'contains'],
    ['with one that does not', none, group([milk, none]), [2], 'milk', 'suits'],
    ['with nothing chosen', none, group([milk], optional), [], 'milk', 'suits'],
    ['with one that says nothing', none, group([milk, unsaid]), [2], 'milk', 'not_declared'],
    ['with a choice that is no longer offered', none, group([milk]), [9], 'milk', 'suits'],
    ['of a dish that contains it', milk, group([none]), [1], 'milk', 'contains'],
    ['with alcohol in the choice', none, group([{ alcohol: true }]), [1], 'alcohol', 'contains'],
  ])('%s', (_name, food, of, ids, wish, expected) => {
    const chosen = ids.map((choiceId) => ({ choiceId }));
    expect(findInDish({ food, groups: [of] }, wish, chosen)).toBe(expected);
  });

  it.each(optionRules)('never suits better than its dish, of a group that %s', (rule) => {
    const foods = [milk, traces, none, unsaid];
    const order: readonly Finding[] = ['contains', 'traces', 'not_declared', 'suits'];
    const rank = (finding: Finding) => order.indexOf(finding);
    for (const food of foods) {
      for (const [index] of foods.entries()) {
        const dish = { food, groups: [group(foods, { rule })] };
        const line = findInDish(dish, 'milk', [{ choiceId: index + 1 }]);
        expect(rank(line)).toBeLessThanOrEqual(rank(findInDish(dish, 'milk')));
      }
    }
  });
});
