/** A position that comes sooner after the one before is not kept, in seconds. */
export const POSITION_EVERY_SECONDS = 20;

/** After so many minutes it says nothing about where the courier is now. */
const SEEN_MINUTES = 15;

const STEP_METRES = 100;

/** The metres that are stored and shown: to the nearest 100, so that they tell a street and no door; 0 is "less than 100". */
export function seenMetres(metres: number): number {
  return Math.round(metres / STEP_METRES) * STEP_METRES;
}

/** Whether a guest still reads it. */
export function isSeenLately(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= SEEN_MINUTES * 60_000;
}
