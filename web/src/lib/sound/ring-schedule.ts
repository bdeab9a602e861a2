/** How often the bell rings for new arrivals. */
export type RingPlan = {
  readonly repeatMs: number;
  /** The first ring and its repetitions; they start again when more arrive. */
  readonly times: number;
};

/** Each minute as long as any order waits. */
export const untilHandled: RingPlan = { repeatMs: 60_000, times: Number.POSITIVE_INFINITY };

/** When the bell rings next, how many rings remain, and for how many waiting orders it has rung. */
export type RingSchedule = {
  readonly pending: number;
  readonly nextAt: number | undefined;
  readonly left: number;
};

export const notRinging: RingSchedule = { pending: 0, nextAt: undefined, left: 0 };

type Moment = { readonly pending: number; readonly now: number };
type Step = { readonly schedule: RingSchedule; readonly rings: boolean };

/** Rings when more orders wait than before, and again after an interval, as often as the plan sets. */
export function nextRing(plan: RingPlan, schedule: RingSchedule, { pending, now }: Moment): Step {
  if (pending === 0) return { schedule: notRinging, rings: false };
  const hasRisen = pending > schedule.pending;
  const isDue = schedule.nextAt !== undefined && now >= schedule.nextAt;
  if (!hasRisen && !isDue) return { schedule: { ...schedule, pending }, rings: false };
  const left = (hasRisen ? plan.times : schedule.left) - 1;
  const nextAt = left > 0 ? now + plan.repeatMs : undefined;
  return { schedule: { pending, nextAt, left }, rings: true };
}
