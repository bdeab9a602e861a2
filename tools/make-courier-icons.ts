import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Makes the icons of the courier's app from the product's own: `node tools/make-courier-icons.ts` writes
// web/public/courier-app again.

const SOURCE = new URL('../web/src/apps/admin/icon.svg', import.meta.url);
const FOLDER = fileURLToPath(new URL('../web/public/courier-app/', import.meta.url));

const INK = '#14110e';
const VIEW = 32;
/** A launcher may cut a maskable icon down to its middle four fifths. */
const SAFE = 0.8;

const svg = readFileSync(SOURCE, 'utf8');

/** The same slip on ink to the edge, small enough for any mask. */
function maskable(): string {
  const inner = svg.replace(/^<svg[^>]*>/, '').replace('</svg>', '');
  const margin = (VIEW * (1 - SAFE)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}">` +
    `<rect width="${VIEW}" height="${VIEW}" fill="${INK}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${SAFE})">${inner}</g></svg>`
  );
}

async function draw(source: string, size: number, name: string): Promise<void> {
  // Drawn at its own size: an enlarged SVG is blurred.
  const density = (72 * size) / VIEW;
  await sharp(Buffer.from(source), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${FOLDER}${name}.png`);
}

mkdirSync(FOLDER, { recursive: true });
await draw(svg, 192, 'icon-192');
await draw(svg, 512, 'icon-512');
await draw(maskable(), 512, 'icon-maskable-512');
