/** A cell of a copied table: quoted when it has line breaks, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

/**
 * The first column of a pasted table, or the lines of a pasted text. An empty line keeps its place, except at the end.
 */
export function pastedLines(pasted: string): string[] {
  const column: string[] = [];
  let isFirst = true;
  for (const [, quoted, plain = '', end] of pasted.replaceAll(/\r\n?/g, '\n').matchAll(CELL)) {
    if (isFirst) column.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    isFirst = end === '\n';
    if (end === '') break;
  }
  while (column.at(-1) === '') column.pop();
  return column;
}
