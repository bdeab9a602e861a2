import { closeOnce, type Database } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { createGuardedPool, type GuardedPool } from '../served/guarded-pool.ts';
import { kyselyOnPool } from '../queries/kysely-on-pool.ts';
import { FIRST_DATA_WRITES, scheduleMaintenance } from '../maintenance.ts';

export type EmbeddedOptions = {
  dataDir: string;
  statementTimeoutMs: number;
  acquireTimeoutMs: number;
  log: DatabaseLog;
  /** Off in tests only: commits then survive a kill, but not a power cut. */
  durable: boolean;
  /** See `EmbeddedEngineOptions`. */
  migrationsDir?: string | undefined;
};

/** The embedded database alone, without migrations. */
export async function openEmbedded<Schema>(options: EmbeddedOptions): Promise<Database<Schema>> {
  const engine = await EmbeddedEngine.open(options);
  const database = databaseOn<Schema>(engine, options);
  return {
    ...database,
    close: closeOnce(async () => {
      await database.close();
      await engine.close();
    }),
  };
}

/** What it writes is the last of the log, which is synced up to it. */
const SYNC_AGAIN = `set synchronous_commit = on; select pg_logical_emit_message(true, 'comanda', 'sync')`;

export type Engine = Pick<EmbeddedEngine, 'syncs' | 'createStream' | 'copyFiles' | 'withTimeLimit'>;

/** A database on an open engine, which stays open when the database closes. */
export function databaseOn<Schema>(
  engine: Engine,
  { acquireTimeoutMs, log }: Pick<EmbeddedOptions, 'acquireTimeoutMs' | 'log'>,
): Database<Schema> {
  const pool = createEmbeddedPool(engine, acquireTimeoutMs, log);
  const session: Database<Schema>['session'] = (work) =>
    pool.withClient((client) => engine.withTimeLimit(0, () => work(client)));
  const maintain = () =>
    session(async (client) => {
      await client.query('vacuum (analyze)');
      await client.query('checkpoint');
    });
  const unsynced = { writes: 0 };
  const countWrites = () => engine.syncs + unsynced.writes;
  const maintenance = scheduleMaintenance({ countWrites, maintain, log });
  const run = (statement: string) => pool.withClient((client) => client.query(statement));
  async function together<Result>(work: () => Promise<Result>): Promise<Result> {
    await run('set synchronous_commit = off');
    // If the engine has failed, its session and settings are gone: the error of `work` is the one to report.
    const result = await work().catch(async (error: unknown) => {
      await run(SYNC_AGAIN).catch(() => {});
      throw error;
    });
    await run(SYNC_AGAIN);
    unsynced.writes += FIRST_DATA_WRITES;
    return result;
  }
  return {
    kysely: kyselyOnPool<Schema>(pool),
    engine: 'embedded',
    connectionString: undefined,
    session,
    together,
    maintain,
    copyFiles: (folder) => engine.copyFiles(folder),
    renew: () => {}, // it uses no network
    connections: pool.connections,
    close: closeOnce(async () => {
      await maintenance.stop();
      await pool.end();
    }),
  };
}

function createEmbeddedPool(
  engine: Engine,
  acquireTimeoutMs: number,
  log: DatabaseLog,
): GuardedPool {
  return createGuardedPool(
    {
      // Given in full, since pg would take missing values from the environment (PGSSLMODE and others).
      host: 'embedded',
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
      stream: () => engine.createStream(),
      max: 1, // the engine has one connection; pg's pool leases it in the order of requests
      idleTimeoutMillis: 0,
    },
    {
      acquireTimeoutMs,
      connectTimeoutMs: acquireTimeoutMs,
      answerTimeoutMs: 0, // the worker is ended at the limit of a statement
    },
    log,
  );
}
