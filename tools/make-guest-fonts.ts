import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Makes the guest's fonts from the package's: `node tools/make-guest-fonts.ts` writes
// web/src/apps/guest/fonts again. The letters of this country's menus are half of the whole fonts; other
// letters use the phone's own font.

const PACKAGE = '@fontsource-variable/commissioner';
const FOLDER = fileURLToPath(new URL('../web/src/apps/guest/fonts/', import.meta.url));

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Whether a phone would download the font for this letter, by its entry. */
function isNamed(rule: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, first = '', last = first]) => {
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    },
  );
}

const faces = [
  {
    name: 'latin',
    source: 'latin',
    // English, and the Western letters of Romanian, Gagauz and the names of wines and dishes.
    letters: `${span(0x20, 0x7e)}\u00A0«»°·×½¼®©ÂâÎîÄäÖöÜüÇçÊêÉéÈèËëÑñÁáÀàÓóÍíÔôß–—‘’“”„…€`,
  },
  { name: 'romanian', source: 'latin-ext', letters: 'ĂăȘșȚțŞşŢţİı' },
  { name: 'cyrillic', source: 'cyrillic', letters: `${span(0x410, 0x44f)}ЁёІіЇїЄєҐґ№` },
];

/**
 * Kerning, figures of one width, Romanian commas: small capitals, fractions and the like were a tenth of the file. The
 * package's types do not know the option.
 */
const features = { keepFeatures: ['kern', 'tnum', 'locl'] };

const rules = ['latin', 'cyrillic'].flatMap((name) =>
  readFileSync(`${FOLDER}${name}.css`, 'utf8').split('}'),
);
mkdirSync(FOLDER, { recursive: true });
for (const { name, source, letters } of faces) {
  const whole = import.meta.resolve(`${PACKAGE}/files/commissioner-${source}-wght-normal.woff2`);
  const small = await subsetFont(readFileSync(new URL(whole)), letters, {
    targetFormat: 'woff2',
    ...features,
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(`${FOLDER}${name}.woff2`, small);
  process.stdout.write(`${name}: ${small.length} bytes\n`);
  const rule = rules.find((one) => one.includes(`/${name}.woff2`)) ?? '';
  const missing = Array.from(letters).filter((letter) => !isNamed(rule, letter));
  if (missing.length > 0) throw new Error(`fonts: ${name} lacks ${missing.join('')}`);
}
