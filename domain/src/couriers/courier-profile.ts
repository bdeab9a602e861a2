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

/** The most couriers attached to one pub; far above any real pub, since each courier is sent every own order. */
export const MAX_COURIERS_OF_PUB = 200;
/** The most couriers of a pub that have not confirmed yet; far above what a pub adds at once. */
export const MAX_UNCONFIRMED_COURIERS = 20;

/** What a company sees of a courier: nothing, only the name, or also the contacts needed for the work. */
export type CourierVisibility = 'nothing' | 'name' | 'contacts';

export type CourierAtPub = {
  /** The pub has added them by their number; adding needs no consent. */
  readonly isAttached: boolean;
  /** The courier confirmed that they deliver for the pub. */
  readonly hasConfirmed: boolean;
  /** The courier has, or completed, an order of the pub. */
  readonly hasTakenOrder: boolean;
};

/** What the company of a pub sees of a courier. */
export function courierVisibility(courier: CourierAtPub): CourierVisibility {
  if (courier.hasTakenOrder || (courier.isAttached && courier.hasConfirmed)) return 'contacts';
  return courier.isAttached ? 'name' : 'nothing';
}
