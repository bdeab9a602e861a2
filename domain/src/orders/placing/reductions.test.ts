import { describe, expect, it } from 'vitest';
import { freeStep } from '../../shipping/index.ts';
import {
  isVoided,
  orderStatuses,
  priceOrder,
  sumsOfLines,
  takenOut,
  type Discount,
} from '../index.ts';

const line = (unitPriceMinor: number, count = 1, compCount = 0) => ({
  unitPriceMinor,
  count,
  compCount,
});

describe('a discount and comps', () => {
  it.each<[string, ReturnType<typeof line>[], Discount | undefined, number, number, number]>([
    ['none', [line(10_000)], undefined, 10_000, 0, 0],
    ['of percent', [line(10_000)], { percent: 10 }, 9000, 1000, 0],
    ['of percent, rounded half up', [line(1005)], { percent: 10 }, 904, 101, 0],
    ['of an amount', [line(10_000)], { amountMinor: 2500 }, 7500, 2500, 0],
    ['never more than the dishes', [line(2000)], { amountMinor: 2500 }, 0, 2000, 0],
    ['of all', [line(2000, 3)], { percent: 100 }, 0, 6000, 0],
    ['one of three for free', [line(2000, 3, 1)], undefined, 4000, 0, 2000],
    ['of what is not free', [line(2000, 3, 1), line(1000)], { percent: 50 }, 2500, 2500, 2000],
  ])('%s', (_, lines, discount, dishes, discountMinor, compMinor) => {
    const price = priceOrder({ lines, commissionPercent: 0, zone: undefined, discount });
    expect(price).toMatchObject({ dishTotalMinor: dishes, discountMinor, compMinor });
    expect(price.clientTotalMinor).toBe(dishes);
  });

  it('leave a free delivery free, and take their part of the commission', () => {
    const price = priceOrder({
      lines: [line(33_000)],
      commissionPercent: 10,
      zone: { priceMinor: 4000, steps: freeStep(30_000) },
      discount: { percent: 20 },
    });
    expect(price).toMatchObject({
      dishTotalMinor: 26_400,
      productTotalMinor: 24_000,
      commissionMinor: 2400,
      deliveryPriceMinor: 0,
    });
  });
});

it.each<[number, ReturnType<typeof line>[], number[]]>([
  [0, [line(500), line(300, 2)], [500, 600]],
  [100, [line(1000), line(1000), line(1000)], [966, 967, 967]],
  [50, [line(1000, 1, 1), line(1000)], [0, 950]],
  [0, [line(1000, 2, 2)], [0]],
  [1, [line(100), line(300)], [100, 299]],
])('a discount of %d is divided among the lines by what they cost', (minor, lines, sums) => {
  expect(sumsOfLines(lines, minor)).toEqual(sums);
});

it.each(orderStatuses)('a void is taken out of an order that its kitchen had: %s', (status) => {
  const hadIt = !['not_handled', 'handled', 'canceled'].includes(status);
  expect(isVoided({ status, isAhead: false })).toBe(hadIt);
  expect(isVoided({ status, isAhead: true })).toBe(false);
});

describe('taken out', () => {
  const of = (lineId: number | undefined, dishId: number, count: number) => ({
    lineId,
    dishId,
    count,
  });
  it.each([
    ['nothing', [of(1, 7, 2)], [of(1, 7, 2)], []],
    ['nothing of more', [of(1, 7, 2)], [of(1, 7, 3), of(undefined, 8, 1)], []],
    ['one of two', [of(1, 7, 2)], [of(1, 7, 1)], [[1, 1]]],
    ['a line', [of(1, 7, 2), of(2, 8, 1)], [of(2, 8, 1)], [[1, 2]]],
    ['nothing by other choices', [of(1, 7, 2)], [of(undefined, 7, 2)], []],
    ['what is less by other choices', [of(1, 7, 2)], [of(undefined, 7, 1)], [[1, 1]]],
    [
      'of a dish with two lines',
      [of(1, 7, 1), of(2, 7, 2)],
      [of(2, 7, 1)],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['what moved to the other line', [of(1, 7, 1), of(2, 7, 2)], [of(2, 7, 3)], []],
  ])('%s', (_, before, after, expected) => {
    const stored = before.map((one) => ({ ...one, lineId: one.lineId ?? 0 }));
    expect(takenOut(stored, after).map(({ lineId, count }) => [lineId, count])).toEqual(expected);
  });
});
