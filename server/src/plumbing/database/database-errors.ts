import pg from 'pg';

const QUERY_CANCELED = '57014';
/**
 * Lost connections; a server without free connections or memory, one that stops or has not started yet; one
 * that was the primary and only reads now (25006): the product opens no read-only transactions; one that hung in the
 * middle of a transaction (25P03, 25P04): it ends the session as soon as it goes on, also during the rollback.
 */
const AWAY_CODES = /^(?:08|53)|^57P0[1-5]$|^25(?:006|P0[34])$/;

/** Another process (or this one, a second time) uses the embedded database's folder. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
  readonly dataDir: string;

  constructor(dataDir: string) {
    super(
      `The database folder ${dataDir} is in use by another process. ` +
        'Only one server at a time can use the embedded database: stop the other one, ' +
        'give this one another folder, or set DATABASE_URL to a PostgreSQL server that several can share.',
    );
    this.dataDir = dataDir;
  }
}

/** The embedded engine reports a sync without writing to the disk (an upgrade changed its internals). */
export class DurabilityError extends Error {
  override name = 'DurabilityError';

  constructor(finding: string) {
    super(`The embedded database would lose orders on a power cut and is not opened: ${finding}.`);
  }
}

/**
 * A statement of the embedded database exceeded its limit; its worker was ended, its transaction is rolled
 * back.
 */
export class StatementTimeoutError extends Error {
  override name = 'StatementTimeoutError';
  readonly code = QUERY_CANCELED;

  constructor(limitMs: number) {
    super(`canceling statement: it ran longer than ${limitMs} ms`);
  }
}

/** The commit of a failed transaction rolled it back. */
export class RolledBackError extends Error {
  override name = 'RolledBackError';

  constructor() {
    super(
      'The transaction was rolled back instead of committed: one of its statements had failed before.',
    );
  }
}

/** A connection was closed because a statement stayed unanswered. */
export class SilentConnectionError extends Error {
  override name = 'SilentConnectionError';

  constructor(limitMs: number) {
    super(`the connection was silent for ${limitMs} ms and was closed`);
  }
}

/** No connection became free in time, or the queue for one is full. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';

  constructor(waitMs: number) {
    super(
      `No database connection became free within ${waitMs} ms. Either the database is overloaded, or the ` +
        'connection pool is used inside a transaction callback, which waits for itself: pass the transaction on.',
    );
  }
}

/** The database is unreachable, or the connection to it broke: a later retry may succeed. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';

  constructor(cause: unknown) {
    const { message, code } = cause as Partial<NodeJS.ErrnoException>;
    // For a name with several addresses, the error of each address has a code and no text.
    super(`The database cannot be reached: ${message || code || String(cause)}`, { cause });
  }
}

/** The pool was asked for a second connection inside `inTransaction`. */
export class PoolInsideTransactionError extends Error {
  override name = 'PoolInsideTransactionError';

  constructor() {
    super(
      'The connection pool is used inside a transaction callback. On the embedded database this waits for ' +
        'itself, and anywhere the statement would not belong to the transaction: pass the transaction on.',
    );
  }
}

/** Whether a statement was refused because it exceeded its time limit, on either engine. */
export function isStatementTimeout(error: unknown): boolean {
  if (error instanceof StatementTimeoutError) return true;
  return error instanceof pg.DatabaseError && error.code === QUERY_CANCELED;
}

/** Whether a statement failed with its server, not because of the statement itself. */
export function isServerUnreachable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && AWAY_CODES.test(error.code ?? '');
}

/**
 * Whether work failed because the database is unreachable, has no free connection, is overloaded or has a full
 * disk: a retry may succeed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    error instanceof DatabaseAwayError ||
    error instanceof DatabaseBusyError ||
    isStatementTimeout(error)
  );
}
