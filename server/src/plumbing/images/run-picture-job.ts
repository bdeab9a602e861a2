import { createBackgroundProcess } from '../background/create-background-process.ts';
import type { EncodedWidths, PictureJob } from './picture-job.ts';

/** Each has a file of up to ten megabytes. */
const MAX_WAITING = 20;
/** However many processors there are: one picture may need half a gigabyte, and the unit in `deploy/` allows two. */
const MAX_AT_ONCE = 2;
/** Fifty megapixels of the slowest format take a quarter of this. */
const DEADLINE_MS = 40_000;

/** Pictures are decoded by code in C, which strangers' files reach, and which returns little of its memory. */
const background = createBackgroundProcess<PictureJob, Buffer | EncodedWidths>({
  program: new URL('process/picture-process.ts', import.meta.url),
  // A tenth: the lowest priority would stop it on a busy machine.
  niceness: 10,
  atOnce: MAX_AT_ONCE,
  maxWaiting: MAX_WAITING,
  deadlineMs: DEADLINE_MS,
});

export const countWaitingPictures = (): number => background.waiting();

export type EncodeWidths = (file: string, widths: readonly number[]) => Promise<EncodedWidths>;

/** Refuses what `decodeImage` refuses. */
export const encodeWidths: EncodeWidths = async (file, widths) =>
  (await background.run({ kind: 'widths', file, widths })) as EncodedWidths;

export const drawJpeg = async (
  job: Extract<PictureJob, { kind: 'crop' | 'ground' }>,
): Promise<Buffer> => (await background.run(job)) as Buffer;
