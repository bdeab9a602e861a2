const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Grid = { readonly count: number; readonly columns: number };

/** The cell of a grid that a key moves to, counted from 0; undefined for another key, and at an edge. */
export function cellAfter(cell: number, key: string, { count, columns }: Grid): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const rows: Readonly<Record<string, number>> = { ArrowUp: -columns, ArrowDown: columns };
  const step = steps[key] ?? rows[key];
  if (step === undefined) return undefined;
  const next = cell + step;
  return next >= 0 && next < count ? next : undefined;
}
