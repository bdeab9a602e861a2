import { foldText } from '../../../text/fold-text.ts';
import { readPrice } from '../read-price.ts';
import { severalTimes, tableColumns, type TableColumn } from './column-words.ts';
import { matchHeader, rankOf, type HeaderMatch } from './header-words.ts';
import type { GuessedMapping, MappingQuestion, TableMapping } from './table-mapping.ts';

export type Table = readonly (readonly string[])[];

/** A file has its header near its top; a title and a date may stand above it. */
const HEADER_WITHIN = 15;
/** Enough rows to know what a column has in it. */
const SAMPLE = 60;

const isFilled = (cell: string | undefined): boolean => (cell ?? '').trim() !== '';
const isNumber = (cell: string): boolean =>
  /^[\s\d.,%-]+$/u.test(cell) || readPrice(cell) !== undefined;

type Matches = readonly (HeaderMatch | undefined)[];

/** The columns of the table that fit a column of the menu, the best ones first, with their ranks. */
const fitting = (matches: Matches, column: TableColumn): readonly { at: number; rank: number }[] =>
  matches
    .flatMap((match, at) => (match?.column === column ? [{ at, rank: rankOf(match) }] : []))
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at);

/** A word that also means something else is a price all the same: both are asked about. */
const WEAK = 1;

/** Those of the columns that fit best, between which a person decides when there are several. */
function bestOf(matches: Matches, column: TableColumn): number[] {
  const found = fitting(matches, column);
  const best = found[0]?.rank ?? 0;
  const limit = column === 'price' ? Math.max(best, best === 0 ? WEAK : best) : best;
  return found.filter(({ rank }) => rank <= limit).map(({ at }) => at);
}

/** The values below the header. */
function valuesOf(table: Table, headerAt: number, column: number): string[] {
  return table
    .slice(headerAt + 1, headerAt + 1 + SAMPLE)
    .map((cells) => (cells[column] ?? '').trim())
    .filter((cell) => cell !== '');
}

const share = (values: readonly string[], has: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(has).length / values.length;

const FILE_OR_CODE = /\.(?:jpe?g|png|webp|gif|svg|heic|avif)$|^https?:|^[\da-f-]{16,}$/iu;
const isWords = (value: string): boolean =>
  /\p{L}{2}/u.test(value) && !FILE_OR_CODE.test(value) && !isNumber(value);

/** The columns that may be the name or the price of a dish, by what is in them. */
function candidatesByValues(
  column: 'name' | 'price',
  { table, headerAt, taken }: { table: Table; headerAt: number; taken: Matches },
): number[] {
  const has = column === 'price' ? (value: string) => readPrice(value) !== undefined : isWords;
  return (table[headerAt] ?? []).flatMap((_title, at) => {
    const values = taken[at] ? [] : valuesOf(table, headerAt, at);
    return share(values, has) > 0.7 ? [at] : [];
  });
}

/** A column of prices has prices in it: other numbers and words are asked about. */
const MOST_UNREADABLE = 0.5;

function mappingAt(table: Table, headerAt: number, found: Matches): GuessedMapping {
  const sizes = found.filter((match) => match?.column === 'sizePrice');
  const hasSizes = sizes.length > 1;
  // One size alone has no other to choose from: `Price 300 ml` is the price.
  const matches = found.map((match): HeaderMatch | undefined =>
    match?.column === 'sizePrice' && !hasSizes ? { column: 'price', fit: 'tailed' } : match,
  );
  const columns: (TableColumn | undefined)[] = matches.map(() => undefined);
  const questions: MappingQuestion[] = [];
  for (const column of tableColumns) {
    const best = bestOf(matches, column);
    const taken = severalTimes.has(column) ? best : best.slice(0, 1);
    for (const at of taken) columns[at] = column;
    if (best.length > 1 && !severalTimes.has(column)) questions.push({ column, candidates: best });
  }
  const ask = (column: 'name' | 'price') => {
    const candidates = candidatesByValues(column, { table, headerAt, taken: matches });
    questions.push({ column, candidates });
  };
  if (!columns.includes('name')) ask('name');
  const priceAt = columns.indexOf('price');
  if (priceAt === -1 && !hasSizes) ask('price');
  const prices = priceAt === -1 ? [] : valuesOf(table, headerAt, priceAt);
  const isPrice = (value: string) => readPrice(value) !== undefined;
  const isAsked = questions.some(({ column }) => column === 'price');
  if (!isAsked && prices.length > 0 && share(prices, isPrice) < MOST_UNREADABLE) {
    const others = candidatesByValues('price', { table, headerAt, taken: matches });
    if (others.length > 0) questions.push({ column: 'price', candidates: [priceAt, ...others] });
  }
  const unsure = matches.flatMap((match, at) => (match?.fit === 'near' && columns[at] ? [at] : []));
  return { mapping: { headerAt, columns }, questions, unsure };
}

const columnsIn = (matches: Matches): Set<TableColumn> =>
  new Set(matches.flatMap((match) => match?.column ?? []));

/** Whether the rows below have as many cells as the header: lines of a text have as many commas as they like. */
function isRegular(table: Table, headerAt: number): boolean {
  const width = table[headerAt]?.length;
  const below = table
    .slice(headerAt + 1, headerAt + 1 + SAMPLE)
    .filter((row) => row.some(isFilled));
  return (
    below.length > 0 && below.filter((row) => row.length === width).length >= below.length * 0.8
  );
}

/** Titles without a number among them, above columns of which one at least has numbers. */
function looksLikeHeader(table: Table, headerAt: number, known: number): boolean {
  const cells = table[headerAt] ?? [];
  const titles = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const areTitles = titles.every(
    (title) => /\p{L}/u.test(title) && !isNumber(title) && title.length < 60,
  );
  const most = known > 0 ? 2 : 3;
  if (!areTitles || titles.length < most || new Set(titles).size < titles.length) return false;
  return (
    isRegular(table, headerAt) &&
    cells.some((title, at) => {
      const values = valuesOf(table, headerAt, at);
      return isFilled(title) && values.length > 0 && share(values, isNumber) > 0.7;
    })
  );
}

const hasPrice = (matches: Matches): boolean =>
  matches.filter((match) => match?.column === 'sizePrice').length > 1 ||
  columnsIn(matches).has('price');

/**
 * What the columns of a table are, by the words of its header. Undefined when none is found: such a table is read as a
 * text. Nothing wins silently: columns that compete, and a name or a price that no word tells, are questions, and the
 * mapping has the first of the candidates, or none.
 */
export function guessMapping(table: Table): GuessedMapping | undefined {
  const top = table.slice(0, HEADER_WITHIN).map((cells) => cells.map(matchHeader));
  const known = top.findIndex((matches) => columnsIn(matches).has('name') && hasPrice(matches));
  const isPartlyKnown = (matches: Matches, at: number): boolean => {
    const columns = columnsIn(matches);
    const isAnchored = columns.has('name') || hasPrice(matches);
    return isAnchored && looksLikeHeader(table, at, columns.size);
  };
  const partly = known === -1 ? top.findIndex(isPartlyKnown) : known;
  const first = table.findIndex((cells) => cells.filter(isFilled).length > 1);
  const at = partly === -1 && looksLikeHeader(table, first, 0) ? first : partly;
  const matches = top[at];
  return matches ? mappingAt(table, at, matches) : undefined;
}

/** The header of a table as a key, under which what a person said about its columns is remembered. */
export function headerKey(table: Table, { headerAt }: TableMapping): string {
  return (table[headerAt] ?? []).map(foldText).join('|');
}
