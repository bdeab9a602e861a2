import sharp, { type Metadata } from 'sharp';
import { AppError } from '../../http/app-error.ts';

function hasAt(bytes: Buffer, offset: number, text: string): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text;
}

/** An ISO media file with an AVIF brand; HEIC photos of phones have other brands. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !hasAt(bytes, 4, 'ftyp')) return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const brands = bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

/** Whether the first bytes are those of a PNG, JPEG, WebP or AVIF file. */
function looksLikeImage(bytes: Buffer): boolean {
  return (
    hasAt(bytes, 0, '\u0089PNG\r\n\u001A\n') ||
    hasAt(bytes, 0, '\u00FF\u00D8\u00FF') ||
    (hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP')) ||
    isAvif(bytes)
  );
}

const MAX_PIXELS = 50e6;
// Limits the height of an upright banner at the full width.
const MAX_HEIGHT_PER_WIDTH = 3;
const WEBP_QUALITY = 75;
/** Stronger compression for the narrower files: phones have small pixels and slow connections. */
const NARROW_QUALITY = 60;

// By default the decoder opens two dozen formats, SVG and PDF among them. Closed formats cannot be attacked;
// pictures come from memory, never from a path.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// No cache, since uploads never repeat; one thread each, so that several at once share the processor.
sharp.cache(false);
sharp.concurrency(1);

/** Pixels, upright, opaque and without metadata. */
export type Picture = {
  readonly pixels: Buffer;
  readonly raw: {
    readonly width: number;
    readonly height: number;
    readonly channels: 1 | 2 | 3 | 4;
  };
};

async function readHeader(upload: Buffer): Promise<Metadata> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch {
    throw new AppError('file_is_not_an_image');
  }
}

/**
 * Checks an upload by its content and decodes it, turned upright and no larger than needed. Refuses with a
 * code of its own: a file with another signature, one that does not decode to its end, and a decompression
 * bomb.
 */
export async function decodeImage(upload: Buffer, maxWidth: number): Promise<Picture> {
  if (upload.length === 0) throw new AppError('invalid_file');
  if (!looksLikeImage(upload)) throw new AppError('invalid_file_extension');
  const { width, height } = await readHeader(upload);
  if (width * height > MAX_PIXELS) throw new AppError('file_is_too_large');
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      // Else the placeholder's colour would show through the picture.
      .flatten({ background: '#ffffff' })
      .resize({
        width: maxWidth,
        height: maxWidth * MAX_HEIGHT_PER_WIDTH,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      pixels: data,
      raw: { width: info.width, height: info.height, channels: info.channels },
    };
  } catch {
    throw new AppError('file_is_not_an_image');
  }
}

/** The picture as WebP at most this wide; a smaller one is not enlarged. */
export async function encodeWidth(
  { pixels, raw }: Picture,
  { width, isNarrow }: { readonly width: number; readonly isNarrow: boolean },
): Promise<Buffer> {
  return sharp(pixels, { raw })
    .resize({
      width,
      height: width * MAX_HEIGHT_PER_WIDTH,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: isNarrow ? NARROW_QUALITY : WEBP_QUALITY, effort: isNarrow ? 6 : 4 })
    .toBuffer();
}

/** The colour of most of the picture, `#rrggbb`. */
export async function dominantColor({ pixels, raw }: Picture): Promise<string> {
  const { data, info } = await sharp(pixels, { raw })
    .resize(64, 64, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels as 3 },
  }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) =>
    part.toString(16).padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
