import type { ErrorCode, Failure } from '@comanda/contract/errors';
import { ApiError, type ApiErrorCode } from './api-error.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAnswer(body: unknown): body is { ok: true } | Partial<Failure> {
  return typeof body === 'object' && body !== null;
}

/** The error code in the response; without one, the status decides: something between has answered. */
function codeOf(status: number, failure: Partial<Failure>): ApiErrorCode {
  // A newer server may send a code unknown to this page; the general text is shown then.
  if (failure.code !== undefined) return failure.code as ErrorCode;
  if (status === 401) return 'unauthorized';
  return status === 400 ? 'validation_error' : 'something_went_wrong';
}

/** Returns the body of a success; throws an error otherwise. */
export function decodeAnswer(status: number, text: string): { readonly ok: true } {
  const body = parse(text);
  if (!isAnswer(body)) {
    throw new ApiError(status === 413 ? 'file_is_too_large' : 'unknown_error', { status });
  }
  if (body.ok === true) return body;
  throw new ApiError(codeOf(status, body), {
    status,
    facts: body.facts,
    validationErrors: body.validationErrors,
  });
}
