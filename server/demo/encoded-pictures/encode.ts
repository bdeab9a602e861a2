import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imageWidths, type ImageKind } from '@comanda/domain/images';
import sharp from 'sharp';
import {
  decodeImage,
  dominantColor,
  encodeWidth,
} from '../../src/plumbing/images/process/decode-image.ts';
import { CONTENTS, DIR, fileOf, hashOf, type Contents } from './find-encoded.ts';

// node server/demo/encoded-pictures/encode.ts
// After demo/pictures/ or the product's widths have changed: makes the narrow files as the product makes them.
const PICTURES = path.join(DIR, '../pictures');

function kindOf(stem: string): ImageKind {
  if (stem.startsWith('cover')) return 'pub';
  if (stem.startsWith('category-')) return 'category';
  return stem.startsWith('courier') ? 'courier' : 'dish';
}

const contents: Record<string, Contents[string]> = {};
for (const entry of readdirSync(DIR, { withFileTypes: true })) {
  if (entry.isDirectory()) rmSync(path.join(DIR, entry.name), { recursive: true });
}
for (const name of readdirSync(PICTURES).filter((file) => file.endsWith('.webp'))) {
  const stem = path.parse(name).name;
  const upload = readFileSync(path.join(PICTURES, name));
  const widths = imageWidths[kindOf(stem)];
  const widest = widths.at(-1) ?? 0;
  const { width: painted } = await sharp(upload).metadata();
  const picture = await decodeImage(upload, widest);
  for (const width of widths.filter((one) => one < painted)) {
    const file = fileOf(stem, width);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await encodeWidth(picture, { width, isNarrow: width < widest }));
  }
  contents[hashOf(upload)] = { stem, width: painted, color: await dominantColor(picture) };
}
writeFileSync(CONTENTS, `${JSON.stringify(contents, undefined, 2)}\n`);
