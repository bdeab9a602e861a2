import type { PersonalData } from './schemas.ts';

/** The name of the downloaded file: whose data it has, and of which day. */
export function personalDataFile({
  made_at: madeAt,
  account: { role, id },
}: Pick<PersonalData, 'made_at' | 'account'>): string {
  return `comanda-${role}-${id}-${madeAt.slice(0, 10)}.json`;
}
