import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatabaseLog } from '../database-log.ts';
import { readMigrations } from '../migrating/read-migrations.ts';

const PACKAGE_FILE = fileURLToPath(new URL('../../../../package.json', import.meta.url));

export const TEMPLATE_PREFIX = 'comanda_template_';

export type TestDatabaseSettings = {
  migrationsDir: string;
  log: DatabaseLog;
  /** The embedded engine in a worker and in files, as the product has it: its time limits, its end, its copies. */
  inFiles: boolean;
  statementTimeoutMs: number;
  acquireTimeoutMs: number;
};

/** One template for each state of the migrations and version of the engine. */
export function templateName(migrationsDir: string): string {
  const hash = createHash('sha256');
  hash.update(fs.readFileSync(PACKAGE_FILE)); // another version of the engine needs another template
  for (const { name, checksum } of readMigrations(migrationsDir)) hash.update(name + checksum);
  return TEMPLATE_PREFIX + hash.digest('hex').slice(0, 16);
}
