import { describe, expect, it } from 'vitest';
import { GLYPH_HEIGHT, GLYPH_WIDTH, glyphOf } from './glyphs.ts';

const span = (first: string, last: string): string[] => {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index));
};
const alphabets = {
  English: [...span('A', 'Z'), ...span('a', 'z'), ...span('0', '9')],
  Romanian: Array.from('ĂÂÎȘȚăâîșț'),
  'Romanian with cedillas, as old keyboards write it': Array.from('ŞŢşţ'),
  Russian: [...span('А', 'я'), 'Ё', 'ё'],
  'Ukrainian and Gagauz': Array.from('ІЇЄҐіїєґÄÇÊÖÜäçêöüı'),
  'what stands in menus and amounts': Array.from('#×%&()+-/:,.!?"\'«»„“”’–—…№°½€$£₺'),
};
const box = glyphOf('\uFFFD').join();

describe('the pictures of letters', () => {
  it.each(Object.entries(alphabets))('%s: each has one', (_name, letters) => {
    const missing = letters.filter((letter) => {
      const rows = glyphOf(letter);
      return rows.join() === box || rows.every((row) => row === 0);
    });
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(alphabets))('%s: none is that of another', (_name, letters) => {
    expect(new Set(letters.map((letter) => glyphOf(letter).join())).size).toBe(letters.length);
  });

  it('have 24 rows of 12 dots', () => {
    for (const letter of Object.values(alphabets).flat()) {
      expect(glyphOf(letter)).toHaveLength(GLYPH_HEIGHT);
      expect(Math.max(...glyphOf(letter))).toBeLessThan(1 << GLYPH_WIDTH);
    }
  });

  it.each([
    ['comma below and cedilla differ', 'ș', 'ş'],
    ['a letter and its accent', 'ă', 'a'],
    ['й and и', 'й', 'и'],
  ])('%s', (_name, one, other) => {
    expect(glyphOf(one)).not.toEqual(glyphOf(other));
  });

  it.each([
    ['a letter with an accent that is not drawn', 'ṩ', 's'],
    ['a wide Latin letter', 'Ａ', 'A'],
    ['Chinese', '面', '\uFFFD'],
    ['an emoji', '🍕', '\uFFFD'],
    ['a lone accent', '\u0301', '\uFFFD'],
  ])('%s is drawn as its nearest', (_name, character, nearest) => {
    expect(glyphOf(character)).toEqual(glyphOf(nearest));
  });
});
