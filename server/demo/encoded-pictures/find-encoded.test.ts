import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageWidths, type ImageKind } from '@comanda/domain/images';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeImage, dominantColor } from '../../src/plumbing/images/process/decode-image.ts';
import { encodeWidths } from '../../src/plumbing/images/run-picture-job.ts';
import { demoCouriers } from '../couriers.ts';
import { demoPubs } from '../pubs/demo-companies.ts';
import { someOf } from '../../../scripts/depth.ts';
import { findEncoded } from './find-encoded.ts';

const PICTURES = path.join(import.meta.dirname, '../pictures');
const fileOf = (stem: string): string => path.join(PICTURES, `${stem}.webp`);

const categories = demoPubs.flatMap(({ menus }) => menus.flatMap((menu) => menu.categories));
/** Each picture once: two pubs may have the same. */
const used = new Map<string, ImageKind>();
const use = (picture: string | null, kind: ImageKind) =>
  picture !== null && used.set(picture, kind);
for (const { cover } of demoPubs) use(cover, 'pub');
for (const { picture, dishes } of categories) {
  use(picture, 'category');
  for (const dish of dishes) use(dish.picture, 'dish');
}
for (const { picture } of demoCouriers) use(picture, 'courier');

it('has every picture of the demo at each width of its kind', async () => {
  expect(used.size).toBe(readdirSync(PICTURES).filter((name) => name.endsWith('.webp')).length);
  for (const [stem, kind] of used) {
    const { files } = await findEncoded(fileOf(stem), imageWidths[kind]);
    const found = await Promise.all(files.map((file) => sharp(file).metadata()));
    const { width: painted } = await sharp(readFileSync(fileOf(stem))).metadata();
    const expected = imageWidths[kind].map((width) => Math.min(width, painted));
    expect(
      found.map(({ width }) => width),
      stem,
    ).toEqual(expected);
  }
});

/** The pixels at one size, to compare pictures that were encoded by different versions of the encoder. */
const pixelsOf = (file: Buffer): Promise<Buffer> =>
  sharp(file).resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer();

/** The mean difference of a pixel. */
const differenceOf = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

it('has each of them with its own content and colour', async () => {
  for (const [stem, kind] of someOf([...used], 5)) {
    const picture = readFileSync(fileOf(stem));
    const { files, color } = await findEncoded(fileOf(stem), imageWidths[kind]);
    const pixels = await pixelsOf(picture);
    for (const file of files.filter((each) => !each.equals(picture))) {
      expect(differenceOf(pixels, await pixelsOf(file)), stem).toBeLessThan(5);
    }
    const decoded = await decodeImage(picture, imageWidths[kind].at(-1) ?? 0);
    expect(color, stem).toBe(await dominantColor(decoded));
  }
});

it('has them as the product encodes them', async () => {
  const zeama = fileOf('zeama');
  const prepared = await findEncoded(zeama, imageWidths.dish);
  const encoded = await encodeWidths(zeama, imageWidths.dish);
  expect(prepared.color).toBe(encoded.color);
  for (const [index, file] of encoded.files.entries()) {
    const same = prepared.files[index] ?? Buffer.of();
    expect(differenceOf(await pixelsOf(file), await pixelsOf(same))).toBeLessThan(2);
  }
});
