import { refuse, type Refusal } from '../refusal/index.ts';
import { MAX_STEPS_OF_ZONE } from './limits.ts';

/** From this dish total on the delivery costs `priceMinor`; 0 is free. */
export type FeeStep = {
  readonly fromMinor: number;
  readonly priceMinor: number;
  /** What its courier gets; undefined for the zone's price. */
  readonly rewardMinor?: number;
};

/** The price of a zone, and what it is from larger dish totals on. */
export type ZoneFee = { readonly priceMinor: number; readonly steps: readonly FeeStep[] };

/** What a delivery costs at a dish total. All amounts are in minor units. */
export type FeeAt = {
  readonly priceMinor: number;
  readonly rewardMinor: number;
  /** The next cheaper price, and how much more food it needs; undefined at the cheapest. */
  readonly nextStep: { readonly missingMinor: number; readonly priceMinor: number } | undefined;
  /** How much more food makes the delivery free; 0 when it is free, undefined when it never is. */
  readonly missingToFreeMinor: number | undefined;
};

/** The step from which delivery is free, of a threshold in which 0 means never. */
export function freeStep(freeFromMinor: number, rewardMinor?: number): readonly FeeStep[] {
  if (freeFromMinor === 0) return [];
  return [
    { fromMinor: freeFromMinor, priceMinor: 0, ...(rewardMinor !== undefined && { rewardMinor }) },
  ];
}

/**
 * The only function that judges steps: for a quote, a new order and an edited one. A price never rises with the basket,
 * also where a server of an earlier version, which knows no steps, has saved a price below theirs.
 */
export function feeAt({ priceMinor, steps }: ZoneFee, dishTotalMinor: number): FeeAt {
  const base: FeeStep = { fromMinor: 0, priceMinor };
  const reached = steps
    .filter(({ fromMinor }) => fromMinor <= dishTotalMinor)
    .reduce((best, step) => (step.priceMinor <= best.priceMinor ? step : best), base);
  const ahead = steps.find(
    (step) => step.fromMinor > dishTotalMinor && step.priceMinor < reached.priceMinor,
  );
  const free = steps.find((step) => step.priceMinor === 0);
  return {
    priceMinor: reached.priceMinor,
    rewardMinor: reached.rewardMinor ?? priceMinor,
    nextStep: ahead && {
      missingMinor: ahead.fromMinor - dishTotalMinor,
      priceMinor: ahead.priceMinor,
    },
    missingToFreeMinor: free && Math.max(0, free.fromMinor - dishTotalMinor),
  };
}

/**
 * Why a zone cannot have these steps: too many, totals that do not rise, or prices that do. Only the last one may be
 * free, and no step is without its zone's price above it.
 */
export function refuseSteps(
  priceMinor: number | undefined,
  steps: readonly FeeStep[],
): Refusal<'fee_steps_do_not_fit', { limit: number }> | undefined {
  const base = { fromMinor: 0, priceMinor: priceMinor ?? Number.POSITIVE_INFINITY };
  const fits = steps.every((step, index) => {
    const before = steps[index - 1] ?? base;
    return (
      step.fromMinor > before.fromMinor &&
      step.priceMinor <= before.priceMinor &&
      (index === 0 || before.priceMinor > 0)
    );
  });
  if (fits && steps.length <= MAX_STEPS_OF_ZONE) return undefined;
  return refuse('fee_steps_do_not_fit', { limit: MAX_STEPS_OF_ZONE });
}
