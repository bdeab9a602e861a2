import { describe, expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { aMenuCategory, anOptionGroup } from '../../../../testing/samples/option-groups.ts';
import { countOtherLimits, limitsAtDishes, otherSizeOf, withDishes } from './dish-selection.ts';

const one = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
const upToTwo = { min_units: 0, max_choices: 2, max_units: 2, free_units: 1 };
const plain = aDish({ id: 1 });
const pizza = aDish({
  id: 2,
  option_groups: [
    { group_id: 7, ...upToTwo },
    { group_id: 8, ...one },
  ],
});
const calzone = aDish({ id: 3, option_groups: [{ group_id: 7, ...upToTwo, free_units: 0 }] });
const menu = [aMenuCategory([plain, pizza]), aMenuCategory([calzone])];
const extras = anOptionGroup({ id: 7, rule: 'sum' });
const size = anOptionGroup({ id: 8, rule: 'replaces' });
const other = anOptionGroup({ id: 9, rule: 'replaces' });

describe('the limits to begin with', () => {
  it('are those of the first dish that has the group', () => {
    expect(limitsAtDishes(extras, menu)).toEqual(upToTwo);
  });

  it('are those of the rule while no dish has it', () => {
    expect(limitsAtDishes(other, menu)).toEqual(one);
  });
});

it.each([
  [[2, 3], upToTwo, 1],
  [[2], upToTwo, 0],
  [[1, 2, 3], one, 2],
])('of the dishes %j, with %j at all, %i have other limits now', (ids, limits, count) => {
  expect(countOtherLimits(menu, { groupId: 7, selected: new Set(ids), limits })).toBe(count);
});

describe('a dish with a size', () => {
  it.each([
    ['gets no second one', pizza, other, size],
    ['keeps the one that it has', pizza, size, undefined],
    ['gets extras', pizza, extras, undefined],
    ['is not one with extras only', calzone, other, undefined],
  ])('%s', (_name, dish, group, found) => {
    expect(otherSizeOf(dish, group, [extras, size, other])).toBe(found);
  });
});

it('switches several dishes together and leaves the others', () => {
  const selected = new Set([1, 9]);
  expect(withDishes(selected, [1, 2], true)).toEqual(new Set([1, 9, 2]));
  expect(withDishes(selected, [1, 2], false)).toEqual(new Set([9]));
});
