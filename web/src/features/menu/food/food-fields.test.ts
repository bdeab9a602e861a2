import type { Food } from '@comanda/contract/food';
import { describe, expect, it } from 'vitest';
import { foodFields, isFoodRight, pressAllergen, readFood } from './food-fields.ts';

describe('a form that nobody touches', () => {
  it.each<Food>([
    {},
    { allergens: {} },
    { allergens: { milk: 'traces' }, alcohol: false, diets: ['vegetarian'], spiciness: 3 },
    { portion: { amounts: [200, 100.5], unit: 'ml' }, energy_kcal: 0 },
  ])('sends %j as it was', (food) => {
    expect(readFood(foodFields(food))).toEqual(food);
  });
});

describe('what is typed', () => {
  it.each([
    ['portion', '250', true],
    ['portion', '200/100', true],
    ['portion', ' ', true],
    ['portion', '200 g', false],
    ['energy', '0', true],
    ['energy', '20000', true],
    ['energy', '20001', false],
    ['energy', '12,5', false],
    ['energy', 'x', false],
  ])('%s %j is right: %s', (name, text, isRight) => {
    expect(isFoodRight({ ...foodFields({}), [name]: text })).toBe(isRight);
  });

  it('a diet that the allergens contradict is not sent', () => {
    const food: Food = { diets: ['vegan'], allergens: { milk: 'contains' } };
    expect(isFoodRight(foodFields(food))).toBe(false);
    expect(isFoodRight(foodFields({ ...food, allergens: { milk: 'traces' } }))).toBe(true);
  });
});

describe('a press on an allergen', () => {
  it('goes from contained to traces to absent, and from the last one to not declared', () => {
    const contained = pressAllergen(undefined, 'milk');
    expect(contained).toEqual({ milk: 'contains' });
    const traces = pressAllergen(contained, 'milk');
    expect(traces).toEqual({ milk: 'traces' });
    expect(pressAllergen(traces, 'milk')).toBeUndefined();
    expect(pressAllergen({ ...traces, eggs: 'contains' }, 'milk')).toEqual({ eggs: 'contains' });
    expect(pressAllergen({}, 'eggs')).toEqual({ eggs: 'contains' });
  });
});
