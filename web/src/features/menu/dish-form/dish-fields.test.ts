import { expect, it } from 'vitest';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { priceQuestions } from './dish-fields.ts';

const links = (min_units: number) => ({
  option_groups: [{ group_id: 1, min_units, max_choices: 1, max_units: 1, free_units: 0 }],
});

it.each<[string, number, number, ReturnType<typeof aDish> | undefined, string[]]>([
  ['a usual price', 50, 0, undefined, []],
  ['a lower sale price', 50, 40, undefined, []],
  ['a price of 0', 0, 0, undefined, ['price']],
  ['an equal sale price', 50, 50, undefined, ['sale_price']],
  ['a higher sale price of a free dish', 0, 5, undefined, ['price', 'sale_price']],
  ['what is stored already', 50, 60, aDish({ price: 50, sale_price: 60 }), []],
  [
    'a price that sinks to the sale price',
    40,
    40,
    aDish({ price: 50, sale_price: 40 }),
    ['sale_price'],
  ],
  ['a dish that was free before', 0, 5, aDish({ price: 0, sale_price: 0 }), ['sale_price']],
  ['a dish whose choices have the price', 0, 0, aDish({ price: 9, ...links(1) }), []],
  ['a dish with extras', 0, 0, aDish({ price: 9, ...links(0) }), ['price']],
])('%s is asked about as it should be', (_what, price, sale_price, stored, expected) => {
  expect(priceQuestions({ price, sale_price }, stored)).toEqual(expected);
});
