import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { EmbeddedEngine } from '../../plumbing/database/embedded/embedded-engine.ts';
import { openDatabase, STATEMENT_TIMEOUT_MS } from '../../plumbing/database/open-database.ts';
import { createGuardedPool } from '../../plumbing/database/served/guarded-pool.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';
import { rawOrderStatement } from './raw-order.ts';

// For measurements: node write-raw-orders.ts <data folder of an embedded database> <guests> <seconds>
// Writes orders with one prepared statement on the product's own engine, and prints how many in a second.
const [dataDir = '', guests = '1', seconds = '1'] = process.argv.slice(2);
const database = await openDatabase<Schema>({
  url: undefined,
  dataDir,
  migrationsDir: MIGRATIONS_DIR,
  log: silentLog,
});
const text = await rawOrderStatement(database.kysely);
await database.close();

const statementTimeoutMs = STATEMENT_TIMEOUT_MS;
const engine = await EmbeddedEngine.open({ dataDir, durable: true, statementTimeoutMs });
const pool = createGuardedPool(
  {
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    stream: () => engine.createStream(),
    max: 1,
    idleTimeoutMillis: 0,
  },
  {
    acquireTimeoutMs: statementTimeoutMs,
    connectTimeoutMs: statementTimeoutMs,
    answerTimeoutMs: 0,
  },
  silentLog,
);
const limitMs = Number(seconds) * 1000;
await pool.withClient(async (client) => {
  const write = () => client.query({ name: 'order', text });
  for (let warm = 0; warm < 50; warm += 1) await write();
  let count = 0;
  const start = performance.now();
  const guest = async (): Promise<void> => {
    while (performance.now() - start < limitMs) {
      await write();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(guests) }, guest));
  process.stdout.write(`${(count * 1000) / (performance.now() - start)}\n`);
});
await pool.end();
await engine.close();
