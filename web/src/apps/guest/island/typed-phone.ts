/** The initial text of a phone field: Moldova's calling code. */
export const EMPTY_PHONE = '+373 ';

/** A phone as it was typed; the calling code alone is not one yet. */
export function typedPhone(value: string): string {
  return /^\+373\s*$/.test(value) ? '' : value.trim();
}
