export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Ids by position: columns from left to right, each from top to bottom. */
export type SlipGrid = readonly (readonly number[])[];

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

function clampedAt(column: readonly number[], row: number): number | undefined {
  return column[Math.min(row, column.length - 1)];
}

/** The slip that an arrow key moves to: empty columns are skipped, an arrow at the edge does nothing. */
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
  // A single list may fill the width of the screen: left and right then move along it.
  const isList = columns.length === 1;
  if (key === 'ArrowUp' || (isList && key === 'ArrowLeft')) return column[Math.max(0, row - 1)];
  if (key === 'ArrowDown' || isList) return clampedAt(column, row + 1);
  const next = columns[at + (key === 'ArrowRight' ? 1 : -1)];
  return next ? clampedAt(next, row) : current;
}

/** The slip that gets the focus when one is removed: the one below it, else the one above, else the first. */
export function slipAfterRemoval(grid: SlipGrid, removed: number): number | undefined {
  const column = grid.find((ids) => ids.includes(removed)) ?? [];
  const row = column.indexOf(removed);
  return column[row + 1] ?? column[row - 1] ?? grid.flat().find((id) => id !== removed);
}
