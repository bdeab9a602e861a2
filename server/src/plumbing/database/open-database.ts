import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { createGuardedPool, type GuardedPool } from './guarded-pool.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { migrate } from './migrate.ts';
import { openPostgresPool } from './postgres-pool.ts';

const STATEMENT_TIMEOUT_MS = 10_000;
const ACQUIRE_TIMEOUT_MS = 15_000;

export type Database<Schema> = {
  kysely: Kysely<Schema>;
  engine: 'embedded' | 'postgresql';
  /** For a connection of one's own, to LISTEN; the embedded database has one process and needs none. */
  connectionString: string | undefined;
  /** One connection for administrative work, without the limit on a statement's time. */
  session<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result>;
  /** What PostgreSQL's autovacuum does by itself; runs on its own, callable by hand. */
  maintain(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the database is embedded. */
  url?: string | undefined;
  /** The server's data folder; the embedded database lies in its subfolder `database`. */
  dataDir: string;
  migrationsDir: string;
  log: DatabaseLog;
  statementTimeoutMs?: number;
  acquireTimeoutMs?: number;
};

/** Opens the database, embedded or PostgreSQL, and brings its schema up to date. */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  const database = options.url
    ? await openPostgres<Schema>({ ...options, url: options.url })
    : await openEmbedded<Schema>({ ...options, durable: true });
  try {
    await migrate(database, options.migrationsDir, options.log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

type EngineOptions = Omit<DatabaseOptions, 'migrationsDir'>;

function kyselyOn<Schema>(pool: GuardedPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

async function openPostgres<Schema>(
  options: EngineOptions & { url: string },
): Promise<Database<Schema>> {
  const pool = await openPostgresPool({
    url: options.url,
    statementTimeoutMs: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    acquireTimeoutMs: options.acquireTimeoutMs ?? ACQUIRE_TIMEOUT_MS,
    log: options.log,
  });
  return {
    kysely: kyselyOn<Schema>(pool),
    engine: 'postgresql',
    connectionString: options.url,
    session: (work) =>
      withClient(pool, async (client) => {
        await client.query('set statement_timeout = 0');
        const result = await work(client);
        await client.query('reset statement_timeout');
        return result;
      }),
    maintain: async () => {}, // autovacuum does it
    close: () => pool.end(),
  };
}

/** The embedded database alone, without migrations; exported for the tests' fast start. */
export async function openEmbedded<Schema>(
  options: EngineOptions & { durable: boolean },
): Promise<Database<Schema>> {
  const engine = await EmbeddedEngine.open({
    dataDir: options.dataDir,
    durable: options.durable,
    statementTimeoutMs: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
  });
  const pool = createGuardedPool(
    {
      // Said in full, since pg would take what is missing from the environment (PGSSLMODE and others).
      ...{ host: 'embedded', port: 5432, user: 'postgres', database: 'postgres', password: '' },
      ssl: false,
      stream: () => engine.createStream(),
      max: 1, // the engine has one connection; pg's pool hands it out first come, first served
      idleTimeoutMillis: 0,
    },
    options.acquireTimeoutMs ?? ACQUIRE_TIMEOUT_MS,
    options.log,
  );
  const session: Database<Schema>['session'] = (work) =>
    withClient(pool, (client) => engine.withTimeLimit(0, () => work(client)));
  const maintain = () =>
    session(async (client) => {
      await client.query('vacuum (analyze)');
      await client.query('checkpoint');
    });
  const maintenance = scheduleMaintenance({
    countWrites: () => engine.syncs,
    maintain,
    log: options.log,
  });
  return {
    kysely: kyselyOn<Schema>(pool),
    engine: 'embedded',
    connectionString: undefined,
    session,
    maintain,
    close: async () => {
      await maintenance.stop();
      await pool.end();
      await engine.close();
    },
  };
}

async function withClient<Result>(
  pool: GuardedPool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // Not given back: it may have an open transaction or changed settings.
    client.release(true);
    throw error;
  }
}
