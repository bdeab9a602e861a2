import { describe, expect, it } from 'vitest';
import { groupLines, totalsOf } from './group-lines.ts';
import { aLine } from '../testing/a-line.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

// Newest first, as in the response; the second order was reversed on the next day.
const lines = [
  aLine({ id: 6, at: at(21, 9), kind: 'settlement', amount: 100, order_id: null, balance: 123.6 }),
  aLine({ id: 5, at: at(21, 8), kind: 'reversal', amount: -204, order_id: 8, balance: 23.6 }),
  aLine({ id: 4, at: at(20, 20), kind: 'reward', amount: 40, order_id: 8, balance: 227.6 }),
  aLine({ id: 3, at: at(20, 20), kind: 'goods', amount: 164, order_id: 8, balance: 187.6 }),
  aLine({ id: 2, at: at(20, 19), kind: 'debit', amount: -16.4, order_id: 7, balance: 23.6 }),
];

describe('grouped', () => {
  it('by day, with the sum of each day', () => {
    const days = groupLines(lines, 'day');
    expect(days.map(({ sum, lines: held }) => [held.map(({ id }) => id), sum])).toEqual([
      [[6, 5], -104],
      [[4, 3, 2], 187.6],
    ]);
  });

  it('by order, from any position; lines without an order form one group', () => {
    const orders = groupLines(lines, 'order');
    expect(orders.map(({ order, sum, lines: held }) => [order?.id, held.length, sum])).toEqual([
      [undefined, 1, 100],
      [8, 3, 0],
      [7, 1, -16.4],
    ]);
  });

  it('returns no groups without lines', () => {
    expect(groupLines([], 'day')).toEqual([]);
    expect(totalsOf([])).toBeUndefined();
  });
});

it('takes the opening and closing balance of a period from its lines', () => {
  expect(totalsOf(lines)).toEqual({ opening: 40, plus: 304, minus: -220.4, closing: 123.6 });
});

it('sums are exact: no floating-point error', () => {
  const tenths = [0.1, 0.2, 0.3].map((amount, index) => aLine({ id: index, amount }));
  expect(groupLines(tenths, 'day')[0]?.sum).toBe(0.6);
});
