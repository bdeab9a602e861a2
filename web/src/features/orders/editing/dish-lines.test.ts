import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  lineTitle,
  linesChanged,
  linesWith,
  linesWithout,
  pickedFromMenu,
  readQuantity,
} from './dish-lines.ts';

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
const option = (choice_id: number, name: string, count = 1) => ({
  group_id: 1,
  choice_id,
  group_name: 'Porție',
  name,
  count,
  price: 10,
});
const large = { ...soup, line_id: 32, count: 1, options: [option(5, 'Mare'), option(6, 'Ardei')] };
const noted = { ...soup, line_id: 33, count: 1, note: 'fără sare' };
const dishes = [soup, pie];
const kept = [
  { line_id: 31, dish_id: 3, count: 2 },
  { line_id: 81, dish_id: 8, count: 1 },
];
const plain = { chosen: [], note: '' };
const chosen = (...ids: number[]) => ids.map((choiceId) => ({ choiceId, count: 1 }));

describe('the dish list in the request', () => {
  it('is complete without the deleted line, and has no prices, choices or notes', () => {
    expect(linesWithout(dishes, soup)).toEqual([kept[1]]);
    expect(linesWithout(dishes, { line_id: 99 })).toEqual(kept);
    expect(linesWithout([soup], soup)).toEqual([]);
    expect(linesWithout([soup, large, noted], soup)).toEqual([
      { line_id: 32, dish_id: 3, count: 1 },
      { line_id: 33, dish_id: 3, count: 1 },
    ]);
  });

  it.each([
    ['the dish itself', plain, [3, 1, 1]],
    ['the same choices in another order', { chosen: chosen(6, 5), note: '' }, [2, 2, 1]],
    ['the same note', { chosen: [], note: ' fără sare ' }, [2, 1, 2]],
  ])('lets the line grow that has %s', (_name, wanted, counts) => {
    const lines = linesWith([soup, large, noted], 3, { count: 1, ...wanted });
    expect(lines.map(({ count }) => count)).toEqual(counts);
    expect(lines.every((line) => !('options' in line) && !('note' in line))).toBe(true);
  });

  it('has a new line at the end, with its choices also when there are none', () => {
    expect(linesWith([soup], 8, { count: 3, ...plain })).toEqual([
      kept[0],
      { dish_id: 8, count: 3, options: [] },
    ]);
    expect(linesWith([soup], 3, { count: 1, chosen: chosen(5), note: ' iute ' })).toEqual([
      kept[0],
      { dish_id: 3, count: 1, options: [{ choice_id: 5, count: 1 }], note: 'iute' },
    ]);
  });

  it.each([
    ['its count only', { count: 4, chosen: chosen(5, 6), note: '' }, { count: 4 }],
    [
      'its choices',
      { count: 1, chosen: chosen(6), note: '' },
      { options: [{ choice_id: 6, count: 1 }] },
    ],
    ['its choices to none', { count: 1, ...plain }, { options: [] }],
    ['its note', { count: 1, chosen: chosen(6, 5), note: ' iute ' }, { note: 'iute' }],
  ])('changes of a line %s', (_name, wanted, change) => {
    expect(linesChanged([soup, large], large, wanted)).toEqual([
      kept[0],
      { line_id: 32, dish_id: 3, count: 1, ...change },
    ]);
  });

  it('takes a note away', () => {
    expect(linesChanged([noted], noted, { count: 1, ...plain })).toEqual([
      { line_id: 33, dish_id: 3, count: 1, note: '' },
    ]);
  });

  it('does not change the order itself', () => {
    linesWith(dishes, 3, { count: 4, ...plain });
    linesWithout(dishes, soup);
    expect([soup.count, dishes.length]).toEqual([2, 2]);
  });

  it('counts a dish over its lines', () => {
    expect([countOf([soup, pie, large], 3), countOf(dishes, 99)]).toEqual([3, 0]);
  });
});

it('of a dish without its options more is added as itself, in another currency as the order’s own line', () => {
  expect(pickedFromMenu([large], 3, true)).toEqual(plain);
  expect(pickedFromMenu([large], 3, false)).toEqual({ chosen: chosen(5, 6), note: '' });
});

it.each([
  [soup, 'Zeamă'],
  [large, 'Zeamă, Mare, Ardei'],
  [{ ...large, options: [option(6, 'Ardei', 2)], note: 'iute' }, 'Zeamă, 2\u00A0× Ardei, iute'],
])('the title of a line tells it from others of the same dish', (line, title) => {
  expect(lineTitle(line)).toBe(title);
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
