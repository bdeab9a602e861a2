import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Draws the link picture of a pub without pictures: slips on a rail, transparent where the pub's colour is
// the ground. `node tools/make-share-motif.ts` writes it again.

const TARGET = fileURLToPath(
  new URL('../server/src/guest-page/sharing/share-motif.png', import.meta.url),
);
const WIDTH = 1200;
const HEIGHT = 630;

const PAPER = '#fffdf8';
const INK = '#221d18';
const FAINT = '#a89c8c';
const MARGIN = 38;
const TOOTH = 20;

type Slip = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How long the names of its dishes are. */
  readonly rows: readonly number[];
};

/** Paper with a torn lower edge, its upper left corner at 0, 0. */
function outlineOf({ width, height }: Slip): string {
  const teeth = Math.round(width / (2 * TOOTH));
  const tooth = width / (2 * teeth);
  const edge = Array.from({ length: teeth }, () => `l${-tooth} -16 l${-tooth} 16`);
  return `M0 0H${width}V${height}${edge.join('')}Z`;
}

function bar(at: { x: number; y: number; length: number }, height: number, fill: string): string {
  return `<rect x="${at.x}" y="${at.y}" width="${at.length}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
}

/** A slip as it is read from afar: a heading cut out of the paper, dishes and their prices. */
function draw(slip: Slip): string {
  const { name, width, rows } = slip;
  const outline = outlineOf(slip);
  const heading = bar({ x: MARGIN, y: 72, length: width * 0.42 }, 30, '#000');
  const lines = rows.map((length, index) => {
    const y = 152 + index * 48;
    return (
      bar({ x: MARGIN, y, length }, 14, INK) + bar({ x: width - 90, y, length: 52 }, 14, FAINT)
    );
  });
  const whole = 'maskUnits="userSpaceOnUse" x="-100" y="-100" width="600" height="760"';
  // Its own shadow must not darken the colour behind it.
  return `
    <mask id="${name}-around" ${whole}>
      <rect x="-100" y="-100" width="600" height="760" fill="#fff"/><path d="${outline}" fill="#000"/>
    </mask>
    <mask id="${name}-paper" ${whole}><path d="${outline}" fill="#fff"/>${heading}</mask>
    <g mask="url(#${name}-around)">
      <path d="${outline}" fill="#000" fill-opacity=".4" filter="url(#soft)" transform="translate(0 14)"/>
    </g>
    <path d="${outline}" fill="${PAPER}" mask="url(#${name}-paper)"/>
    ${lines.join('')}`;
}

const side = { width: 320, height: 380, rows: [116, 146, 96, 132] };
const slips = [
  { turned: 'translate(72 66) rotate(3)', slip: { name: 'left', ...side } },
  { turned: 'translate(808 83) rotate(-3)', slip: { name: 'right', ...side } },
  {
    turned: 'translate(410 62)',
    slip: { name: 'middle', width: 380, height: 452, rows: [170, 128, 196, 142, 176] },
  },
];

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
    <linearGradient id="light" x2="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".16"/>
      <stop offset=".35" stop-color="#fff" stop-opacity="0"/>
      <stop offset=".35" stop-color="#000" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".16"/>
    </linearGradient>
  </defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>
  ${slips.map(({ turned, slip }) => `<g transform="${turned}">${draw(slip)}</g>`).join('')}
  <rect y="52" width="${WIDTH}" height="34" fill="#000" fill-opacity=".35" filter="url(#soft)"/>
  <rect y="44" width="${WIDTH}" height="36" fill="${INK}"/>
  <rect y="44" width="${WIDTH}" height="8" fill="${FAINT}" fill-opacity=".6"/>
</svg>`;

await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).png({ compressionLevel: 9 }).toFile(TARGET);
