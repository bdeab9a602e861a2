import type { DailyWork } from '../../../plumbing/daily-work/daily-work.ts';
import type { Connection } from '../../../schema.ts';

/** Longer than any business day lasts in any zone. */
const STORED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the counters of past days, of which no order takes a number any more. */
export const oldCounters = (connection: Connection): DailyWork => ({
  name: 'counters of past days',
  run: async (now) => {
    const before = new Date(now.getTime() - STORED_DAYS * DAY_MS).toISOString().slice(0, 10);
    await connection.deleteFrom('order_counter').where('business_day', '<', before).execute();
  },
});
