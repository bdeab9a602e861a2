import pg from 'pg';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const CHARACTER_NOT_IN_REPERTOIRE = '22021';

function isDatabaseError(error: unknown, code: string): boolean {
  return error instanceof pg.DatabaseError && error.code === code;
}

/** The name of the constraint or unique index that refused a write, to map it to an error code. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

export function isUniqueViolation(error: unknown): boolean {
  return isDatabaseError(error, UNIQUE_VIOLATION);
}

export function isForeignKeyViolation(error: unknown): boolean {
  return isDatabaseError(error, FOREIGN_KEY_VIOLATION);
}

export function isCheckViolation(error: unknown): boolean {
  return isDatabaseError(error, CHECK_VIOLATION);
}

/** An address with a NUL, which no column can hold; only a manipulated request contains it. */
export function isUnstorableText(error: unknown): boolean {
  return isDatabaseError(error, CHARACTER_NOT_IN_REPERTOIRE);
}
