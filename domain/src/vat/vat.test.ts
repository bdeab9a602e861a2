import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRate, vatOf, vatOfDish, type VatRate } from './index.ts';

const rates: VatRate[] = [
  { vatClass: 'reduced', validFrom: '2027-01-01', rate: 1200 },
  { vatClass: 'reduced', validFrom: '2024-01-01', rate: 800 },
  { vatClass: 'standard', validFrom: '2024-01-01', rate: 2000 },
];

it.each([
  ['on its first day', 'reduced', '2024-01-01', 800],
  ['on its last day', 'reduced', '2026-12-31', 800],
  ['on the first day of the next', 'reduced', '2027-01-01', 1200],
  ['long after', 'reduced', '2040-06-01', 1200],
  ['of the other class', 'standard', '2027-01-01', 2000],
  ['before the first', 'standard', '2023-12-31', undefined],
] as const)('the rate %s', (_, ofPub, day, rate) => {
  const own = { ofDish: null, ofCategory: null };
  const expected = rate === undefined ? undefined : { vatClass: ofPub, rate };
  expect(vatOfDish(own, { ofPub, rates }, day)).toEqual(expected);
  expect(vatOfDish(own, { ofPub, rates: rates.toReversed() }, day)).toEqual(expected);
});

it.each([
  [-1, false],
  [0, true],
  [800, true],
  [8.5, false],
  [10_000, true],
  [10_001, false],
])('%d is a rate: %s', (rate, expected) => {
  expect(isRate(rate)).toBe(expected);
});

it.each([
  ['its own', 'standard', 'reduced', 'reduced', 'standard'],
  ['that of its category', null, 'standard', 'reduced', 'standard'],
  ['the usual one', null, null, 'reduced', 'reduced'],
  ['none at a pub that pays no VAT', 'standard', 'standard', null, undefined],
] as const)('a dish has %s', (_, ofDish, ofCategory, ofPub, expected) => {
  const found = vatOfDish({ ofDish, ofCategory }, { ofPub, rates }, '2026-12-01');
  expect(found?.vatClass).toBe(expected);
});

const line = (sumMinor: number, rate?: number) => ({
  sumMinor,
  vat: rate === undefined ? undefined : ({ vatClass: 'reduced', rate } as const),
});

describe('the VAT in the prices', () => {
  it.each([
    ['of nothing', [], []],
    ['of lines without', [line(5000)], []],
    ['at 8 %', [line(10_800, 800)], [{ rate: 800, totalMinor: 10_800, vatMinor: 800 }]],
    // 1.85 × 8 / 108 = 0.137: rounded once, not line by line (0.037 three times is 0.12).
    [
      'of small lines together',
      [line(50, 800), line(50, 800), line(85, 800)],
      [{ rate: 800, totalMinor: 185, vatMinor: 14 }],
    ],
    [
      'at two rates, the lower first',
      [line(12_000, 2000), line(10_800, 800), line(700), line(1200, 2000)],
      [
        { rate: 800, totalMinor: 10_800, vatMinor: 800 },
        { rate: 2000, totalMinor: 13_200, vatMinor: 2200 },
      ],
    ],
    ['at none', [line(500, 0)], [{ rate: 0, totalMinor: 500, vatMinor: 0 }]],
  ])('%s', (_, lines, expected) => {
    expect(vatOf(lines)).toEqual(expected);
  });

  it('is never more than its prices, and in no line twice', () => {
    const lines = fc.array(
      fc.record({ sum: fc.nat(99_999_999), rate: fc.constantFrom(undefined, 0, 800, 2000) }),
    );
    fc.assert(
      fc.property(lines, (given) => {
        const parts = vatOf(given.map(({ sum, rate }) => line(sum, rate)));
        const taxed = given.filter(({ rate }) => rate !== undefined);
        expect(parts.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(
          taxed.reduce((sum, one) => sum + one.sum, 0),
        );
        for (const { rate, totalMinor, vatMinor } of parts) {
          expect(Math.abs((totalMinor - vatMinor) * rate - vatMinor * 10_000)).toBeLessThanOrEqual(
            (10_000 + rate) / 2,
          );
        }
      }),
    );
  });
});
