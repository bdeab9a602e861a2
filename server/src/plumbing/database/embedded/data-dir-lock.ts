import { DatabaseSync } from 'node:sqlite';
import { DataDirInUseError } from '../database-errors.ts';

const SQLITE_BUSY = 5;

export type DataDirLock = { release(): void };

/**
 * Locks the folder for this process. The kernel holds the lock (through SQLite's locks on `<folder>.lock`),
 * so it ends with the process even after kill -9: it is never stale, and never taken from a running holder.
 */
export function lockDataDir(databaseDir: string): DataDirLock {
  const lock = new DatabaseSync(`${databaseDir}.lock`);
  try {
    lock.exec(`pragma locking_mode = exclusive;
      begin exclusive;
      create table if not exists holder (pid integer, since text);
      delete from holder;
      insert into holder values (${process.pid}, datetime('now'));
      commit;
      begin exclusive`);
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataDirInUseError(databaseDir);
    throw error;
  }
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
