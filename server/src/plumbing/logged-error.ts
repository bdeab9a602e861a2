import pg from 'pg';

/** Classes of PostgreSQL's codes whose message may quote a value: data, constraints, `raise`. */
const QUOTES_VALUES = /^(?:22|23|P0)/;
/** A chain of causes is longer only when it is a circle. */
const MAX_CAUSES = 5;

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly stack: string;
  readonly cause?: LoggedError;
};

function messageOf(error: Error): string {
  const isQuoting = error instanceof pg.DatabaseError && QUOTES_VALUES.test(error.code ?? '');
  return isQuoting ? 'refused by the database' : error.message;
}

/** The lines of a stack that name places: the first ones repeat the message. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/**
 * An error as it may be logged, with named fields only. A database's error has more, which quote the row that
 * was refused (`detail`), the statement (`where`) and values of a request.
 */
export function loggedError(error: unknown, causes = 0): LoggedError | { readonly type: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const { constraint, table } = error instanceof pg.DatabaseError ? error : {};
  const hasCause = error.cause instanceof Error && causes < MAX_CAUSES;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: placesOf(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(hasCause ? { cause: loggedError(error.cause, causes + 1) as LoggedError } : {}),
  };
}
