import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../plumbing/database/served/open-postgres.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import { createTaskRunner } from '../../plumbing/tasks/task-runner.ts';
import type { TaskTables } from '../../plumbing/tasks/tables.ts';
import { fastClock } from './fast-clock.ts';
import { provingTask } from './proving-task.ts';

// A process that only does tasks, for a test that kills it: node task-process.ts <database address> <milliseconds>.
// Its clock has run faster since the given time, so that the lease of a killed process ends soon.
const [url = '', startedAt = ''] = process.argv.slice(2);
/** A lease of a minute lasts 15 seconds. */
const clock = fastClock(Number(startedAt), 4);
const database = await openPostgres<TaskTables>({
  url,
  log: silentLog,
  statementTimeoutMs: 10_000,
  acquireTimeoutMs: 15_000,
  maxConnections: undefined,
});
const runner = createTaskRunner({ connection: database.kysely, clock, log: silentLog });
const write = (event: 'begun' | 'done', key: string) =>
  sql`insert into proof (event, key, process) values (${event}, ${key}, ${process.pid})`.execute(
    database.kysely,
  );
runner.handle(provingTask, async ({ key, payload }) => {
  await write('begun', key);
  await sleep(payload.lasts);
  await write('done', key);
  return undefined;
});
runner.start();
process.stdout.write('STARTED\n');
