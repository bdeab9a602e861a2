import { createBackgroundProcess } from '../background/create-background-process.ts';
import type { EncodedWidths, PictureJob } from './picture-job.ts';

/** Each has a file of up to ten megabytes. */
const MAX_WAITING = 20;
/** However many processors there are: one picture may need half a gigabyte, and the unit in `deploy/` allows two. */
const MAX_AT_ONCE = 2;
/** Fifty megapixels of the slowest format take a quarter of this. */
const DEADLINE_MS = 40_000;

/** Pictures are decoded by code in C, which strangers' files reach, and which returns little of its memory. */
const createPictureProcess = ({ usesAllProcessors }: { readonly usesAllProcessors: boolean }) =>
  createBackgroundProcess<PictureJob, Buffer | EncodedWidths>({
    program: new URL('process/picture-process.ts', import.meta.url),
    // A tenth: the lowest priority would stop it on a busy machine.
    niceness: 10,
    atOnce: MAX_AT_ONCE,
    usesAllProcessors,
    maxWaiting: MAX_WAITING,
    deadlineMs: DEADLINE_MS,
  });

const background = createPictureProcess({ usesAllProcessors: false });

export const countWaitingPictures = (): number => background.waiting();

export type EncodeWidths = (file: string, widths: readonly number[]) => Promise<EncodedWidths>;

const encodeIn =
  (process: typeof background): EncodeWidths =>
  async (file, widths) =>
    (await process.run({ kind: 'widths', file, widths })) as EncodedWidths;

/** Refuses what `decodeImage` refuses. */
export const encodeWidths = encodeIn(background);

/** The same for pictures that are stored before the server listens: twice as fast on two processors. */
export const createEncoderBeforeListening = (): EncodeWidths =>
  encodeIn(createPictureProcess({ usesAllProcessors: true }));

export const drawJpeg = async (
  job: Extract<PictureJob, { kind: 'crop' | 'ground' }>,
): Promise<Buffer> => (await background.run(job)) as Buffer;
