import type { Kysely } from 'kysely';
import type pg from 'pg';

/** An open database of either engine; everything but its `engine` and `connectionString` is the same on both. */
export type Database<Schema> = {
  kysely: Kysely<Schema>;
  engine: 'embedded' | 'postgresql';
  /** For a connection of one's own, to LISTEN; the embedded database has one process and needs none. */
  connectionString: string | undefined;
  /** One connection for administrative work, without the limit on a statement's time. */
  session: <Result>(work: (client: pg.ClientBase) => Promise<Result>) => Promise<Result>;
  /** What PostgreSQL's autovacuum does by itself; runs on its own, callable by hand. */
  maintain: () => Promise<void>;
  /** For who has seen a connection go silent and a new one answer: the pool's own may be as silent. */
  renew: () => void;
  close: () => Promise<void>;
};

/** Whoever closes first closes; the others wait for the same end. */
export function closeOnce(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => (closing ??= close());
}
