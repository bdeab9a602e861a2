import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createOwnDatabase } from '../../../testing/processes/spawn-order-server.ts';
import { silentLog } from '../testing/testing.ts';
import { openPostgres } from './open-postgres.ts';

describe.skipIf(!process.env['TEST_DATABASE_URL'])('the pool', () => {
  it('opens as many connections as are set, and further statements wait', async () => {
    const own = await createOwnDatabase();
    const limits = { statementTimeoutMs: 5_000, acquireTimeoutMs: 15_000 };
    const url = own.url ?? '';
    const database = await openPostgres({ ...limits, url, maxConnections: 3, log: silentLog });
    try {
      const statements = Array.from({ length: 9 }, () =>
        sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(
          database.kysely,
        ),
      );
      const answers = await Promise.all(statements);
      expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(3);
    } finally {
      await database.close();
      await own.drop();
    }
  });
});
