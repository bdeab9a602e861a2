/** The end of a dish that is sold out until its pub switches it back. */
export const UNTIL_SWITCHED_BACK = new Date('9999-12-31T00:00:00.000Z');

/** Whether a dish is sold out at this moment. The end is compared at each use: nothing has to happen when it passes. */
export function isSoldOut(soldOutUntil: Date | null, now: Date): boolean {
  return soldOutUntil !== null && soldOutUntil.getTime() > now.getTime();
}

/** Whether the end is no real time: any moment of the year 9999. */
export function isUntilSwitchedBack(soldOutUntil: Date): boolean {
  return soldOutUntil.getUTCFullYear() >= UNTIL_SWITCHED_BACK.getUTCFullYear();
}
