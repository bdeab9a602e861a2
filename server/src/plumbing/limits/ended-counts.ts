import type { Kysely } from 'kysely';
import type { DailyWork } from '../daily-work/daily-work.ts';
import type { LimitTables } from './tables.ts';

/** Deletes the counts whose window is over. */
export const endedCounts = (connection: Kysely<LimitTables>): DailyWork => ({
  name: 'ended request counts',
  run: async (now) => {
    await connection.deleteFrom('request_count').where('expire', '<', now.getTime()).execute();
  },
});
