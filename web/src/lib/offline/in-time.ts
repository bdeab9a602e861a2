import { ApiError } from '../api/api-error.ts';

/** Timeout for a connection that does not answer: the write is sent again under the same id. */
const TIMEOUT_MS = 15_000;

/** The answer of a call, or a network error when it takes too long. */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => {
      reject(new ApiError('network_error', { status: 0 }));
    }, TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => {
    window.clearTimeout(timer);
  });
}
