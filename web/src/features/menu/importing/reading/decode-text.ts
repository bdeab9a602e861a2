/** The encodings without a mark in which programs of this region save: of Windows, and of DOS and Unix for Russian. */
const LOCAL = ['windows-1251', 'windows-1250', 'ibm866', 'koi8-r'] as const;

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const RUSSIAN_WORD = /^[А-ЯЁ]?[а-яё]+$|^[А-ЯЁ]+$/u;
const ROMANIAN_LETTER = /[ăâîşţșț]/iu;
const ROMANIAN_WORD = /^[a-zăâîşţșț]+$|^[A-ZĂÂÎŞŢȘȚ][a-zăâîşţșț]*$|^[A-ZĂÂÎŞŢȘȚ]+$/u;
const ASCII = /^[\p{ASCII}]+$/u;

/** How much a word looks like one of Russian or Romanian: in a wrong encoding its letters are a mixture. */
function likenessOf(word: string): number {
  const isCyrillic = /[а-яё]/iu.test(word);
  if (isCyrillic && /[a-z]/iu.test(word)) return -3;
  if (isCyrillic && RUSSIAN_WORD.test(word)) return word.length;
  if (ROMANIAN_LETTER.test(word) && ROMANIAN_WORD.test(word)) return 2;
  return ASCII.test(word) ? 0 : -2;
}

/** Enough letters to decide by. */
const SAMPLE = 20_000;

const likeness = (text: string): number =>
  (text.slice(0, SAMPLE).match(/\p{L}+/gu) ?? []).reduce((sum, word) => sum + likenessOf(word), 0);

function strictUtf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Where the zeros of UTF-16 are: in the second bytes of Latin letters, or in the first ones. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SAMPLE).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/** The text of a file: by its mark, as UTF-8 if it is that, by its zeros, or by the letters that come out. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (marked) return decode(marked[0]);
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return decode(utf16);
  const utf8 = strictUtf8(bytes);
  if (utf8 !== undefined) return utf8;
  const [best] = LOCAL.map(decode).toSorted((a, b) => likeness(b) - likeness(a));
  return best ?? '';
}
