export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** What the wire carries for a birth date that nobody entered. */
export const UNSET_BIRTH_DATE = '0001-01-01';

/** What the form shows for it. */
export const DEFAULT_BIRTH_DATE = '2000-01-01';

/** Whether `YYYY-MM-DD` is a day of the calendar that has been; `2001-02-30` looks like one and is none. */
export function isBirthDate(value: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return isDay && value <= today;
}

/** A birth date as people are shown it. */
export function shownBirthDate(birthDate: string): string {
  return birthDate === UNSET_BIRTH_DATE ? DEFAULT_BIRTH_DATE : birthDate;
}
