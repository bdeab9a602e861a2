import type { Kysely } from 'kysely';
import type pg from 'pg';

/** The connections of a pool, and the callers that wait for one. */
export type PoolState = {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
};

/** An open database of either engine; they differ only in `engine`, `connectionString` and `copyFiles`. */
export type Database<Schema> = {
  kysely: Kysely<Schema>;
  engine: 'embedded' | 'postgresql';
  /** For a separate connection, to LISTEN; the embedded database has one process and needs none. */
  connectionString: string | undefined;
  /** One connection for administrative work, without the time limit of statements. */
  session: <Result>(work: (client: pg.ClientBase) => Promise<Result>) => Promise<Result>;
  /**
   * For much work that is done again if it was interrupted. On the embedded database its commits reach the disk
   * together, before it resolves: a power cut in between loses the last of them, never one amid others.
   */
  together: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The equivalent of PostgreSQL's autovacuum; runs automatically, and can be called manually. */
  maintain: () => Promise<void>;
  /**
   * Copies the files of the embedded database into a new folder, with every commit and nothing else. Called
   * inside `session`, so that no transaction is open. Undefined on PostgreSQL.
   */
  copyFiles: ((folder: string) => Promise<void>) | undefined;
  /** For a caller that saw a connection go silent and a new one open: those of the pool may be silent too. */
  renew: () => void;
  connections: () => PoolState;
  close: () => Promise<void>;
};

/** The first call closes; the others wait for the same end. */
export function closeOnce(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => (closing ??= close());
}
