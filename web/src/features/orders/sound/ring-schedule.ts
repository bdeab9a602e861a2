/** While orders wait, the bell repeats this often. */
const REPEAT_MS = 60_000;

/** When the bell rings next, and for how many waiting orders it has rung. */
export type RingSchedule = {
  readonly pending: number;
  readonly nextAt: number | undefined;
};

export const quiet: RingSchedule = { pending: 0, nextAt: undefined };

type Step = { readonly schedule: RingSchedule; readonly rings: boolean };

/** Rings when more orders wait than before, and again each minute while any does. */
export function nextRing(schedule: RingSchedule, pending: number, now: number): Step {
  if (pending === 0) return { schedule: quiet, rings: false };
  const isDue = schedule.nextAt !== undefined && now >= schedule.nextAt;
  const rings = pending > schedule.pending || isDue;
  return { schedule: { pending, nextAt: rings ? now + REPEAT_MS : schedule.nextAt }, rings };
}
