import type { Deps } from '../../../deps.ts';
import { batchLoads } from '../../../plumbing/batch-loads.ts';
import { listOpenSessions, type OpenSession } from './queries.ts';

/** The most sockets that share a query while they open. */
const MAX_SESSIONS = 200;

/** Finds open sessions for sockets: those that open together share a query. */
export function createSessionFinder({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): (sessionId: number) => Promise<OpenSession | undefined> {
  return batchLoads({
    maxKeys: MAX_SESSIONS,
    load: async (ids: readonly number[]) => {
      const sessions = await listOpenSessions(db, { ids, now: clock.now() });
      return new Map(sessions.map((session) => [session.id, session]));
    },
  });
}

/**
 * Finds how long a session is still open, in milliseconds; undefined when it is over. For sockets, which stay
 * open longer than their token.
 */
export function createSessionTimes(
  deps: Pick<Deps, 'db' | 'clock'>,
): (sessionId: number) => Promise<number | undefined> {
  const find = createSessionFinder(deps);
  return async (sessionId) => {
    const session = await find(sessionId);
    return session && session.expires_at.getTime() - deps.clock.now().getTime();
  };
}
