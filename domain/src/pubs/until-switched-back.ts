/** The end of a temporary state that lasts until the pub itself ends it: ISO 8601 in UTC. */
export const UNTIL_SWITCHED_BACK = '9999-12-31T00:00:00.000Z';
const LAST_YEAR = 9999;

/** Whether a state lasts until a person ends it: its end is a moment of the year 9999. */
export function isUntilSwitchedBack(until: string): boolean {
  return new Date(until).getUTCFullYear() === LAST_YEAR;
}
