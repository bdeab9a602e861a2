import { hoursOfStaff, nextOpeningAfterToday } from '@comanda/domain/hours';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Connection } from '../../schema.ts';
import { findShipping } from '../shipping/index.ts';
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
  const shipping = await findShipping(connection, pubId);
  if (!pub || !shipping) return undefined;
  const { hours, available, hasSavedHours } = shipping;
  const dated = hoursOfStaff(hours);
  // A new pub has delivery hours by default, which its company has not confirmed.
  const areKnown = available || hasSavedHours;
  return dated && areKnown ? nextOpeningAfterToday(dated, pub.time_zone, now) : undefined;
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
