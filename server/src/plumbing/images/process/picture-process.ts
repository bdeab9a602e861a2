import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { serveJobs } from '../../background/serve-jobs.ts';
import type { EncodedWidths, PictureJob, Size } from '../picture-job.ts';
import { decodeImage, dominantColor, encodeWidth } from './decode-image.ts';

// Some messengers show no picture above 300 kB; at this quality pictures of food are far smaller.
const JPEG = { quality: 78, mozjpeg: true } as const;

async function draw(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg(JPEG).toBuffer();
}

async function drawCropped(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  return draw(sharp(picture).resize({ width, height, fit: 'cover' }));
}

async function drawOnColor(layer: Buffer, color: string, size: Size): Promise<Buffer> {
  const ground = sharp({ create: { ...size, channels: 3, background: color } });
  return draw(ground.composite([{ input: layer }]));
}

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
