import sharp, { type Sharp } from 'sharp';
import type { Size } from '../picture-job.ts';

// Some messengers show no picture above 300 kB; at this quality pictures of food are far smaller.
const JPEG = { quality: 78, mozjpeg: true } as const;

async function draw(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg(JPEG).toBuffer();
}

export async function drawCropped(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  return draw(sharp(picture).resize({ width, height, fit: 'cover' }));
}

export async function drawOnColor(layer: Buffer, color: string, size: Size): Promise<Buffer> {
  const ground = sharp({ create: { ...size, channels: 3, background: color } });
  return draw(ground.composite([{ input: layer }]));
}
