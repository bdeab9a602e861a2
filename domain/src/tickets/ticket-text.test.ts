import { describe, expect, it } from 'vitest';
import { cellsOf, charactersOf, wrapText } from './ticket-text.ts';

const NO_BREAK = '\u00A0';

describe('the width of a text in cells', () => {
  it.each([
    ['nothing', '', 0],
    ['Russian', 'Борщ', 4],
    ['Romanian with a comma below', 'șț', 2],
    ['the same letters as letter and mark', 's\u0326t\u0326', 2],
    ['an emoji', '🌶', 1],
    ['an emoji that is always drawn wide', '🍕', 2],
    ['an emoji that a selector makes wide', '🌶️', 2],
    ['Chinese', '面', 2],
  ])('%s', (_name, text, cells) => {
    expect(cellsOf(text)).toBe(cells);
  });

  it('counts a letter with its mark as one character', () => {
    expect(charactersOf('s\u0326a')).toEqual(['s\u0326', 'a']);
  });
});

describe('a wrapped text', () => {
  it.each([
    ['breaks between words', 'Суп с лапшой', 8, ['Суп с', 'лапшой']],
    ['uses a line to its last cell', 'ab cde', 6, ['ab cde']],
    ['cuts a word that is too long', 'abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
    ['never breaks an amount', `Lei 1${NO_BREAK}234`, 7, ['Lei', '1 234']],
    ['keeps the lines of a comment, without empty ones', 'a\r\n\r\n b \nc', 9, ['a', 'b', 'c']],
    ['has no double spaces or tabs', ' a \t  b ', 9, ['a b']],
    ['has no characters without a width', '\u2068a\u2069\u00ADb\u0007', 9, ['ab']],
    ['is nothing without letters', ' \n ', 9, []],
    ['counts a wide letter as two cells', '面面面', 4, ['面面', '面']],
    ['puts a letter and its mark together', 's\u0326', 1, ['ș']],
    ['cuts before a wide letter that would not fit', 'a面', 1, ['a', '面']],
  ])('%s', (_name, text, cells, lines) => {
    expect(wrapText(text, cells)).toEqual(lines);
  });
});
