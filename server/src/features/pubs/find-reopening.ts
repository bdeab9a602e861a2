import type { Connection } from '../../schema.ts';
import { findOpeningHours, reopeningAt } from '../shipping/index.ts';
import { findPub } from './queries.ts';

/**
 * The next opening of a pub after its present hours: tomorrow's, for a pub that is open. Undefined at a pub without
 * hours.
 */
export async function findReopening(
  connection: Connection,
  { pubId }: { readonly pubId: number },
  now: Date,
): Promise<Date | undefined> {
  const pub = await findPub(connection, pubId);
  const week = await findOpeningHours(connection, pubId);
  return pub && week && reopeningAt(week, pub.time_zone, now);
}
