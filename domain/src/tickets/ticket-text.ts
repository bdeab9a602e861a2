const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Characters without a width: marks of direction, soft hyphens. The joiner of emoji (U+200D) stays. */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}]/gu;
/** Spaces at which a line may break; the no-break ones of amounts and texts are not among them. */
const SPACES = /[^\S\u00A0\u2007\u202F]+/gu;
const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/gu;
/** East Asian letters and emoji are as wide as two others. */
const WIDE =
  /\p{Emoji_Presentation}|\uFE0F|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF60]/u;

/** The characters as a reader counts them: a letter with its accents is one. */
export function charactersOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

const isWide = (character: string): boolean => WIDE.test(character);

/** The width of a text in cells of a ticket. */
export function cellsOf(text: string): number {
  return charactersOf(text).reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0);
}

/** One line of text without characters that have no width. */
function cleanLine(text: string): string {
  return text.normalize('NFC').replaceAll(SPACES, ' ').replaceAll(INVISIBLE, '').trim();
}

/** A word in pieces of at most so many cells. */
function cutWord(word: string, cells: number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of charactersOf(word)) {
    if (cellsOf(piece + character) > cells && piece !== '') {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function wrapLine(line: string, cells: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ').flatMap((whole) => cutWord(whole, cells))) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (cellsOf(longer) > cells) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  return [...lines, current];
}

/** A text in lines of at most so many cells, broken between words; a word that is too long is cut. */
export function wrapText(text: string, cells: number): readonly string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(cleanLine)
    .filter((line) => line !== '')
    .flatMap((line) => wrapLine(line, cells))
    .map((line) => line.replaceAll(NO_BREAK_SPACES, ' '));
}
