const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a step that a courier took without a connection may be on its way. */
export const OLDEST_STEP_DAYS = 7;

type StepTime = {
  /** What the courier's device says; nothing when the step is taken now. */
  readonly claimed: Date | undefined;
  readonly now: Date;
  /** When what came before it in the order's life was taken. */
  readonly notBefore: Date | undefined;
};

/**
 * When a courier's step counts as taken: as the device says, but never later than now, never before
 * what came before it, and at most seven days ago. A wrong clock moves a step, it refuses none.
 */
export function stepTime({ claimed, now, notBefore }: StepTime): Date {
  if (claimed === undefined) return now;
  const oldest = Math.max(now.getTime() - OLDEST_STEP_DAYS * DAY_MS, notBefore?.getTime() ?? 0);
  return new Date(Math.min(now.getTime(), Math.max(claimed.getTime(), oldest)));
}
