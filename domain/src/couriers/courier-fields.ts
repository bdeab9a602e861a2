export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** What the wire carries for a birth date that nobody entered. */
export const UNSET_BIRTH_DATE = '0001-01-01';

/** What the form shows for it. */
export const DEFAULT_BIRTH_DATE = '2000-01-01';

/** A birth date as people are shown it. */
export function shownBirthDate(birthDate: string): string {
  return birthDate === UNSET_BIRTH_DATE ? DEFAULT_BIRTH_DATE : birthDate;
}
