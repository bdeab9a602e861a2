import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeStep } from '../../shipping/index.ts';
import { priceOrder, sumsOfLines, unitPriceMinor, type Discount } from '../index.ts';

const amount = fc.integer({ min: 0, max: 999_999_999 });
const percents = fc.constantFrom(0, 10);
const zone = fc.record({ priceMinor: amount, steps: amount.map((from) => freeStep(from)) });
const zones = fc.option(zone, { nil: undefined });
const lines = fc.array(
  fc
    .record({
      unitPriceMinor: amount,
      count: fc.integer({ min: 1, max: 999 }),
      given: fc.integer({ min: 0, max: 999 }),
      depositMinor: fc.constantFrom(0, 0, 200),
    })
    .map(({ given, ...line }) => ({ ...line, compCount: given % (line.count + 1) })),
  { maxLength: 20 },
);
const discounts = fc.option<Discount, undefined>(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amountMinor: amount }),
  ),
  { nil: undefined },
);
const orders = fc.record({
  lines,
  commissionPercent: percents,
  zone: zones,
  deliveryPriceByHandMinor: fc.option(amount, { nil: undefined }),
  discount: discounts,
});

describe('any order', () => {
  it('has sums that agree with each other, in whole minor units', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const price = priceOrder(order);
        const { missingToFreeMinor = 0, nextStep: _, ...figures } = price;
        for (const figure of [missingToFreeMinor, ...Object.values(figures)]) {
          expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
        }
        expect(price.productTotalMinor + price.commissionMinor).toBe(price.dishTotalMinor);
        expect(price.dishTotalMinor + price.deliveryPriceMinor + price.depositMinor).toBe(
          price.clientTotalMinor,
        );
        const deposits = order.lines.map(({ depositMinor, count }) => depositMinor * count);
        expect(price.depositMinor).toBe(deposits.reduce((sum, one) => sum + one, 0));
        expect(price.zonePriceMinor).toBe(order.zone?.priceMinor ?? 0);
      }),
    );
  });

  it('has a product total of the sum / 1.1 rounded half up, or of the sum without commission', () => {
    fc.assert(
      fc.property(lines, percents, (some, commissionPercent) => {
        const price = priceOrder({ lines: some, commissionPercent, zone: undefined });
        const sum = BigInt(price.dishTotalMinor);
        const exact = commissionPercent === 10 ? (sum * 20n + 11n) / 22n : sum;
        expect(BigInt(price.productTotalMinor)).toBe(exact);
      }),
    );
  });

  it('costs the same when its lines change places or split', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const single = order.lines.toReversed().flatMap(({ count, compCount, ...line }) => [
          { ...line, count: 1 },
          { ...line, count: count - 1, compCount },
        ]);
        expect(priceOrder({ ...order, lines: single })).toEqual(priceOrder(order));
      }),
    );
  });

  it('has lines that sum to what its dishes cost, none below zero', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { dishTotalMinor, discountMinor, compMinor } = priceOrder(order);
        const sums = sumsOfLines(order.lines, discountMinor);
        expect(sums.reduce((total, sum) => total + sum, 0)).toBe(dishTotalMinor);
        expect(sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)).toBe(true);
        const given = priceOrder({ ...order, discount: undefined });
        expect(given.dishTotalMinor - discountMinor).toBe(dishTotalMinor);
        expect(given.compMinor).toBe(compMinor);
      }),
    );
  });

  it('is delivered free exactly when the missing amount is 0', () => {
    fc.assert(
      fc.property(lines, zone, (some, its) => {
        const price = priceOrder({ lines: some, commissionPercent: 0, zone: its });
        const isFree = price.missingToFreeMinor === 0;
        expect(price.deliveryPriceMinor).toBe(isFree ? 0 : its.priceMinor);
        const { missingToFreeMinor } = price;
        if (missingToFreeMinor === undefined || isFree) return;
        const more = [...some, { unitPriceMinor: missingToFreeMinor, count: 1 }];
        expect(
          priceOrder({ lines: more, commissionPercent: 0, zone: its }).deliveryPriceMinor,
        ).toBe(0);
      }),
    );
  });
});

describe('any unit price', () => {
  it('is effective price x 1.1 rounded half up, and at most half a unit off', () => {
    fc.assert(
      fc.property(amount, (effective) => {
        const exact = (BigInt(effective) * 220n + 100n) / 200n;
        expect(BigInt(unitPriceMinor(effective, 10))).toBe(exact);
        expect(unitPriceMinor(effective, 0)).toBe(effective);
      }),
    );
  });
});
