export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Ids as they hang: columns from left to right, each from top to bottom. */
export type SlipGrid = readonly (readonly number[])[];

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

function clampedAt(column: readonly number[], row: number): number | undefined {
  return column[Math.min(row, column.length - 1)];
}

/** The slip that an arrow leads to: empty columns are skipped, the edge stays where it is. */
export function slipAfter(
  grid: SlipGrid,
  current: number | undefined,
  key: ArrowKey,
): number | undefined {
  const columns = grid.filter((column) => column.length > 0);
  const at = columns.findIndex((column) => current !== undefined && column.includes(current));
  const column = columns[at];
  if (!column || current === undefined) return columns[0]?.[0];
  const row = column.indexOf(current);
  // One list may flow over the width of the screen: there sideways is along it.
  const isList = columns.length === 1;
  if (key === 'ArrowUp' || (isList && key === 'ArrowLeft')) return column[Math.max(0, row - 1)];
  if (key === 'ArrowDown' || isList) return clampedAt(column, row + 1);
  const next = columns[at + (key === 'ArrowRight' ? 1 : -1)];
  return next ? clampedAt(next, row) : current;
}

/** Who gets the focus when a slip leaves: the one below it, else the one above, else the first. */
export function slipInPlaceOf(grid: SlipGrid, gone: number): number | undefined {
  const column = grid.find((ids) => ids.includes(gone)) ?? [];
  const row = column.indexOf(gone);
  return column[row + 1] ?? column[row - 1] ?? grid.flat().find((id) => id !== gone);
}
