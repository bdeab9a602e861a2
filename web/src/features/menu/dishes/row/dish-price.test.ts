import { expect, it } from 'vitest';
import { aChoice, anOptionGroup } from '../../../../testing/samples/option-groups.ts';
import { isOnSale, lowestSize } from './dish-price.ts';

it.each([
  [80, 64.5, true],
  [80, 0, false],
  [80, 80, false],
  [80, 90, false],
])('a price of %d with a sale price of %d is a sale: %s', (price, sale_price, expected) => {
  expect(isOnSale({ price, sale_price })).toBe(expected);
});

const choices = [aChoice(1, 'Mare', { price: 140 }), aChoice(2, 'Mic', { price: 90 })];
const link = { group_id: 5, min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };

it('the lowest size is the price of a dish that has sizes, and of no other', () => {
  const sizes = anOptionGroup({ id: 5, rule: 'replaces', choices });
  const extras = anOptionGroup({ id: 6, rule: 'sum', choices });
  expect(lowestSize([link], [extras, sizes])).toBe(90);
  expect(lowestSize([{ ...link, group_id: 6 }], [extras, sizes])).toBeUndefined();
  expect(lowestSize(undefined, [sizes])).toBeUndefined();
  expect(lowestSize([link], undefined)).toBeUndefined();
  expect(lowestSize([link], [{ ...sizes, choices: [] }])).toBeUndefined();
});
