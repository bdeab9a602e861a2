import { ApiError } from '../api/api-error.ts';

const TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = [500, 2000];

const wait = (ms: number) =>
  new Promise((resolve) => {
    window.setTimeout(resolve, ms);
  });

async function withTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => {
      reject(new ApiError('page_did_not_load', { status: 0 }));
    }, TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => {
    window.clearTimeout(timer);
  });
}

/** Loads a part of the program, trying again when the line drops; gives up after 120 s. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const retryAfterMs of RETRY_AFTER_MS) {
    try {
      return await withTimeout(load());
    } catch (error) {
      if (error instanceof ApiError) throw error;
      await wait(retryAfterMs);
    }
  }
  try {
    return await withTimeout(load());
  } catch {
    throw new ApiError('page_did_not_load', { status: 0 });
  }
}
