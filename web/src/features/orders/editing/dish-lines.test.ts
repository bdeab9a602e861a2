import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { describe, expect, it } from 'vitest';
import { countOf, linesWith, linesWithout, readQuantity } from './dish-lines.ts';

const soup = {
  line_id: 31,
  dish_id: 3,
  count: 2,
  dish_price: 90.2,
  name: 'Zeamă',
  image_file_name: '',
};
const pie = {
  line_id: 81,
  dish_id: 8,
  count: 1,
  dish_price: 40,
  name: 'Plăcintă',
  image_file_name: '',
};
const dishes = [soup, pie];

describe('the dish list in the request', () => {
  it('is complete without the deleted dish, and has no prices', () => {
    expect(linesWithout(dishes, soup)).toEqual([{ dish_id: 8, count: 1 }]);
    expect(linesWithout(dishes, { line_id: 99 })).toEqual([
      { dish_id: 3, count: 2 },
      { dish_id: 8, count: 1 },
    ]);
    expect(linesWithout([soup], soup)).toEqual([]);
  });

  it('increases the count of a dish in its place', () => {
    expect(linesWith(dishes, { dish_id: 3, count: 4 })).toEqual([
      { dish_id: 3, count: 6 },
      { dish_id: 8, count: 1 },
    ]);
  });

  it('adds a new dish at the end', () => {
    expect(linesWith([pie], { dish_id: 5, count: 3 })).toEqual([
      { dish_id: 8, count: 1 },
      { dish_id: 5, count: 3 },
    ]);
  });

  it('does not change the order itself', () => {
    linesWith(dishes, { dish_id: 3, count: 4 });
    linesWithout(dishes, soup);
    expect([soup.count, dishes.length]).toEqual([2, 2]);
  });

  it('distinguishes two lines of one dish', () => {
    const spicy = { ...soup, line_id: 32, count: 1 };
    expect(linesWithout([soup, spicy], spicy)).toEqual([{ dish_id: 3, count: 2 }]);
    expect(linesWith([soup, spicy], { dish_id: 3, count: 4 })).toEqual([
      { dish_id: 3, count: 6 },
      { dish_id: 3, count: 1 },
    ]);
    expect(countOf([soup, pie, spicy], 3)).toBe(3);
  });

  it('counts a dish', () => {
    expect([countOf(dishes, 3), countOf(dishes, 99)]).toEqual([2, 0]);
  });
});

it.each([
  ['1', 0, 1],
  [' 12 ', 0, 12],
  [String(MAX_DISH_COUNT), 0, MAX_DISH_COUNT],
  [String(MAX_DISH_COUNT), 1, undefined],
  ['1', MAX_DISH_COUNT, undefined],
  ['0', 0, undefined],
  ['-2', 0, undefined],
  ['1.5', 0, undefined],
  ['două', 0, undefined],
  ['', 0, undefined],
])('parses the quantity «%s» next to an existing count of %i as %s', (text, there, quantity) => {
  expect(readQuantity(text, there)).toBe(quantity);
});
