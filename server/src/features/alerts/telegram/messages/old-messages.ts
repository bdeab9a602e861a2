import type { DailyWork } from '../../../../plumbing/daily-work/daily-work.ts';
import type { Connection } from '../../../../schema.ts';
import { deleteExpiredCodes } from '../linking/code-queries.ts';
import { deleteMessagesBefore } from './queries.ts';

/** A change of an order that is older than this does not edit its messages any more. */
export const TELEGRAM_MESSAGE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what was stored about old messages, and links that have expired. */
export const oldTelegramMessages = (connection: Connection): DailyWork => ({
  name: 'old telegram messages',
  run: async (now) => {
    await deleteMessagesBefore(
      connection,
      new Date(now.getTime() - TELEGRAM_MESSAGE_DAYS * DAY_MS),
    );
    await deleteExpiredCodes(connection, now);
  },
});
