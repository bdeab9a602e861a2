/** Whether a dish is sold out at this moment. The end is compared at each use: nothing has to happen when it passes. */
export function isSoldOut(soldOutUntil: Date | null, now: Date): boolean {
  return soldOutUntil !== null && soldOutUntil.getTime() > now.getTime();
}
