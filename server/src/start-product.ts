import { readConfig, reasonsOf, type Config, type Environment } from './settings/config.ts';
import { createLog } from './create-log.ts';
import { MIGRATIONS_DIR } from './migrations-dir.ts';
import type { Clock } from './plumbing/clock.ts';
import { openDatabase } from './plumbing/database/open-database.ts';
import { openDataDir } from './plumbing/owner-only.ts';
import { randomText } from './plumbing/tokens.ts';
import type { Schema } from './schema.ts';
import { readSecrets } from './settings/secrets.ts';

/** A PostgreSQL that restarts after an update of its machine is back by then. */
const DATABASE_WAIT_MS = 60_000;

async function start(config: Config, clock: Clock): Promise<void> {
  const open = openDataDir(config.dataDir);
  const log = createLog(config.logLevel);
  const [first] = open;
  if (first !== undefined)
    log.warn({ first, count: open.length }, 'other users can read these files');
  const secrets = readSecrets(config.dataDir, randomText);
  const { dataDir, databaseUrl: url, databaseConnections: maxConnections } = config;
  // The rest of the code is loaded while the database opens, in its own thread or process.
  const [database, { serveProduct }] = await Promise.all([
    openDatabase<Schema>({
      url,
      dataDir,
      maxConnections,
      migrationsDir: MIGRATIONS_DIR,
      log,
      waitMs: DATABASE_WAIT_MS,
    }),
    import('./serving/serve-product.ts'),
  ]);
  await serveProduct({ config, clock, log, secrets, database });
}

type Start = {
  readonly environment: Environment;
  readonly args: readonly string[];
  readonly clock: Clock;
};

/** The whole product as one process: configuration, database, demo, app, listening, graceful close. */
export async function startProduct({ environment, args, clock }: Start): Promise<void> {
  try {
    await start(readConfig(environment, args), clock);
  } catch (error) {
    for (const line of reasonsOf(error)) process.stderr.write(`comanda: ${line}\n`);
    process.exit(1);
  }
}
