import { MOST_EXTENSION_DAYS } from '@comanda/domain/pubs';

export const quickDays = [30, 90, 365] as const;

/** Parses a typed count of days; undefined if it is not valid. */
export function readDays(text: string): number | undefined {
  const plain = text.trim();
  if (!/^\d{1,4}$/.test(plain)) return undefined;
  const days = Number(plain);
  return days >= 1 && days <= MOST_EXTENSION_DAYS ? days : undefined;
}
