import type { ErrorCode, Failure, FieldError } from '@comanda/contract/errors';

/** Failures that only the browser can detect. */
type LocalErrorCode = 'unknown_error' | 'network_error' | 'page_did_not_load';

export type ApiErrorCode = ErrorCode | LocalErrorCode;

type Details = {
  /** 0 when no response came. */
  readonly status: number;
  readonly facts?: Failure['facts'];
  readonly validationErrors?: readonly FieldError[] | undefined;
};

/** A call that failed, as a stable code; its text is `errors.<code>`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly validationErrors: readonly FieldError[];

  constructor(code: ApiErrorCode, details: Details) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status;
    this.facts = details.facts ?? {};
    this.validationErrors = details.validationErrors ?? [];
  }
}

/** Converts any thrown value to an ApiError; an unexpected one is a bug of ours and has no text of its own. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('something_went_wrong', { status: 0 });
}

/** Whether the server rejects the token; a wrong password is also a 401, but does not count. */
export function isUnauthorized(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'invalid_credentials') return false;
  return error.status === 401 || error.code === 'unauthorized';
}
