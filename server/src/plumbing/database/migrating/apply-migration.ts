import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Migration } from './read-migrations.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** How long a migration waits for a table that another session is using, and how often it tries again. */
type Patience = {
  readonly lockTimeoutMs: number;
  readonly pauseMs: number;
  readonly attempts: number;
};

/**
 * All statements on a table queue behind a migration that waits for it, so that it waits briefly, lets them
 * pass, and tries again.
 */
const PATIENCE: Patience = { lockTimeoutMs: 5_000, pauseMs: 2_000, attempts: 5 };

const isLocked = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;

async function applyOnce(
  client: pg.ClientBase,
  { sql, number, name, checksum, isAdditive }: Migration,
  { lockTimeoutMs }: Patience,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(sql);
    await client.query(
      'insert into schema_migration (number, name, checksum, is_additive) values ($1, $2, $3, $4)',
      [number, name, checksum, isAdditive],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Applies a migration in a transaction: all of it or nothing. */
export async function applyMigration(
  client: pg.ClientBase,
  migration: Migration,
  patience = PATIENCE,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration, patience);
    } catch (error) {
      if (isLocked(error) && attempt < patience.attempts) {
        await sleep(patience.pauseMs);
        continue;
      }
      const reason = isLocked(error)
        ? ': another session used its table all the time. Start again when no long query is running'
        : '';
      throw new Error(`Migration ${migration.name} failed and was undone${reason}.`, {
        cause: error,
      });
    }
  }
}
