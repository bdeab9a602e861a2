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

/** The code that the answer names; an answer without one is read as the specification says. */
function codeOf(status: number, failure: Partial<Failure>): ApiErrorCode {
  // The server's own table is the only source of codes: no copy of it travels to the browser.
  if (failure.code !== undefined) return failure.code as ErrorCode;
  if (status === 401 || failure.err === 'unauthorized') return 'unauthorized';
  if (failure.err === 'invalid file extension') return 'invalid_file_extension';
  if (status === 400) return 'validation_error';
  return 'something_went_wrong';
}

/** The body of a success, or throws what went wrong. */
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
