const DAY_MS = 24 * 60 * 60 * 1000;

/** The longest time that a step taken offline may take to arrive. */
export const OLDEST_STEP_DAYS = 7;

type StepTime = {
  /** The time on the courier's device; undefined when the step is taken now. */
  readonly claimed: Date | undefined;
  readonly now: Date;
  /** The time of the previous step of the order. */
  readonly notBefore: Date | undefined;
};

/**
 * The time at which a courier's step counts as taken: the device's time, but not later than now, not before
 * the previous step and at most seven days ago. A wrong clock moves a step but never refuses it.
 */
export function stepTime({ claimed, now, notBefore }: StepTime): Date {
  if (claimed === undefined) return now;
  const oldest = Math.max(now.getTime() - OLDEST_STEP_DAYS * DAY_MS, notBefore?.getTime() ?? 0);
  return new Date(Math.min(now.getTime(), Math.max(claimed.getTime(), oldest)));
}
