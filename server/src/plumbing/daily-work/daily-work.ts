import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DatabaseLog } from '../database/database-log.ts';
import type { DailyWorkTables } from './tables.ts';

/** Work that one of all processes does once a day. It may be repeated: a process can end before its end. */
export type DailyWork = {
  /** Unique, and the same in every version. */
  readonly name: string;
  readonly run: (now: Date) => Promise<void>;
};

/** A day of work begins at this hour, UTC: at night in the first market. */
const BEGINS_AT_HOUR = 1;
const HOUR_MS = 60 * 60 * 1000;
/** Longer than any work takes: the dump of a large database. */
const LEASE_MS = 6 * HOUR_MS;
const PAUSE_AFTER_FAILURE_MS = HOUR_MS;
const FIRST_CHECK_MS = 60_000;
const CHECK_EVERY_MS = 10 * 60_000;
const NEVER = '0001-01-01';

type Connection = Kysely<DailyWorkTables>;

/** Of several processes exactly one gets the returned lease; undefined when nothing is due. */
async function lease(connection: Connection, name: string, now: Date): Promise<Date | undefined> {
  const until = new Date(now.getTime() + LEASE_MS);
  const row = await connection
    .insertInto('daily_work')
    .values({ name, done_for: NEVER, leased_until: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ leased_until: until })
        .where('daily_work.done_for', '<', dayOf(now))
        .where('daily_work.leased_until', '<=', now),
    )
    .returning('leased_until')
    .executeTakeFirst();
  return row?.leased_until;
}

function dayOf(now: Date): string {
  return new Date(now.getTime() - BEGINS_AT_HOUR * HOUR_MS).toISOString().slice(0, 10);
}

type Options = {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly works: readonly DailyWork[];
  readonly log: DatabaseLog;
};

type Lease = { readonly name: string; readonly until: Date };

/** Writes nothing for a process whose lease is over: another one may have begun. */
async function endLease(
  connection: Connection,
  { name, until }: Lease,
  change: { readonly done_for: string } | { readonly leased_until: Date },
): Promise<void> {
  await connection
    .updateTable('daily_work')
    .set(change)
    .where('name', '=', name)
    .where('leased_until', '=', until)
    .execute();
}

async function doLeased(
  { connection, log }: Options,
  { run, ...leased }: Lease & Pick<DailyWork, 'run'>,
  now: Date,
): Promise<void> {
  const { name: work } = leased;
  const startedMs = performance.now();
  try {
    await run(now);
    await endLease(connection, leased, { done_for: dayOf(now) });
    log.info({ work, tookMs: Math.round(performance.now() - startedMs) }, 'daily work done');
  } catch (error) {
    log.error({ err: error, work }, 'daily work failed, will be repeated in an hour');
    const leasedUntil = new Date(now.getTime() + PAUSE_AFTER_FAILURE_MS);
    await endLease(connection, leased, { leased_until: leasedUntil });
  }
}

/** Does what is due and not in progress elsewhere, one after the other. A failure is repeated an hour later. */
export async function doDueWork(options: Options): Promise<void> {
  const { connection, clock, works, log } = options;
  for (const { name, run } of works) {
    const now = clock.now();
    try {
      const until = await lease(connection, name, now);
      if (until) await doLeased(options, { name, until, run }, now);
    } catch (error) {
      log.error({ err: error, work: name }, 'daily work: the database was not reached');
    }
  }
}

/** Looks for due work a minute after the start and then every ten; the returned function stops it. */
export function scheduleDailyWork(options: Options): () => void {
  let isStopped = false;
  const look = async (): Promise<void> => {
    await doDueWork(options);
    if (!isStopped) timer = setTimeout(() => void look(), CHECK_EVERY_MS).unref();
  };
  let timer = setTimeout(() => void look(), FIRST_CHECK_MS).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
