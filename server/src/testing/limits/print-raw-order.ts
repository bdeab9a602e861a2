import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';
import { rawOrderStatement } from './raw-order.ts';

// For measurements: node print-raw-order.ts <data folder> [database address]
const [dataDir = '', url] = process.argv.slice(2);
const database = await openDatabase<Schema>({
  url,
  dataDir,
  migrationsDir: MIGRATIONS_DIR,
  log: silentLog,
});
process.stdout.write(await rawOrderStatement(database.kysely));
await database.close();
