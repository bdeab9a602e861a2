import type { DailyWork } from '../../../plumbing/daily-work/daily-work.ts';
import type { Connection } from '../../../schema.ts';
import { deleteExpiredResetLinks } from '../reset-link-queries.ts';
import { deleteEndedSessions, deleteUsedRefreshTokens } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Sockets and requests in progress have long noticed the end. */
export const ENDED_SESSION_DAYS = 1;
/** A stolen value ends its session when it is used again within this time; later it is unknown. */
const USED_VALUE_STAYS_MS = 7 * DAY_MS;
/** Each statement stays far below its time limit. */
const BATCH = 5_000;

/** Deletes sessions that are over, used refresh values, and links to a new password that have expired. */
export const endedSessions = (connection: Connection): DailyWork => ({
  name: 'ended sessions',
  run: async (now) => {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const sessions = { before: before(ENDED_SESSION_DAYS * DAY_MS), limit: BATCH };
    while ((await deleteEndedSessions(connection, sessions)) === BATCH);
    const values = { before: before(USED_VALUE_STAYS_MS), limit: BATCH };
    while ((await deleteUsedRefreshTokens(connection, values)) === BATCH);
    await deleteExpiredResetLinks(connection, now);
  },
});
