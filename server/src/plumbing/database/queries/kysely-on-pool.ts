import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import {
  DatabaseAwayError,
  isServerUnreachable,
  isStatementTimeout,
  RolledBackError,
} from '../database-errors.ts';
import { nameOf } from './named-statement.ts';
import type { ConnectionSource, Lease } from '../served/guarded-pool.ts';

/** Kysely over a pool of either engine. */
export function kyselyOnPool<Schema>(pool: ConnectionSource): Kysely<Schema> {
  const connect = async () => honestClient(await pool.connect());
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: pool.end, options: {} } }),
  });
}

function statementOf(text: string, values: unknown[]): pg.QueryConfig {
  const name = nameOf(text);
  return name === undefined ? { text, values } : { name, text, values };
}

/**
 * Gives the many errors of a broken connection one name. And PostgreSQL answers the commit of a failed
 * transaction with a silent rollback: if the failure was swallowed, the caller would continue as if it were
 * committed.
 */
function honestClient({ query: ask, isLost, release }: Lease): PostgresPoolClient {
  const named = (error: unknown): unknown => {
    // The embedded database ends a statement that runs too long together with its connection.
    if (isStatementTimeout(error)) return error;
    return isLost() || isServerUnreachable(error) ? new DatabaseAwayError(error) : error;
  };
  async function run<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    // A lost connection's transaction is already rolled back on the server, so a failing rollback is no
    // error.
    if (text === 'rollback' && isLost()) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    const { command, rowCount, rows } = await ask(statementOf(text, values)).catch(
      (error: unknown) => {
        throw named(error);
      },
    );
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
  return { query, release };
}
