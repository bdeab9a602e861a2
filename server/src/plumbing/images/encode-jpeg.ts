import sharp, { type Sharp } from 'sharp';

// Some messengers show no picture above 300 kB; at this quality pictures of food are far smaller.
const JPEG = { quality: 78, mozjpeg: true } as const;

type Size = { readonly width: number; readonly height: number };

async function encode(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg(JPEG).toBuffer();
}

/** The middle of a picture as JPEG of exactly this size; a smaller one is enlarged. */
export async function cropToJpeg(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  return encode(sharp(picture).resize({ width, height, fit: 'cover' }));
}

/** A transparent PNG of this size, on a colour, as JPEG. */
export async function layOnColor(layer: Buffer, color: string, size: Size): Promise<Buffer> {
  const ground = sharp({ create: { ...size, channels: 3, background: color } });
  return encode(ground.composite([{ input: layer }]));
}
