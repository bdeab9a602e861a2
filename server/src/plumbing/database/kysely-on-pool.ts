import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { RolledBackError } from './database-errors.ts';
import type { GuardedPool } from './guarded-pool.ts';

/** Kysely over a pool of either engine. */
export function kyselyOnPool<Schema>(pool: GuardedPool): Kysely<Schema> {
  const connect = async () => honestClient(await pool.connect());
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: pool.end, options: {} } }),
  });
}

/**
 * PostgreSQL answers the commit of a transaction in which a statement failed with a silent rollback. When
 * the failure was swallowed, the caller would go on and tell the world of something that never happened.
 */
function honestClient(client: pg.PoolClient): PostgresPoolClient {
  async function run<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    const { command, rowCount, rows } = await client.query(text, values);
    if (text === 'commit' && command === 'ROLLBACK') throw new RolledBackError();
    return {
      command: command as PostgresQueryResult<Row>['command'],
      rowCount: rowCount ?? 0,
      rows,
    };
  }
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): PostgresCursor<Row> | Promise<PostgresQueryResult<Row>> {
    if (typeof text !== 'string') throw new Error('cursors are not configured');
    return run<Row>(text, [...values]);
  }
  return { query, release: () => client.release() };
}
