export type Problem = { readonly line: number; readonly what: string };

/** The cells of a table's row; none for another line. */
export function cellsOf(row: string): string[] {
  return row
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}
