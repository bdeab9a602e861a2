import { freeStep, type FeeStep } from '@comanda/domain/shipping';

/** A step of a zone that still costs something; the free one is `free_from_minor`. */
export type StoredStep = {
  readonly from_minor: number;
  readonly price_minor: number;
  /** Left out for the zone's price. */
  readonly reward_minor?: number;
};

type StoredFee = {
  readonly fee_steps: readonly StoredStep[];
  readonly free_from_minor: number;
  readonly free_reward_minor: number | null;
};

/** The steps of a stored zone or order, ascending, with the free one last. */
export function stepsOf({ fee_steps, free_from_minor, free_reward_minor }: StoredFee): FeeStep[] {
  const steps = fee_steps.map(({ from_minor, price_minor, reward_minor }) => ({
    fromMinor: from_minor,
    priceMinor: price_minor,
    ...(reward_minor !== undefined && { rewardMinor: reward_minor }),
  }));
  // A server of an earlier version may have saved a threshold below them.
  return [...steps, ...freeStep(free_from_minor, free_reward_minor ?? undefined)].toSorted(
    (a, b) => a.fromMinor - b.fromMinor,
  );
}

/** The same steps as they are stored: the free one is the threshold. */
export function storedSteps(steps: readonly FeeStep[]): StoredFee {
  const free = steps.find(({ priceMinor }) => priceMinor === 0);
  return {
    fee_steps: steps
      .filter((step) => step !== free)
      .map(({ fromMinor, priceMinor, rewardMinor }) => ({
        from_minor: fromMinor,
        price_minor: priceMinor,
        ...(rewardMinor !== undefined && { reward_minor: rewardMinor }),
      })),
    free_from_minor: free?.fromMinor ?? 0,
    free_reward_minor: free?.rewardMinor ?? null,
  };
}
