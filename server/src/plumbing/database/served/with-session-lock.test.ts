import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../../schema.ts';
import type { Database } from '../database.ts';
import { openTestDatabase } from '../testing/testing.ts';
import { withSessionLock } from './with-session-lock.ts';
import { until } from '../../../testing/app/until.ts';

const LOCK = 4_711;
const NAME = 'comanda-lock-test';

// The embedded database has one process.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a lock of all processes', () => {
  let database: Database<Schema>;
  let admin: pg.Client;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    database = await openTestDatabase<Schema>();
    admin = new pg.Client({ connectionString: database.connectionString });
    await admin.connect();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(async () => {
    await admin.end();
    await database.close();
  });

  /** The processes that work now, in the order in which they began. */
  const working: string[] = [];
  let most = 0;

  function aProcess(name: string): () => Promise<void> {
    const end = withSessionLock({
      connectionString: database.connectionString ?? '',
      applicationName: `${NAME} ${name}`,
      lock: LOCK,
      onError: () => {},
      work: async (signal) => {
        working.push(name);
        most = Math.max(most, working.length);
        await new Promise<void>((resolve) => {
          if (signal.aborted) resolve();
          else signal.addEventListener('abort', () => resolve(), { once: true });
        });
        working.splice(working.indexOf(name), 1);
      },
    });
    ends.push(end);
    return end;
  }

  const untilWorks = (name: string) => until(() => working.includes(name));

  const cut = (name: string) =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [`${NAME} ${name}`],
    );

  it('lets one process work; another one goes on when it ends, or when its connection is cut', async () => {
    most = 0;
    const endFirst = aProcess('first');
    await untilWorks('first');
    aProcess('second');
    // It has looked, and waits.
    await until(
      async () =>
        (
          await admin.query('select from pg_stat_activity where application_name = $1', [
            `${NAME} second`,
          ])
        ).rowCount === 1,
    );
    expect(working).toEqual(['first']);
    await endFirst();
    expect(working).not.toContain('first');
    await untilWorks('second');
    expect(most).toBe(1);
    aProcess('third');
    await cut('second');
    await until(() => !working.includes('second'));
    await until(() => working.length === 1);
  });

  it('works again after its own connection was cut', async () => {
    aProcess('alone');
    await untilWorks('alone');
    await cut('alone');
    await until(() => !working.includes('alone'));
    await untilWorks('alone');
    expect(working).toEqual(['alone']);
  });
});
