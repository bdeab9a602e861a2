import pg from 'pg';

const QUERY_CANCELED = '57014';

/** Another process (or this one, a second time) holds the embedded database's folder. */
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

/** The embedded engine no longer writes to the disk when it says so (an upgrade changed its insides). */
export class DurabilityError extends Error {
  override name = 'DurabilityError';

  constructor(finding: string) {
    super(`The embedded database would lose orders on a power cut and is not opened: ${finding}.`);
  }
}

/** A statement of the embedded database ran past its limit; its worker was ended, its transaction is undone. */
export class StatementTimeoutError extends Error {
  override name = 'StatementTimeoutError';
  readonly code = QUERY_CANCELED;

  constructor(limitMs: number) {
    super(`canceling statement: it ran longer than ${limitMs} ms`);
  }
}

/** The commit found its transaction failed and undid it. */
export class RolledBackError extends Error {
  override name = 'RolledBackError';

  constructor() {
    super(
      'The transaction was rolled back instead of committed: one of its statements had failed before.',
    );
  }
}

/** No connection became free in time. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';

  constructor(waitMs: number, options: ErrorOptions) {
    super(
      `No database connection became free within ${waitMs} ms. Either the database is overloaded, or the ` +
        'connection pool is used inside a transaction callback, which waits for itself: pass the transaction on.',
      options,
    );
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

/** Whether a statement was refused since it ran too long, on either engine. */
export function isStatementTimeout(error: unknown): boolean {
  if (error instanceof StatementTimeoutError) return true;
  return error instanceof pg.DatabaseError && error.code === QUERY_CANCELED;
}
