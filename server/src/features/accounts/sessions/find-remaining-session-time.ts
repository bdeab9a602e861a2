import type { Deps } from '../../../deps.ts';
import { findOpenSession } from './queries.ts';

/**
 * How long a session is still open, in milliseconds; undefined when it is over. For sockets, which stay open
 * longer than their token.
 */
export async function findRemainingSessionTime(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessionId: number,
): Promise<number | undefined> {
  const now = clock.now();
  const session = await findOpenSession(db, { id: sessionId, now });
  return session && session.expires_at.getTime() - now.getTime();
}
