import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A part of a PNG file: length, type, content, checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
/** Signature and header, before which no other part may stand. */
const HEADER_BYTES = 8 + 12 + 13;

function pngFile(
  { width, height, bits, color, isInterlaced }: PngSize & { color: number; isInterlaced: boolean },
  lines: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = color;
  header[12] = isInterlaced ? 1 : 0;
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

type PngSize = { readonly width: number; readonly height: number; readonly bits: number };

/** A black picture of one bit per pixel: a few kilobytes that decode to this many pixels. */
export function blackPng(width: number, height: number): Buffer {
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return pngFile(
    { width, height, bits: 1, color: 0, isInterlaced: false },
    deflateSync(lines, { level: 9 }),
  );
}

const PORTION = 1 << 20;

/** A part of a compressed stream that ends on a byte and refers to nothing before it. */
const deflatedPart = (bytes: number): Buffer =>
  deflateRawSync(Buffer.alloc(bytes), { finishFlush: constants.Z_FULL_FLUSH });

/** So many zeros, compressed without being in memory together. */
function deflatedZeros(bytes: number): Buffer {
  const portion = deflatedPart(PORTION);
  const adler = Buffer.alloc(4);
  adler.writeUInt32BE((((bytes % 65_521) << 16) | 1) >>> 0);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: Math.floor(bytes / PORTION) }, () => portion),
    deflatedPart(bytes % PORTION),
    // The last, empty block.
    Buffer.from([0x03, 0x00]),
    adler,
  ]);
}

/** First column and row, and steps, of the seven passes of an interlaced PNG. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Clear pixels of 16 bits a channel, interlaced, so that a decoder needs all of them at once: 8 bytes a pixel. */
export function interlacedPng(width: number, height: number): Buffer {
  const bytes = passes
    .map(([left, top, across, down]) => {
      const columns = Math.ceil((width - left) / across);
      return (columns * 8 + 1) * Math.ceil((height - top) / down);
    })
    .reduce((sum, one) => sum + one, 0);
  return pngFile({ width, height, bits: 16, color: 6, isInterlaced: true }, deflatedZeros(bytes));
}

/** The same picture with a further part behind its header. */
export function withPngChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([
    png.subarray(0, HEADER_BYTES),
    pngChunk(type, data),
    png.subarray(HEADER_BYTES),
  ]);
}
