import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../../../testing/faulty-network/tcp-proxy.ts';
import { DatabaseAwayError, SilentConnectionError } from '../database-errors.ts';
import type { Database } from '../database.ts';
import { openPostgres } from './open-postgres.ts';
import { openOwnConnection, type OwnConnection } from './own-connection.ts';
import { openTestDatabase, silentLog } from '../testing/testing.ts';

const STATEMENT_LIMIT_MS = 1_500;
/** A second after this the statement fails. */
const ANSWER_LIMIT_MS = 2_500;
const SLACK_MS = 10_000;

// The embedded database uses no network.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('connections that go silent', () => {
  let direct: Database<unknown>;
  let proxy: TcpProxy;
  let database: Database<unknown>;
  beforeEach(async () => {
    direct = await openTestDatabase();
    proxy = await openTcpProxy(direct.connectionString ?? '');
    database = await open(STATEMENT_LIMIT_MS);
  });
  afterEach(async () => {
    await database.close();
    await proxy.refuse();
    await direct.close();
  });

  function open(statementTimeoutMs: number): Promise<Database<unknown>> {
    const limits = { statementTimeoutMs, acquireTimeoutMs: 15_000 };
    return openPostgres({ ...limits, url: proxy.url, log: silentLog });
  }
  const ask = (on = database) => sql`select 1`.execute(on.kysely);
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
  const fillPool = () =>
    Promise.all(
      Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(database.kysely)),
    );
  async function timeOf(work: Promise<unknown>): Promise<number> {
    const started = performance.now();
    await work;
    return performance.now() - started;
  }

  it('are closed at the time limit of an answer, and are not used again', async () => {
    await ask();
    proxy.freeze('existing');
    const failure = await failureOf(ask());
    expect(failure).toBeInstanceOf(DatabaseAwayError);
    expect(failure).toMatchObject({ cause: expect.any(SilentConnectionError) });
    expect(await timeOf(ask())).toBeLessThan(SLACK_MS);
  });

  it('are closed together: a silent one in use closes the idle ones too', async () => {
    await fillPool();
    proxy.freeze('existing');
    const started = performance.now();
    await failureOf(ask());
    for (let count = 0; count < 10; count += 1) await ask();
    expect(performance.now() - started).toBeLessThan(ANSWER_LIMIT_MS + SLACK_MS);
  });

  it('have a shorter limit once another connection was found silent', async () => {
    const patient = await open(30_000);
    await ask(patient);
    proxy.freeze('existing');
    const busy = failureOf(ask(patient));
    await sleep(100); // it has a connection by now
    patient.renew();
    expect(await timeOf(busy)).toBeLessThan(2_000 + SLACK_MS);
    expect(await busy).toBeInstanceOf(DatabaseAwayError);
    await patient.close();
  });

  it('lose nothing after a wrong suspicion', async () => {
    const transaction = await database.kysely.startTransaction().execute();
    const slow = sql`select pg_sleep(1)`.execute(transaction);
    await sleep(100);
    database.renew();
    await slow;
    await sql`select pg_sleep(0.1)`.execute(transaction);
    await transaction.commit().execute();
    expect(await timeOf(ask())).toBeLessThan(SLACK_MS);
  });

  it('are not treated as silent after a pause of this process', async () => {
    const answer = sql`select pg_sleep(0.3)`.execute(database.kysely);
    await sleep(100);
    const end = performance.now() + ANSWER_LIMIT_MS + 500;
    while (performance.now() < end); // blocks timers and the network
    expect((await answer).rows).toHaveLength(1);
  });

  it('leave locks only for some seconds', async () => {
    await sql`create table held (id int primary key)`.execute(direct.kysely);
    await sql`insert into held values (1)`.execute(direct.kysely);
    const transaction = await database.kysely.startTransaction().execute();
    await sql`select from held for update`.execute(transaction);
    proxy.freeze('existing');
    const taken = sql`select from held for update`.execute(direct.kysely);
    expect(await timeOf(taken)).toBeLessThan(30_000);
    await failureOf(transaction.rollback().execute());
  });

  it('fail to open within a few seconds, for every caller', async () => {
    await fillPool();
    proxy.freeze('all');
    const failures = Promise.all(Array.from({ length: 20 }, () => failureOf(ask())));
    expect(await timeOf(failures)).toBeLessThan(30_000);
    for (const failure of await failures) expect(failure).toBeInstanceOf(DatabaseAwayError);
    await proxy.restore();
    expect(await timeOf(ask())).toBeLessThan(SLACK_MS);
  });

  it('do not delay the closing of the pool, idle or in use', async () => {
    const patient = await open(30_000);
    await Promise.all([ask(patient), ask(patient), ask(patient)]);
    proxy.freeze('all');
    const asked = failureOf(ask(patient));
    await sleep(100); // it has a connection by now
    expect(await timeOf(patient.close())).toBeLessThan(3_000 + SLACK_MS);
    expect(await asked).toBeInstanceOf(DatabaseAwayError);
  });

  it('end a connection outside the pool too', async () => {
    const own = await openOwn();
    proxy.freeze('existing');
    const failure = await failureOf(sql`select 1`.execute(own.kysely));
    expect(failure).toBeInstanceOf(DatabaseAwayError);
    expect(await own.lost).toBeInstanceOf(SilentConnectionError);
    await own.close();
  });

  it('are closed in a second without an answer', async () => {
    const own = await openOwn();
    proxy.freeze('existing');
    expect(await timeOf(own.close())).toBeLessThan(1_000 + SLACK_MS);
  });

  function openOwn(): Promise<OwnConnection<unknown>> {
    return openOwnConnection<unknown>({
      connectionString: proxy.url,
      applicationName: 'test',
      limitMs: 1_000,
      onNotification: () => {},
    });
  }
});
