import { nextOpeningAfterToday } from '@comanda/domain/shipping';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Connection } from '../../schema.ts';
import { findOpeningHours } from '../shipping/index.ts';
import { findPub } from './queries.ts';

/**
 * The next opening of a pub on a day after its present working day: tomorrow's, or that of the next day that is not
 * closed. Undefined at a pub without hours.
 */
export async function findReopening(
  connection: Connection,
  { pubId }: { readonly pubId: number },
  now: Date,
): Promise<Date | undefined> {
  const pub = await findPub(connection, pubId);
  const week = await findOpeningHours(connection, pubId);
  return pub && week && nextOpeningAfterToday(week, pub.time_zone, now);
}

/** The time zone of a pub's clock. */
export async function findTimeZone(
  connection: Connection,
  { pubId }: { readonly pubId: number },
): Promise<string> {
  const pub = await findPub(connection, pubId);
  if (!pub) throw new AppError('not_found');
  return pub.time_zone;
}
