export const LAST_TABLE = 999;
/** More pictures at once would make a phone slow. */
export const MOST_CARDS = 120;

export type TableRange = {
  readonly first: 'invalid' | undefined;
  readonly last: 'invalid' | 'reversed' | 'long' | undefined;
  /** The tables; none while a bound is invalid. */
  readonly tables: readonly number[];
};

function readTable(text: string): number | undefined {
  const table = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(table) && table >= 1 && table <= LAST_TABLE
    ? table
    : undefined;
}

/** Reads the typed range of tables, both bounds included. */
export function tableRange(firstText: string, lastText: string): TableRange {
  const first = readTable(firstText);
  const last = readTable(lastText);
  const problems = {
    first: first === undefined ? ('invalid' as const) : undefined,
    last: last === undefined ? ('invalid' as const) : undefined,
  };
  if (first === undefined || last === undefined) return { ...problems, tables: [] };
  if (last < first) return { ...problems, last: 'reversed', tables: [] };
  if (last - first >= MOST_CARDS) return { ...problems, last: 'long', tables: [] };
  return {
    ...problems,
    tables: Array.from({ length: last - first + 1 }, (_, index) => first + index),
  };
}
