// Capitals stand for sounds that each alphabet, and each writer without diacritics, spells in its own way.
// Y: Romanian î and â, Russian ы. Q: ț and ц. X: ч, which Romanian writes as c before e and i.
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('абвгдежзиклмнопрстуфхцчшщъыьэюяієґkqwxy', (letter, index) => [
    letter,
    'a b v g d e j z i c l m n o p r s t u f h Q X s s  Y  e iu ia i e g c c v cs i'.split(' ')[
      index
    ] ?? '',
  ]),
);

/** Word separators: all characters except letters and digits. Other alphabets are a range, which SQL reads too. */
const GAP =
  /[^a-z0-9QXY\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u3040-\uD7FF\uF900-\uFDFF]+/gu;

/**
 * A text as a search compares it with `searchPatterns`: Cyrillic and Latin as one alphabet, both Romanian spellings,
 * doubled letters once. The database has the same rule as `search_text`.
 */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[ai]\u0302/g, 'Y')
    .replaceAll(/t[\u0326\u0327]/g, 'Q')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/ь(?=[еюя])/g, 'i')
    .replaceAll('дж', 'g')
    .replaceAll(/[а-яієґkqw-y]/g, (letter) => letters[letter] ?? '')
    .replaceAll(/([cgst])h/g, '$1')
    .replaceAll('ph', 'f')
    .replaceAll(/t[sz]/g, 'Q')
    .replaceAll('cae', 'ce')
    .replaceAll('nd', 'nt')
    .replaceAll(/([a-zQXY])\1+/g, '$1')
    .replaceAll(GAP, ' ')
    .trim();
}

/** Which letters of a text a typed one finds. Two that find the same third one need not find each other. */
const spellings: Readonly<Record<string, string>> = {
  Q: '[QXczt]',
  X: '[XQc][ei]?',
  Y: '[Yai]',
  i: '[iY]',
  s: '[sz]',
  t: '[tQ]',
  z: '[zsQ]',
};

/** A c before e or i may be a ч, and so may the last letter while the next one is not typed yet. */
const SOUNDS = /[cX][ei](?=[ou])|[ei]?a|./gu;

const patternOf = (word: string): string =>
  word.replaceAll(SOUNDS, (sound, at: number) => {
    if (sound.endsWith('a')) return '[ei]?[aY]';
    if (sound.length === 2) return '[cXQ][ei]?';
    const isSoft = sound === 'c' && /^(?:[ei]|$)/u.test(word.slice(at + 1));
    return isSoft ? '[cXQ]' : (spellings[sound] ?? sound);
  });

/** A regular expression for each word of a search; PostgreSQL reads them too. */
export const searchPatterns = (typed: string): string[] =>
  searchText(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map(patternOf);

/** Whether a text of `searchText` has every typed word; a search without a word finds everything. */
export function searchFor(typed: string): (folded: string) => boolean {
  const patterns = searchPatterns(typed).map((pattern) => new RegExp(pattern, 'u'));
  return (folded) => patterns.every((pattern) => pattern.test(folded));
}
