import type { Size } from './picture-job.ts';
import { drawJpeg } from './run-picture-job.ts';

/** The middle of a picture as JPEG of exactly this size; a smaller one is enlarged. */
export async function cropToJpeg(picture: Buffer, size: Size): Promise<Buffer> {
  return drawJpeg({ kind: 'crop', picture, size });
}

/** A transparent PNG of this size, on a colour, as JPEG. */
export async function layOnColor(layer: Buffer, color: string, size: Size): Promise<Buffer> {
  return drawJpeg({ kind: 'ground', layer, color, size });
}
