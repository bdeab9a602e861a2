export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** The wire value of a birth date that was not entered. */
export const UNSET_BIRTH_DATE = '0001-01-01';

/** The date that the form shows instead. */
export const DEFAULT_BIRTH_DATE = '2000-01-01';

/** Whether `YYYY-MM-DD` is a real day that is not in the future; `2001-02-30` is not a day. */
export function isBirthDate(value: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return isDay && value <= today;
}

/** A birth date in the format that users see. */
export function shownBirthDate(birthDate: string): string {
  return birthDate === UNSET_BIRTH_DATE ? DEFAULT_BIRTH_DATE : birthDate;
}
