import type { Validator } from '../fields/validators.ts';
import { foldText } from '../text/fold-text.ts';

/** The most characters of a pub's list of tables. */
export const MAX_TABLE_LIST_LENGTH = 500;
/** A larger range is a typing mistake: no pub has so many tables. */
const MAX_RANGE = 999;

/** How many tables are named at most: a screen shows each as a tile. */
export const MAX_NAMED_TABLES = 200;

/** "1-40" and "T1–T12": what stands before the numbers, and the first and the last of them. */
const RANGE = /^(\D*?)(\s*)(\d{1,4})\s*[-\u2010-\u2015]\s*(?:(\D*?)\s*)?(\d{1,4})$/u;

type TableRange = {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** What stands before each number, as the pub writes it. */
  readonly written: string;
};
type Part = TableRange | { readonly name: string; readonly written: string };

/** A name as it is compared: no case, no diacritics, both alphabets as one, no spaces, no zeros before a number. */
const fold = (name: string): string =>
  foldText(name)
    .replaceAll(' ', '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');

function readPart(text: string): Part | undefined {
  const [, name = '', space = '', first, again, last] = RANGE.exec(text) ?? [];
  if (first === undefined || last === undefined) return { name: fold(text), written: text };
  const range = {
    name: fold(name),
    first: Number(first),
    last: Number(last),
    written: name + space,
  };
  const isSame = again === undefined || again === '' || fold(again) === range.name;
  const size = range.last - range.first;
  return isSame && size >= 0 && size <= MAX_RANGE ? range : undefined;
}

/** A part that cannot be read is undefined. */
const partsOf = (list: string): readonly (Part | undefined)[] =>
  list
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(readPart);

/** "1-40, T1-T12, Terasă 3": ranges of numbers and names; empty for a pub that does not say which tables it has. */
export const tableList: Validator = (list) =>
  partsOf(list).every((part) => part !== undefined && (part.name !== '' || 'first' in part))
    ? undefined
    : { code: 'invalid_value' };

function holds(part: Part, table: string): boolean {
  if (!('first' in part)) return part.name === table;
  if (!table.startsWith(part.name)) return false;
  const number = table.slice(part.name.length);
  return /^\d{1,4}$/.test(number) && Number(number) >= part.first && Number(number) <= part.last;
}

/** Whether a pub has this table; each one of a pub that does not say which it has. */
export function isTableOf(list: string, table: string): boolean {
  const parts = partsOf(list);
  const folded = fold(table);
  return parts.length === 0 || parts.some((part) => part !== undefined && holds(part, folded));
}

/** Whether two people mean the same table, however each has typed it. */
export const isSameTable = (one: string, other: string): boolean => fold(one) === fold(other);

/**
 * The tables of a pub's list in its order, as the pub writes them, each once and at most MAX_NAMED_TABLES; empty for a
 * pub that does not say which it has. A part that cannot be read is left out.
 */
export function tablesOf(list: string): string[] {
  const named = new Map<string, string>();
  for (const part of partsOf(list)) {
    if (part === undefined) continue;
    const names =
      'first' in part
        ? Array.from(
            { length: part.last - part.first + 1 },
            (_, index) => `${part.written}${part.first + index}`,
          )
        : [part.written];
    for (const name of names) {
      if (named.size === MAX_NAMED_TABLES) return [...named.values()];
      if (fold(name) !== '' && !named.has(fold(name))) named.set(fold(name), name);
    }
  }
  return [...named.values()];
}
