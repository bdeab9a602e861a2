import type { ListedDish } from '@comanda/contract/menu';
import { expect, it } from 'vitest';
import { bulkChangesOf, priceRows, undoOf } from './bulk-changes.ts';

const now = new Date('2026-11-20T17:00:00Z');
const zeama: ListedDish = {
  id: 21,
  category_id: 11,
  place: 3,
  name: 'Зама',
  price: 80,
  sale_price: 64.5,
  visible: true,
  sold_out_until: null,
  image_file_name: '',
};
const bors: ListedDish = { ...zeama, id: 22, place: 4, price: 100, sale_price: 0 };

it('a change has what was seen of exactly the fields that it wants', () => {
  expect(bulkChangesOf([{ dish: zeama, wanted: { price: 90, sale_price: 0 } }])).toEqual([
    { dish_id: 21, seen: { price: 80, sale_price: 64.5 }, wanted: { price: 90, sale_price: 0 } },
  ]);
});

it('an undo wants what was before, where the dish is as the change made it', () => {
  const done = [{ dish: zeama, wanted: { price: 90, sale_price: 0 } }];
  expect(undoOf(done, [{ ...zeama, price: 90, sale_price: 0, visible: false }], now)).toEqual([
    { dish_id: 21, seen: { price: 90, sale_price: 0 }, wanted: { price: 80, sale_price: 64.5 } },
  ]);
});

it('an undo of a move wants the place before too', () => {
  const done = [{ dish: zeama, wanted: { category_id: 12 } }];
  expect(undoOf(done, [{ ...zeama, category_id: 12, place: 9 }], now)).toEqual([
    { dish_id: 21, seen: { category_id: 12 }, wanted: { category_id: 11, place: 3 } },
  ]);
});

it('a dish that the change has not changed is not put back', () => {
  expect(undoOf([{ dish: zeama, wanted: { visible: false } }], [], now)).toEqual([]);
});

it.each([
  ['2026-11-20T17:00:00.000Z', null],
  ['2026-11-20T17:00:01.000Z', '2026-11-20T17:00:01.000Z'],
  [null, null],
])('a dish that was sold out until %s is so until %s after the undo', (before, after) => {
  const dish = { ...zeama, sold_out_until: before };
  const until = '9999-01-01T00:00:00.000Z';
  const done = [{ dish, wanted: { sold_out_until: 'next_opening' } }];
  expect(undoOf(done, [{ ...zeama, sold_out_until: until }], now)).toEqual([
    { dish_id: 21, seen: { sold_out_until: until }, wanted: { sold_out_until: after } },
  ]);
});

it('the rows of a change of prices leave out what stays, and name what is not possible', () => {
  const free = { ...bors, id: 23, price: 0 };
  const rows = priceRows([zeama, bors, free], { by: 'amount', amountMinor: -6450, stepMinor: 1 });
  expect(rows).toEqual([
    { dish: zeama, wanted: undefined, problem: 'price_not_above_zero' },
    { dish: bors, wanted: { price: 35.5, sale_price: 0 }, problem: undefined },
    { dish: free, wanted: undefined, problem: 'price_not_above_zero' },
  ]);
  expect(priceRows([zeama, free], { by: 'percent', hundredths: 0, stepMinor: 1 })).toEqual([]);
});
