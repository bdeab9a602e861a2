import { drawnLetters, rowsOfLetters } from './font-data.ts';

export const GLYPH_WIDTH = 12;
export const GLYPH_HEIGHT = 24;

/** The rows of a letter from top to bottom; of the 12 bits of each the highest is the leftmost dot. */
export type Glyph = readonly number[];

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The letters by their place in the data. */
const places = new Map(Array.from(drawnLetters, (letter, index) => [letter, index]));
const BOX = '\uFFFD';
const read = new Map<string, Glyph>();

function readGlyph(letter: string): Glyph | undefined {
  const place = places.get(letter);
  if (place === undefined) return undefined;
  const digit = (index: number) => DIGITS.indexOf(rowsOfLetters.charAt(index));
  return Array.from({ length: GLYPH_HEIGHT }, (_, row) => {
    const start = (place * GLYPH_HEIGHT + row) * 2;
    return digit(start) * DIGITS.length + digit(start + 1);
  });
}

/** The letter itself, or without its accents, or a box: never nothing, so that the reader sees a gap. */
function findGlyph(character: string): Glyph {
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return readGlyph(character) ?? readGlyph(bare) ?? readGlyph(BOX) ?? [];
}

/** The picture of a character as a reader counts them. */
export function glyphOf(character: string): Glyph {
  const known = read.get(character);
  if (known) return known;
  const glyph = findGlyph(character);
  // Strangers choose the characters: only those with a picture are kept.
  if (places.has(character)) read.set(character, glyph);
  return glyph;
}
