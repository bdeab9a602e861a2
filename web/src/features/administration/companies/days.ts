import { MOST_EXTENSION_DAYS } from '@comanda/domain/pubs';

export const quickDays = [30, 90, 365] as const;

/** A count of days as it was typed; nothing when it is not one. */
export function readDays(text: string): number | undefined {
  const plain = text.trim();
  if (!/^\d{1,4}$/.test(plain)) return undefined;
  const days = Number(plain);
  return days >= 1 && days <= MOST_EXTENSION_DAYS ? days : undefined;
}
