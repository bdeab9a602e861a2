import type { ErrorCode, FieldError } from '@comanda/contract/errors';

/** A refusal on its way to the client: what `errorTable` knows of its code becomes the answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly facts: object;
  readonly validationErrors: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, facts: object = {}, validationErrors?: readonly FieldError[]) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.facts = facts;
    this.validationErrors = validationErrors;
  }

  /** When to try again, of a refusal that ends by itself; the header `Retry-After` says it. */
  get retryAfterSeconds(): number | undefined {
    const { retry_after_seconds: seconds } = this.facts as { retry_after_seconds?: number };
    return seconds;
  }
}

/** Refuses a body with every field that is wrong. */
export function invalidFields(validationErrors: readonly FieldError[]): AppError {
  return new AppError('validation_error', {}, validationErrors);
}
