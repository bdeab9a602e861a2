import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type Migration = {
  number: number;
  name: string;
  sql: string;
  checksum: string;
  /** Servers of earlier versions work with the schema after it. */
  isAdditive: boolean;
};

/** The first line of a migration that removes or narrows what earlier versions use. */
const NOT_ADDITIVE = /^-- not additive: \S/;

const FILE_NAME = /^(\d{3})-[a-z0-9-]+\.sql$/;

/** The migrations of a folder in their order; an invalid file is refused, not skipped. */
export function readMigrations(folder: string): Migration[] {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const migrations = files.toSorted().map((file) => readMigration(folder, file));
  for (const [index, migration] of migrations.entries()) {
    const previous = migrations[index - 1];
    if (previous?.number === migration.number) {
      throw new Error(`Migrations ${previous.name} and ${migration.name} have the same number.`);
    }
  }
  return migrations;
}

/** Of the migrations of a folder, in their order. */
export const checksumsOf = (folder: string): string[] =>
  readMigrations(folder).map(({ checksum }) => checksum);

function readMigration(folder: string, file: string): Migration {
  const number = FILE_NAME.exec(file)?.[1];
  if (number === undefined)
    throw new Error(`Migration ${file} is not named like 001-accounts.sql.`);
  // Version control may change line ends; the migration is still the same.
  const sql = fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { number: Number(number), name: file, sql, checksum, isAdditive: !NOT_ADDITIVE.test(sql) };
}
