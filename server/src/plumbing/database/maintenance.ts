import type { DatabaseLog } from './database-log.ts';

const CHECK_EVERY_MS = 10_000;
/** So many commits are data that needs statistics. */
export const FIRST_DATA_WRITES = 200;
const HOUR_MS = 3_600_000;

export type MaintenanceOptions = {
  /** Grows with each commit that wrote data. */
  countWrites: () => number;
  maintain: () => Promise<void>;
  log: DatabaseLog;
  /** For tests. */
  checkEveryMs?: number;
};

/**
 * The embedded database has no autovacuum: without statistics its plans are bad, without VACUUM it grows. So
 * it runs soon after the first data, and then hourly after writes.
 */
export function scheduleMaintenance(options: MaintenanceOptions): { stop: () => Promise<void> } {
  let doneAtWrites = options.countWrites();
  let doneAtMs: number | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    const writes = options.countWrites();
    const startedMs = performance.now();
    try {
      await options.maintain();
      doneAtWrites = writes;
      const tookMs = Math.round(performance.now() - startedMs);
      options.log.info({ tookMs, writes }, 'embedded database maintained');
    } catch (error) {
      options.log.error({ err: error }, 'maintenance of the embedded database failed');
    }
    doneAtMs = performance.now(); // after a failure too: the retry is in an hour
  }

  function runIfDue(): void {
    if (running) return;
    const written = options.countWrites() - doneAtWrites;
    const isFirstDue = doneAtMs === undefined && written >= FIRST_DATA_WRITES;
    const isHourlyDue =
      doneAtMs !== undefined && performance.now() - doneAtMs >= HOUR_MS && written > 0;
    if (!isFirstDue && !isHourlyDue) return;
    running = run().finally(() => {
      running = undefined;
    });
  }

  const timer = setInterval(runIfDue, options.checkEveryMs ?? CHECK_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
