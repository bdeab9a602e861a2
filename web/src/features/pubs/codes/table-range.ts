export const LAST_TABLE = 999;
/** More pictures at once than this make a phone sweat. */
export const MOST_CARDS = 120;

export type TableRange = {
  readonly first: 'invalid' | undefined;
  readonly last: 'invalid' | 'reversed' | 'long' | undefined;
  /** The tables, or none while something is wrong with the bounds. */
  readonly tables: readonly number[];
};

function readTable(text: string): number | undefined {
  const table = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(table) && table >= 1 && table <= LAST_TABLE
    ? table
    : undefined;
}

/** Tables from one to another, both included, as they are typed. */
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
