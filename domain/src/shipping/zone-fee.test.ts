import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeAt, freeStep, MAX_STEPS_OF_ZONE, refuseSteps, type FeeStep } from './index.ts';

const step = (fromMinor: number, priceMinor: number, rewardMinor?: number): FeeStep => ({
  fromMinor,
  priceMinor,
  ...(rewardMinor !== undefined && { rewardMinor }),
});
const steps = [step(30_000, 2000), step(40_000, 1000, 3000), ...freeStep(50_000, 5000)];
const zone = { priceMinor: 4000, steps };

describe('what a delivery costs', () => {
  it.each([
    ['nothing reached', 0, 4000, 4000, { missingMinor: 30_000, priceMinor: 2000 }],
    ['a ban below the first step', 29_999, 4000, 4000, { missingMinor: 1, priceMinor: 2000 }],
    [
      'at the first: the zone’s reward',
      30_000,
      2000,
      4000,
      { missingMinor: 10_000, priceMinor: 1000 },
    ],
    ['at one with its own reward', 40_000, 1000, 3000, { missingMinor: 10_000, priceMinor: 0 }],
    ['free', 50_000, 0, 5000, undefined],
    ['far above', 9_999_999, 0, 5000, undefined],
  ])('%s', (_, total, priceMinor, rewardMinor, nextStep) => {
    const missingToFreeMinor = Math.max(0, 50_000 - total);
    expect(feeAt(zone, total)).toEqual({ priceMinor, rewardMinor, nextStep, missingToFreeMinor });
  });

  it('is the zone’s price without steps', () => {
    expect(feeAt({ priceMinor: 4000, steps: freeStep(0) }, 1_000_000)).toEqual({
      priceMinor: 4000,
      rewardMinor: 4000,
      nextStep: undefined,
      missingToFreeMinor: undefined,
    });
  });

  it('never rises at a step, whatever a server without steps has saved as the zone’s price', () => {
    expect(feeAt({ ...zone, priceMinor: 1500 }, 30_000)).toMatchObject({
      priceMinor: 1500,
      nextStep: { missingMinor: 10_000, priceMinor: 1000 },
    });
    const earlierFree = { priceMinor: 4000, steps: [...freeStep(20_000), step(30_000, 2000)] };
    expect(feeAt(earlierFree, 30_000)).toMatchObject({ priceMinor: 0, nextStep: undefined });
  });

  it('does not rise with the basket, and the next step costs what it says', () => {
    const amount = fc.nat(100_000);
    const some = fc
      .array(fc.tuple(amount, amount), { maxLength: MAX_STEPS_OF_ZONE })
      .map((pairs) => pairs.map(([from, price]) => step(from, price)))
      .map((list) => list.toSorted((a, b) => a.fromMinor - b.fromMinor));
    fc.assert(
      fc.property(amount, some, amount, amount, (priceMinor, list, one, more) => {
        const fee = { priceMinor, steps: list };
        const here = feeAt(fee, one);
        expect(feeAt(fee, one + more).priceMinor).toBeLessThanOrEqual(here.priceMinor);
        const { nextStep } = here;
        if (!nextStep) return;
        expect(nextStep.priceMinor).toBeLessThan(here.priceMinor);
        expect(feeAt(fee, one + nextStep.missingMinor - 1).priceMinor).toBe(here.priceMinor);
        expect(feeAt(fee, one + nextStep.missingMinor).priceMinor).toBeLessThanOrEqual(
          nextStep.priceMinor,
        );
      }),
    );
  });
});

describe('steps', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => step(1000 * (index + 1), 3000 - index));
  it.each<[string, number | undefined, readonly FeeStep[], boolean]>([
    ['none', 4000, [], true],
    ['ascending and cheaper', 4000, steps, true],
    ['of a zone without a price', undefined, steps, true],
    ['as dear as the zone, with another reward', 4000, [step(10_000, 4000, 5000)], true],
    ['free where the zone is free', 0, freeStep(10_000), true],
    ['dearer than the zone', 1500, steps, false],
    ['dearer than the step before', 4000, [step(1, 1000), step(2, 1001)], false],
    ['from the same total', 4000, [step(1, 1000), step(1, 900)], false],
    ['descending', 4000, [step(2, 1000), step(1, 900)], false],
    ['from 0', 4000, [step(0, 1000)], false],
    ['free twice', 4000, [step(1, 0), step(2, 0)], false],
    ['as many as fit', 4000, many(MAX_STEPS_OF_ZONE), true],
    ['one more', 4000, many(MAX_STEPS_OF_ZONE + 1), false],
  ])('%s', (_, priceMinor, list, fits) => {
    expect(refuseSteps(priceMinor, list)?.code).toBe(fits ? undefined : 'fee_steps_do_not_fit');
  });
});
