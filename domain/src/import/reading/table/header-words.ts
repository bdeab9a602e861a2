import { foldText } from '../../../text/fold-text.ts';
import { columnWords, tableColumns, wordsNotRead, type TableColumn } from './column-words.ts';

/** How well a header fits a column; a better one wins. */
const fits = ['exact', 'weak', 'tailed', 'near'] as const;
type Fit = (typeof fits)[number];

export type HeaderMatch = { readonly column: TableColumn; readonly fit: Fit };

/** Lower is better. */
export const rankOf = ({ fit }: HeaderMatch): number => fits.indexOf(fit);

/** Headers of programs: `itemName`, `item_name`, `Option 1 value`. */
const folded = (title: string): string =>
  foldText(title.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replaceAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .replace(/ \d+(?= |$)/u, '');

const byWord: ReadonlyMap<string, HeaderMatch> = new Map(
  tableColumns
    .flatMap((column) =>
      columnWords[column].flatMap((line) => {
        const fit: Fit = line.startsWith('?') ? 'weak' : 'exact';
        const words = line.replace('?', '').split(', ');
        return words.map((word) => [folded(word), { column, fit }] as const);
      }),
    )
    // Of the same word for two columns the stronger one stays: it comes last.
    .toSorted(([, one], [, other]) => rankOf(other) - rankOf(one)),
);

const notRead = wordsNotRead.flatMap((line) => line.split(', '));
const stems = notRead.filter((word) => word.endsWith('*')).map(foldText);
const wholeWords: ReadonlySet<string> = new Set(
  notRead.filter((word) => !word.endsWith('*')).map(foldText),
);

/** Whether a word of the header says that the column is no part of a menu. */
const isNotRead = (header: string): boolean =>
  header
    .split(' ')
    .some((word) => wholeWords.has(word) || stems.some((stem) => word.startsWith(stem)));

const LANGUAGE = 'ru|rus|ro|rom|md|en|eng|uk|ua|рус|рум|рум|англ|русский|румынский|английский';
/** Currencies, units, shops and languages after the word: `Preț, lei`, `Вес (г)`, `Price [Casa]`, `Цена в леях`, `Name RU`. */
const TAIL = new RegExp(
  String.raw`\s*[,(/[:].*$|[\s_-]+(?:в\s|în\s|in\s)?(?:lei|leu|mdl|ron|лей|леях|eur|euro|евро|usd|руб|рублях|грн|gr?|гр?|ml|мл|${LANGUAGE})\.?$`,
  'iu',
);

const PRICE_WORD = '(?:цена|preț|pret|prețul|price|precio|prezzo|prix|preis|ціна)';
/** The header of a price that only one size has: `30 cm`, `Цена 0,5 л`, `Price (large)`. */
const SIZE_PRICE = new RegExp(
  String.raw`^(?:${PRICE_WORD}[\s,:_-]*(?:за|pentru|for|per|/)?\s*)?[([]?(\d+(?:[.,]\d+)?\s*(?:ml|мл|cl|l|л|g|gr|г|гр|kg|кг|cm|см|buc|шт|pcs|oz)\.?|xs|s|m|l|xl|xxl|small|medium|large|mic[aăi]?|mediu|medie|mare|маленьк\p{L}+|средн\p{L}+|больш\p{L}+)[)\]]?$`,
  'iu',
);

/** The size that a header of prices names: `30 cm` of `Preț 30 cm`. */
export const sizeOfHeader = (title: string): string =>
  SIZE_PRICE.exec(title.trim())?.[1] ?? title.trim();

/** Shorter words have too many neighbours. */
const SHORTEST_NEAR = 5;

/** Whether one letter is missing, too many, another one, or two have changed places. */
function isOneLetterAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** The column of a header with one wrong letter, if only one column fits. */
function nearMatch(header: string): HeaderMatch | undefined {
  if (header.length < SHORTEST_NEAR) return undefined;
  const columns = new Set<TableColumn>();
  for (const [word, { column }] of byWord) {
    if (word.length >= SHORTEST_NEAR && isOneLetterAway(header, word)) columns.add(column);
  }
  const [column] = columns;
  return column !== undefined && columns.size === 1 ? { column, fit: 'near' } : undefined;
}

/** A header of a menu is a few words. */
const LONGEST_HEADER = 80;

/** The column that a header names, or undefined. */
export function matchHeader(title: string): HeaderMatch | undefined {
  if (title.length > LONGEST_HEADER) return undefined;
  const header = folded(title);
  if (header === '') return undefined;
  const exact = byWord.get(header);
  if (exact) return exact;
  if (isNotRead(header)) return undefined;
  if (SIZE_PRICE.test(title.trim())) return { column: 'sizePrice', fit: 'exact' };
  const withoutTail = folded(title.replace(TAIL, ''));
  const tailed = byWord.get(withoutTail);
  if (tailed) return { column: tailed.column, fit: 'tailed' };
  return nearMatch(header) ?? nearMatch(withoutTail);
}
