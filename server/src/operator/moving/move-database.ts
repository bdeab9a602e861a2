import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { listMigrations } from '../../backup/database-facts.ts';
import { OperatorError } from '../database/operator-error.ts';
import { fixTexts, readContent, type Content } from './compare-tables.ts';
import { copyTable, PAGE_BLOCKS } from './copy-table.ts';
import {
  filledByMigrations,
  listFilledTables,
  listTables,
  listTablesInOrder,
} from './moved-tables.ts';
import { readNextNumbers, setNextNumbers } from './sequences.ts';

/** The embedded database, which no other process uses, and the migrated, empty PostgreSQL. */
type Ends = { readonly source: pg.ClientBase; readonly target: pg.ClientBase };

export type MovedTable = { readonly table: string; readonly rows: number };

async function checkEnds({ source, target }: Ends): Promise<void> {
  const [have, need] = [await listMigrations(source), await listMigrations(target)];
  if (!isDeepStrictEqual(have, need)) {
    throw new OperatorError(
      'the data folder is of another version: start this version on it once, stop it, and run this again',
    );
  }
  const [tables, targetTables] = [await listTables(source), await listTables(target)];
  if (!isDeepStrictEqual(tables, targetTables)) {
    throw new OperatorError('DATABASE_URL has tables of its own: create an empty database for it');
  }
  await requireEmpty(target);
}

export async function requireEmpty(target: pg.ClientBase): Promise<void> {
  const filled = await listFilledTables(target);
  if (filled.length === 0) return;
  throw new OperatorError(
    `the database of DATABASE_URL is not empty (${filled.join(', ')}): create an empty one`,
  );
}

const differs = (what: string): never => {
  throw new OperatorError(
    `${what} differs after copying; nothing was written, the source is unchanged`,
  );
};

async function compareTables({ source, target }: Ends, tables: string[]): Promise<MovedTable[]> {
  const moved: MovedTable[] = [];
  for (const table of tables) {
    const content: Content = await readContent(source, table);
    if (!isDeepStrictEqual(content, await readContent(target, table))) differs(`table ${table}`);
    moved.push({ table, rows: content.rows });
  }
  return moved;
}

async function copyAll(ends: Ends, pageBlocks: number): Promise<MovedTable[]> {
  const { source, target } = ends;
  await checkEnds(ends);
  const tables = await listTablesInOrder(target);
  for (const table of filledByMigrations) await target.query(`delete from ${table}`);
  for (const table of tables) await copyTable(ends, { table, pageBlocks });
  const next = await readNextNumbers(source);
  await setNextNumbers(target, next);
  const moved = await compareTables(ends, tables);
  if (!isDeepStrictEqual(await readNextNumbers(target), next)) differs('a sequence');
  return moved;
}

/** Copies every row in one transaction of the target, and commits it only when all tables are equal. */
export async function moveDatabase(ends: Ends, pageBlocks = PAGE_BLOCKS): Promise<MovedTable[]> {
  const { source, target } = ends;
  await fixTexts(source);
  await fixTexts(target);
  await target.query('begin');
  try {
    const moved = await copyAll(ends, pageBlocks);
    await target.query('commit');
    return moved;
  } catch (error) {
    await target.query('rollback');
    throw error;
  }
}
