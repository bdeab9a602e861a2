import type { ErrorCode, FieldError } from '@comanda/contract/errors';

/** A refusal for the client: the entry of its code in `errorTable` becomes the response. */
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

  /** When to retry, for a temporary refusal; sent as the header `Retry-After`. */
  get retryAfterSeconds(): number | undefined {
    const { retry_after_seconds: seconds } = this.facts as { retry_after_seconds?: number };
    return seconds;
  }
}

/** Refuses a body and lists every wrong field. */
export function invalidFields(validationErrors: readonly FieldError[]): AppError {
  return new AppError('validation_error', {}, validationErrors);
}
