import { describe, expect, it } from 'vitest';
import { freeStep } from '../../shipping/index.ts';
import { COMMISSION_PERCENT, priceOrder, unitPriceMinor } from '../index.ts';

const line = (unit: number, count = 1) => ({ unitPriceMinor: unit, count });
const zone = { priceMinor: 4000, steps: freeStep(30_000) };
const plain = { lines: [line(10_000)], commissionPercent: 0, zone: undefined };

describe('unitPriceMinor', () => {
  it.each([
    [10_000, 0, 10_000],
    [10_000, 10, 11_000],
    [1005, 10, 1106],
    [1004, 10, 1104],
    [5, 10, 6],
    [4, 10, 4],
    [0, 10, 0],
    [999_999_999, 10, 1_099_999_999],
  ])('%d with %d percent is %d, rounded half up', (effective, percent, expected) => {
    expect(unitPriceMinor(effective, percent)).toBe(expected);
  });

  it('takes ten percent', () => {
    expect(COMMISSION_PERCENT).toBe(10);
  });
});

describe('totals', () => {
  it.each([
    { lines: [line(11_000)], percent: 10, sum: 11_000, product: 10_000, commission: 1000 },
    { lines: [line(1106, 3)], percent: 10, sum: 3318, product: 3016, commission: 302 },
    // Rounded once on the unit price: ten at 6 bani, not 55 bani rounded afterwards.
    { lines: [line(6, 10)], percent: 10, sum: 60, product: 55, commission: 5 },
    { lines: [line(1), line(4)], percent: 10, sum: 5, product: 5, commission: 0 },
    { lines: [line(9999, 2), line(1, 1)], percent: 0, sum: 19_999, product: 19_999, commission: 0 },
    { lines: [], percent: 10, sum: 0, product: 0, commission: 0 },
  ])('$sum is $product of goods and $commission of commission', (given) => {
    const { lines, percent, sum, product, commission } = given;
    expect(priceOrder({ lines, commissionPercent: percent, zone: undefined })).toEqual({
      dishTotalMinor: sum,
      compMinor: 0,
      discountMinor: 0,
      depositMinor: 0,
      productTotalMinor: product,
      commissionMinor: commission,
      deliveryPriceMinor: 0,
      zonePriceMinor: 0,
      rewardMinor: 0,
      clientTotalMinor: sum,
      nextStep: undefined,
      missingToFreeMinor: undefined,
    });
  });
});

describe('delivery', () => {
  const neverFree = { ...zone, steps: [] };
  const gift = { priceMinor: 0, steps: [] };
  it.each([
    ['below the threshold', 29_999, zone, undefined, 4000, 1],
    ['at the threshold', 30_000, zone, undefined, 0, 0],
    ['above the threshold', 30_001, zone, undefined, 0, 0],
    ['without a threshold', 999_999, neverFree, undefined, 4000, undefined],
    ['in a zone with the price 0', 100, gift, undefined, 0, undefined],
    ['at a table', 100, undefined, undefined, 0, undefined],
    ['set manually', 29_999, zone, 2500, 2500, 1],
    ['set to zero manually', 29_999, zone, 0, 0, 1],
    ['set manually above the threshold', 30_000, zone, 2500, 2500, 0],
  ])('%s', (_, dishTotal, zonePrice, byHand, delivery, missing) => {
    const price = priceOrder({
      ...plain,
      lines: [line(dishTotal)],
      zone: zonePrice,
      deliveryPriceByHandMinor: byHand,
    });
    expect(price).toMatchObject({
      deliveryPriceMinor: delivery,
      clientTotalMinor: dishTotal + delivery,
      zonePriceMinor: zonePrice?.priceMinor ?? 0,
      rewardMinor: zonePrice?.priceMinor ?? 0,
    });
    expect(price.missingToFreeMinor).toBe(missing);
  });

  it('counts the commission towards the threshold', () => {
    const commissioned = {
      commissionPercent: 10,
      zone: { priceMinor: 4000, steps: freeStep(1100) },
    };
    expect(priceOrder({ lines: [line(1100)], ...commissioned }).deliveryPriceMinor).toBe(0);
  });
});
