// oxlint-disable-next-line import/default -- the build makes the default export of a worker
import ImportWorker from './import-worker.ts?worker';
import { MAX_FILE_BYTES } from './list-limits.ts';
import type { Mappings, ReadingProblem, ReadList } from './read-list.ts';
import type { Reading } from './import-worker.ts';

/** Far longer than the largest menu takes on a slow phone. */
const LIMIT_MS = 30_000;

export type ListProblem = ReadingProblem | 'import_took_too_long';
export type ListRead = ReadList | { readonly ok: false; readonly problem: ListProblem };

/** Undefined for a file that was moved or deleted since it was chosen. */
async function bytesOf(file: File): Promise<ArrayBuffer | undefined> {
  try {
    return await file.arrayBuffer();
  } catch {
    return undefined;
  }
}

/** Reads a pasted text or a file beside the page, and stops when it takes too long. */
export async function readInWorker(
  source: string | File,
  mappings: Mappings = {},
): Promise<ListRead> {
  if (source instanceof File && source.size > MAX_FILE_BYTES) {
    return { ok: false, problem: 'import_file_too_large' };
  }
  const data = typeof source === 'string' ? source : await bytesOf(source);
  if (data === undefined) return { ok: false, problem: 'import_broken_file' };
  const worker = new ImportWorker();
  const read = Promise.withResolvers<ListRead>();
  const timer = window.setTimeout(() => {
    read.resolve({ ok: false, problem: 'import_took_too_long' });
  }, LIMIT_MS);
  worker.addEventListener('message', ({ data: list }: MessageEvent<ReadList | object>) => {
    // The reader of PDF documents takes every worker for its own, and announces itself to the page.
    if ('ok' in list) read.resolve(list);
  });
  worker.addEventListener('error', () => {
    read.resolve({ ok: false, problem: 'import_broken_file' });
  });
  worker.postMessage({ source: data, mappings } satisfies Reading);
  const list = await read.promise;
  window.clearTimeout(timer);
  worker.terminate();
  return list;
}
