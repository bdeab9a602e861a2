import { gzipSync } from 'node:zlib';
import type { ErrorCode } from '@comanda/contract/errors';
import sharp, { type Sharp } from 'sharp';
import { animatedWebp, avifOfSize, jpegOfSize, webpOfSize } from './other-sizes.ts';
import { blackPng, interlacedPng, withPngChunk } from './png-file.ts';

/** What a file may become: a stored picture, or these refusals. */
type Outcome = 'stored' | ErrorCode;

export type HostileFile = {
  readonly make: () => Buffer | Promise<Buffer>;
  readonly outcomes: readonly Outcome[];
  /** Width and height of the widest stored file. */
  readonly size?: readonly [number, number];
};

/** Each hostile part of a file contains it; nothing that is stored does. */
export const MARK = 'the-hostile-part-of-the-file';

const SCRIPT = Buffer.from(`<script>alert("${MARK}")</script>`);
const PHP = Buffer.from(`<?php system("${MARK}"); ?>`);
const PDF = Buffer.from(`%PDF-1.4\n1 0 obj<</JS(${MARK})>>endobj\n%%EOF`);
const ZIP = Buffer.from(`PK\u0003\u0004\u0014\0\0\0${MARK}`, 'latin1');

/** A picture of enough detail that half of its file is not enough. */
export const photo = (width = 60, height = 40): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const jpeg = (): Promise<Buffer> => photo().jpeg().toBuffer();
const png = (): Promise<Buffer> => photo().png().toBuffer();
const webp = (): Promise<Buffer> => photo().webp().toBuffer();
const avif = (): Promise<Buffer> => photo().avif({ effort: 0 }).toBuffer();

const followedBy =
  (make: () => Promise<Buffer>, end: Buffer): HostileFile['make'] =>
  async () =>
    Buffer.concat([await make(), end]);

/** A segment of a JPEG, behind its first marker. */
const withSegment = (marker: number, content: Buffer) => async (): Promise<Buffer> => {
  const file = await jpeg();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, content, file.subarray(2)]);
};

const stored = (make: HostileFile['make'], size: [number, number] = [60, 40]): HostileFile => ({
  make,
  outcomes: ['stored'],
  size,
});
const refused = (make: HostileFile['make'], code: ErrorCode): HostileFile => ({
  make,
  outcomes: [code],
});
const text = (content: string | Buffer): HostileFile =>
  refused(() => Buffer.from(content), 'invalid_file_extension');

const polyglots: Record<string, HostileFile> = {
  'a JPEG followed by HTML': stored(followedBy(jpeg, SCRIPT)),
  'a JPEG followed by a PDF': stored(followedBy(jpeg, PDF)),
  'a JPEG followed by an archive': stored(followedBy(jpeg, ZIP)),
  'a JPEG with HTML in its comment': stored(withSegment(0xfe, SCRIPT)),
  'a JPEG with PHP in its EXIF data': stored(() =>
    photo()
      .withExif({ IFD0: { Make: PHP.toString(), Software: MARK } })
      .jpeg()
      .toBuffer(),
  ),
  'a PNG followed by PHP': stored(followedBy(png, PHP)),
  'a PNG followed by HTML': stored(followedBy(png, SCRIPT)),
  'a PNG with HTML in its text': stored(async () =>
    withPngChunk(await png(), 'tEXt', Buffer.concat([Buffer.from('Comment\0'), SCRIPT])),
  ),
  'a WebP followed by HTML': stored(followedBy(webp, SCRIPT)),
  'a WebP with HTML in its XMP data': stored(() =>
    photo().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`).webp().toBuffer(),
  ),
  'an AVIF followed by HTML': stored(followedBy(avif, SCRIPT)),
  'a GIF that is also a script': text(`GIF89a/*${MARK}*/=1;alert(1)`),
  'a PDF followed by a JPEG': refused(
    async () => Buffer.concat([PDF, await jpeg()]),
    'invalid_file_extension',
  ),
  'an archive followed by a PNG': refused(
    async () => Buffer.concat([ZIP, await png()]),
    'invalid_file_extension',
  ),
  'HTML that begins like a JPEG': refused(
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), SCRIPT]),
    'file_is_not_an_image',
  ),
  'HTML that begins like a WebP': refused(
    () => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), SCRIPT]),
    'file_is_not_an_image',
  ),
  'HTML that begins like an AVIF': refused(
    () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypavif\0\0\0\0avifmif1'), SCRIPT]),
    'file_is_not_an_image',
  ),
};

const otherFormats: Record<string, HostileFile> = {
  'an SVG with a script': text(`<svg xmlns="http://www.w3.org/2000/svg">${String(SCRIPT)}</svg>`),
  'an SVG that reads a file': text(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  ),
  'a compressed SVG': text(gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  'commands of a drawing program': text(
    'push graphic-context\nfill "url(https://127.0.0.1/)"\npop graphic-context',
  ),
  'a PostScript file': text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file'),
  'a HEIC photo': text(Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')),
  'a JPEG 2000': text(Buffer.from('\0\0\0\u000CjP  \r\n\u0087\n', 'latin1')),
  'a BMP': text(Buffer.from(`BM\u0046\0\0\0\0\0\0\0${MARK}`, 'latin1')),
  'an icon': text(Buffer.from('\0\0\u0001\0\u0001\0')),
  'a program': text(Buffer.from(`\u007FELF${MARK}`)),
};

const bombs: Record<string, HostileFile> = {
  'a PNG of 196 megapixels': refused(() => blackPng(14_000, 14_000), 'file_is_too_large'),
  'an interlaced PNG of 56 megapixels': refused(
    () => interlacedPng(7500, 7500),
    'file_is_too_large',
  ),
  'a WebP of 268 megapixels': refused(() => webpOfSize(16_383, 16_383), 'file_is_too_large'),
  'a JPEG of 4290 megapixels': refused(
    () => jpegOfSize({ width: 65_500, height: 65_500 }, { progressive: false }),
    'file_is_too_large',
  ),
  'a progressive JPEG of 4290 megapixels': refused(
    () => jpegOfSize({ width: 65_500, height: 65_500 }, { progressive: true }),
    'file_is_too_large',
  ),
  'an AVIF of 4290 megapixels': {
    make: () => avifOfSize(65_500, 65_500),
    outcomes: ['file_is_too_large', 'file_is_not_an_image'],
  },
  'an animated WebP of a huge canvas': {
    make: () => animatedWebp({ width: 16_384, height: 16_384 }, 2),
    outcomes: ['file_is_too_large', 'file_is_not_an_image'],
  },
  'an animated GIF of 5000 frames': text(
    Buffer.concat([
      Buffer.from('GIF89a\u0008\0\u0008\0\0\0\0', 'latin1'),
      Buffer.alloc(5000 * 24, ','),
    ]),
  ),
  'an animated WebP of 5000 frames': stored(
    () => animatedWebp({ width: 8, height: 8 }, 5000),
    [8, 8],
  ),
};

const unusualPictures: Record<string, HostileFile> = {
  'a single pixel': stored(() => photo(1, 1).png().toBuffer(), [1, 1]),
  'a line of 1 x 60000': { make: () => blackPng(1, 60_000), outcomes: ['stored'] },
  'a line of 60000 x 1': { make: () => blackPng(60_000, 1), outcomes: ['stored'] },
  'a JPEG line of 1 x 60000': {
    make: () => photo(1, 60_000).jpeg().toBuffer(),
    outcomes: ['stored'],
  },
  'an AVIF of 1 x 1': stored(() => photo(1, 1).avif({ effort: 0 }).toBuffer(), [1, 1]),
  'a picture in the colours of a printer': stored(() =>
    photo().toColourspace('cmyk').jpeg().toBuffer(),
  ),
  'a picture of 16 bits': stored(() => photo().toColourspace('rgb16').png().toBuffer()),
  'a grey picture of 16 bits with transparency': stored(() =>
    photo().ensureAlpha(0.5).toColourspace('grey16').png().toBuffer(),
  ),
  'a clear picture of 16 bits, interlaced': stored(() => interlacedPng(60, 40)),

  'a picture with a colour profile': stored(() => photo().withIccProfile('p3').jpeg().toBuffer()),
  'a JPEG with the profile of a printer': stored(async () =>
    withSegment(0xe2, Buffer.from(`ICC_PROFILE\0\u0001\u0001${'\0'.repeat(16)}CMYKLab ${MARK}`))(),
  ),
  'a PNG with a broken profile': stored(async () =>
    withPngChunk(await png(), 'iCCP', Buffer.from(`icc\0\0${MARK}`)),
  ),
};

/** Turned as each of the eight values says, and as values that have no meaning. */
const turned = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [
    `a photo with orientation ${orientation} and its place`,
    stored(
      () =>
        photo()
          .withExif({ IFD0: { Make: MARK }, IFD3: { GPSLatitude: '47/1 0/1 0/1' } })
          .withMetadata({ orientation })
          .jpeg()
          .toBuffer(),
      orientation > 4 ? [40, 60] : [60, 40],
    ),
  ]),
);

const CUT_AT = [0.02, 0.25, 0.5, 0.9] as const;

/** Cut within the pixels: refused. Without its last bytes, which only end the file: either. */
const cutShort = Object.fromEntries(
  Object.entries({ jpeg, png, webp, avif }).flatMap(([format, make]) => [
    ...CUT_AT.map((part): [string, HostileFile] => [
      `${part * 100} % of a ${format}`,
      {
        make: async () => {
          const file = await make();
          return file.subarray(0, Math.floor(file.length * part));
        },
        outcomes: ['file_is_not_an_image'],
      },
    ]),
    [
      `a ${format} without its last bytes`,
      {
        make: async () => (await make()).subarray(0, -2),
        outcomes: ['stored', 'file_is_not_an_image'],
      } satisfies HostileFile,
    ],
  ]),
) as Record<string, HostileFile>;

export const hostileFiles: Readonly<Record<string, HostileFile>> = {
  ...polyglots,
  ...otherFormats,
  ...bombs,
  ...unusualPictures,
  ...turned,
  ...cutShort,
  'an empty file': refused(() => Buffer.alloc(0), 'invalid_file'),
  'a file of three bytes': refused(() => Buffer.from([0xff, 0xd8, 0xff]), 'file_is_not_an_image'),
};
