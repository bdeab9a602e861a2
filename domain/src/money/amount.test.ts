import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp, isWireAmount, toAmount, toMinor } from './index.ts';

const MAX_AMOUNT_MINOR = 999_999_999;
const minor = fc.integer({ min: 0, max: MAX_AMOUNT_MINOR });

describe('isWireAmount', () => {
  it.each([0, 0.01, 0.07, 1.1, 12.5, 19.99, 1.005e2, 4_503_599.63, 9_999_999.99])(
    'takes %d',
    (amount) => {
      expect(isWireAmount(amount)).toBe(true);
    },
  );

  it.each([
    -0.01,
    -1,
    -1e-7,
    0.001,
    12.345,
    12.500_000_1,
    10_000_000,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('refuses %d', (amount) => {
    expect(isWireAmount(amount)).toBe(false);
  });

  it('accepts every amount in whole minor units and no other', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 1, max: 9 }), (units, tenths) => {
        expect(isWireAmount(toAmount(units))).toBe(true);
        expect(isWireAmount((units + tenths / 10) / 100)).toBe(false);
      }),
    );
  });
});

describe('toMinor and toAmount', () => {
  it.each([
    [0, 0],
    [0.29, 29],
    [1.15, 115],
    [8.2, 820],
    [1019.99, 101_999],
    [9_999_999.99, MAX_AMOUNT_MINOR],
  ])('%d is %d minor units', (amount, units) => {
    expect(toMinor(amount)).toBe(units);
    expect(toAmount(units)).toBe(amount);
  });

  it('lose nothing when sent as JSON and read back', () => {
    fc.assert(
      fc.property(minor, (units) => {
        const received: unknown = JSON.parse(JSON.stringify(toAmount(units)));
        expect(toMinor(Number(received))).toBe(units);
      }),
    );
  });

  it('write at most two decimals', () => {
    fc.assert(
      fc.property(minor, (units) => {
        expect(String(toAmount(units))).toMatch(/^\d+(?:\.\d{1,2})?$/);
      }),
    );
  });
});

describe('divideHalfUp', () => {
  it.each([
    [0, 100, 0],
    [149, 100, 1],
    [150, 100, 2],
    [151, 100, 2],
    [250, 100, 3],
    [-150, 100, -1],
    [-151, 100, -2],
    [7, 2, 4],
  ])('%d / %d is %d', (dividend, divisor, quotient) => {
    expect(divideHalfUp(dividend, divisor)).toBe(quotient);
  });

  it('agrees with exact integer arithmetic', () => {
    const dividends = fc.integer({ min: -1e14, max: 1e14 });
    fc.assert(
      fc.property(dividends, fc.integer({ min: 1, max: 1000 }), (dividend, divisor) => {
        const doubled = 2n * BigInt(dividend) + BigInt(divisor);
        const by = 2n * BigInt(divisor);
        const remainder = ((doubled % by) + by) % by;
        expect(BigInt(divideHalfUp(dividend, divisor))).toBe((doubled - remainder) / by);
      }),
    );
  });
});
