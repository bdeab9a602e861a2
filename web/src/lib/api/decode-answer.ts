import { errorTable, type ErrorCode, type Failure } from '@comanda/contract/errors';
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

/** The code of the words on the wire. */
function codeOfWords(words: string | undefined): ErrorCode | undefined {
  const codes = Object.keys(errorTable) as ErrorCode[];
  return codes.find((code) => errorTable[code].err === words);
}

/** The code that the answer names; an answer without one is read by its words, then by its status. */
function codeOf(status: number, failure: Partial<Failure>): ApiErrorCode {
  // A newer server's code may be none that this page knows: its text is the general one then.
  if (failure.code !== undefined) return failure.code as ErrorCode;
  const known = codeOfWords(failure.err);
  if (known) return known;
  if (status === 401) return 'unauthorized';
  return status === 400 ? 'validation_error' : 'something_went_wrong';
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
