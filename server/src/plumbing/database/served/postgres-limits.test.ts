import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { endsAfter } from '../testing/ends-after.ts';
import { startFakePostgres, type FakePostgres } from '../testing/fake-postgres.ts';
import { silentLog } from '../testing/testing.ts';
import { openPostgres } from './open-postgres.ts';
import { CONNECT_TIMEOUT_MS, timeLimitedClient } from './time-limited-client.ts';

const newServer = { version: '150000', encoding: 'UTF8' };

let server: FakePostgres;
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const limits = { statementTimeoutMs: 5_000, acquireTimeoutMs: 15_000, log: silentLog };

it.each([
  ['14.12', { version: '140012', encoding: 'UTF8' }, 'PostgreSQL 15 or newer is needed'],
  ['15 in LATIN1', { version: '150000', encoding: 'LATIN1' }, 'is in LATIN1; UTF8 is needed'],
])('a server of version %s is refused, and its connection ended', async (_, answer, words) => {
  server = await startFakePostgres([answer]);
  await expect(openPostgres({ ...limits, url: server.url })).rejects.toThrow(words);
  await expect.poll(() => server.connections()).toBe(0);
});

it('a server of version 15 is accepted', async () => {
  server = await startFakePostgres([newServer]);
  const database = await openPostgres({ ...limits, url: server.url });
  await database.close();
  expect(database.engine).toBe('postgresql');
});

// What a PostgreSQL that starts answers (57P03), and one that refuses the password (28P01).
it.each([
  [60_000, ['57P03', '57P03', '28P01', '57P03'], '28P01', 3],
  [0, ['57P03', '28P01'], '57P03', 1],
])(
  'a process that may wait %d ms tries again while the server starts, and no longer',
  async (waitMs, refusedWith, code, tries) => {
    server = await startFakePostgres([newServer], refusedWith);
    const warn = vi.fn();
    const options = { dataDir: '', migrationsDir: 'no-such-folder', log: { ...silentLog, warn } };
    const failure = await openDatabase({ url: server.url, ...options, waitMs }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ cause: { code } });
    await server.received(tries);
    expect(warn).toHaveBeenCalledTimes(tries > 1 ? 1 : 0);
  },
);

it('a statement has 5 seconds, and a transaction may pause as long', async () => {
  server = await startFakePostgres([newServer]);
  const { url } = server;
  const noMigrations = { dataDir: '', migrationsDir: 'no-such-folder', log: silentLog };
  await expect(openDatabase({ url, ...noMigrations })).rejects.toThrow('no-such-folder');
  expect(server.settings()).toContain('statement_timeout\u00005000\u0000');
  expect(server.settings()).toContain('idle_in_transaction_session_timeout\u00005000\u0000');
});

it('an answer may come 1 second after the limit of its statement', async () => {
  server = await startFakePostgres([newServer]);
  const database = await openPostgres({ ...limits, url: server.url });
  fakeTimers();
  const asking = sql`select 1`.execute(database.kysely);
  await server.received(3);
  expect(await endsAfter(asking, 6_000)).toEqual([false, true]);
  vi.useRealTimers();
  await database.close();
});

it('a connection is opened within 4 seconds, or not at all', async () => {
  server = await startFakePostgres('silent');
  fakeTimers();
  const client = new (timeLimitedClient(CONNECT_TIMEOUT_MS))({ connectionString: server.url });
  client.on('error', () => {});
  const opening = client.connect();
  opening.catch(() => {});
  await server.received(1);
  expect(await endsAfter(opening, 4_000)).toEqual([false, true]);
});

it('a connection is ended within a second, also when the server does not end it', async () => {
  server = await startFakePostgres([]);
  const client = new (timeLimitedClient(CONNECT_TIMEOUT_MS))({ connectionString: server.url });
  await client.connect();
  fakeTimers();
  expect(await endsAfter(client.end(), 1_000)).toEqual([false, true]);
});
