import type { DailyWork } from '../../../../plumbing/daily-work/daily-work.ts';
import type { Connection } from '../../../../schema.ts';
import { deleteExpiredCodes } from '../linking/code-queries.ts';
import { deleteMessagesBefore } from './queries.ts';

/** A change of an order that is older than this does not edit its messages any more. */
const STAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was stored about old messages, and links that have expired. */
export const oldTelegramMessages = (connection: Connection): DailyWork => ({
  name: 'old telegram messages',
  run: async (now) => {
    await deleteMessagesBefore(connection, new Date(now.getTime() - STAYS_MS));
    await deleteExpiredCodes(connection, now);
  },
});
