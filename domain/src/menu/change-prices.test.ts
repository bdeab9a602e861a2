import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_MINOR } from '../money/index.ts';
import { changePrices, priceSteps, type PriceChange, type PriceStep } from './index.ts';

const percent = (hundredths: number, stepMinor: PriceStep = 1): PriceChange => ({
  by: 'percent',
  hundredths,
  stepMinor,
});
const amount = (amountMinor: number, stepMinor: PriceStep = 1): PriceChange => ({
  by: 'amount',
  amountMinor,
  stepMinor,
});

describe('a price', () => {
  it.each<[number, PriceChange, number]>([
    [10_000, percent(1000), 11_000],
    [10_000, percent(-1000), 9000],
    [10_000, percent(750), 10_750],
    [8550, percent(0), 8550],
    // 10.05 and 10 % more are 11.055: half up to 11.06.
    [1005, percent(1000), 1106],
    // 11.0445: down.
    [1005, percent(990), 1104],
    // Half up also for a lower price: 9.045 to 9.05.
    [1005, percent(-1000), 905],
    [8525, percent(1000, 50), 9400],
    [8523, percent(1000, 50), 9400],
    [8614, percent(1000, 50), 9500],
    [8500, percent(1000, 100), 9400],
    [8500, percent(999, 100), 9300],
    [8500, percent(1000, 500), 9500],
    // 92.5 is between 90 and 95.
    [8500, amount(750, 500), 9500],
    [8500, amount(749, 500), 9000],
    [8500, amount(-1000), 7500],
    [8510, amount(500, 100), 9000],
    [8549, amount(0, 100), 8500],
    [8550, amount(0, 100), 8600],
    [0, percent(1000), 0],
    [0, amount(500), 500],
    [1, percent(-4900), 1],
    [MAX_AMOUNT_MINOR, percent(0), MAX_AMOUNT_MINOR],
  ])('of %i changed by %o is %i', (priceMinor, change, expected) => {
    expect(changePrices({ priceMinor, salePriceMinor: 0 }, change)).toEqual({
      ok: true,
      value: { priceMinor: expected, salePriceMinor: 0 },
    });
  });
});

describe('a sale price', () => {
  it.each<[number, number, PriceChange, number, number]>([
    [10_000, 8000, percent(1000), 11_000, 8800],
    [10_000, 8000, amount(-500), 9500, 7500],
    [10_040, 8049, percent(0, 100), 10_000, 8000],
    // Without an effect before, too.
    [10_000, 10_000, percent(1000), 11_000, 11_000],
    [10_000, 12_000, amount(100), 10_100, 12_100],
  ])('of %i, on sale for %i, by %o: %i and %i', (priceMinor, salePriceMinor, change, ...next) => {
    const [price, sale] = next;
    expect(changePrices({ priceMinor, salePriceMinor }, change)).toEqual({
      ok: true,
      value: { priceMinor: price, salePriceMinor: sale },
    });
  });
});

it.each<[string, number, number, PriceChange, string]>([
  ['a price below zero', 500, 0, amount(-501), 'price_not_above_zero'],
  ['a price that becomes zero', 500, 0, amount(-500), 'price_not_above_zero'],
  ['a price that is rounded to zero', 49, 0, percent(0, 100), 'price_not_above_zero'],
  ['all of it off', 500, 0, percent(-10_000), 'price_not_above_zero'],
  ['a free dish below zero', 0, 0, amount(-1), 'price_not_above_zero'],
  ['a sale price that becomes zero', 5000, 500, amount(-500), 'price_not_above_zero'],
  ['a price above the limit', MAX_AMOUNT_MINOR, 0, amount(1), 'price_above_limit'],
  ['a price rounded above it', MAX_AMOUNT_MINOR, 0, percent(0, 100), 'price_above_limit'],
  ['a sale price above it', 100, MAX_AMOUNT_MINOR, amount(1), 'price_above_limit'],
  ['a sale rounded away', 1040, 1000, percent(0, 100), 'sale_price_without_effect'],
])('%s is refused', (_, priceMinor, salePriceMinor, change, code) => {
  expect(changePrices({ priceMinor, salePriceMinor }, change)).toEqual({
    ok: false,
    code,
    facts: {},
  });
});

it('every accepted result is a whole number of steps within the limits, and the nearest one', () => {
  const price = fc.integer({ min: 0, max: MAX_AMOUNT_MINOR });
  const step = fc.constantFrom(...priceSteps);
  fc.assert(
    fc.property(price, fc.integer({ min: -10_000, max: 100_000 }), step, (from, by, stepMinor) => {
      const changed = changePrices({ priceMinor: from, salePriceMinor: 0 }, percent(by, stepMinor));
      if (!changed.ok) return;
      const { priceMinor } = changed.value;
      expect(priceMinor % stepMinor).toBe(0);
      expect(priceMinor).toBeGreaterThanOrEqual(0);
      expect(priceMinor).toBeLessThanOrEqual(MAX_AMOUNT_MINOR);
      // In ten thousandths of a minor unit: at most half a step away.
      const exact = BigInt(from) * BigInt(10_000 + by);
      const away = 2n * (BigInt(priceMinor) * 10_000n - exact);
      const most = BigInt(stepMinor) * 10_000n;
      expect(away <= most && away >= -most).toBe(true);
    }),
  );
});
