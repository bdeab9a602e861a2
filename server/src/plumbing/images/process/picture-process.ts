import { readFile } from 'node:fs/promises';
import { serveJobs } from '../../background/serve-jobs.ts';
import type { EncodedWidths, PictureJob } from '../picture-job.ts';
import { decodeImage, dominantColor, encodeWidth } from './decode-image.ts';
import { drawCropped, drawOnColor } from './draw-jpeg.ts';

async function encodeWidths(file: string, widths: readonly number[]): Promise<EncodedWidths> {
  const widest = widths.at(-1) ?? 1;
  const picture = await decodeImage(await readFile(file), widest);
  const files: Buffer[] = [];
  for (const width of widths) {
    files.push(await encodeWidth(picture, { width, isNarrow: width < widest }));
  }
  return { files, color: await dominantColor(picture) };
}

serveJobs(async (job: PictureJob): Promise<EncodedWidths | Buffer> => {
  if (job.kind === 'widths') return encodeWidths(job.file, job.widths);
  if (job.kind === 'crop') return drawCropped(job.picture, job.size);
  return drawOnColor(job.layer, job.color, job.size);
});
