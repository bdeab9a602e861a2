/** What the kitchen has done of a line. */
type Mark = {
  readonly isDone: boolean;
  /** How many were done before the count was raised; counts while the line is not done. */
  readonly doneCount: number;
};

type CookedCount = Mark & { readonly count: number };
type LineBefore = CookedCount & { readonly lineId: number };
type LineAfter = { readonly lineId: number | undefined; readonly count: number };

const NOT_DONE: Mark = { isDone: false, doneCount: 0 };

/** How many of a line are done. A line with as many done as it has, and yet not done, was taken back by a cook. */
function doneOf({ count, isDone, doneCount }: CookedCount): number {
  if (isDone) return count;
  return doneCount < count ? doneCount : 0;
}

/** How many of a line still have to be cooked. */
export function leftToCook(line: CookedCount): number {
  return line.count - doneOf(line);
}

/** What was cooked stays done: all of a line that was lowered to it, and that many of one that was raised. */
function markAfterEdit(line: CookedCount, count: number): Mark {
  if (count === line.count) return { isDone: line.isDone, doneCount: line.doneCount };
  const done = doneOf(line);
  return done >= count ? { isDone: true, doneCount: 0 } : { isDone: false, doneCount: done };
}

type KitchenEdit = {
  /** A line is new, or has a larger count: the order is no longer prepared. */
  readonly isWorkAdded: boolean;
  /** Of the lines after the edit, in their order. */
  readonly marks: readonly Mark[];
  readonly removedIds: readonly number[];
};

/**
 * What an edit of its dishes changes for the kitchen. All lines of a prepared order are done, whether or not a cook has
 * marked each of them: when work is added, only that is left.
 */
export function editForKitchen(edit: {
  readonly isPrepared: boolean;
  readonly before: readonly LineBefore[];
  readonly after: readonly LineAfter[];
}): KitchenEdit {
  const { isPrepared, before, after } = edit;
  const known = new Map<number | undefined, LineBefore>(before.map((line) => [line.lineId, line]));
  const isWorkAdded = after.some(({ lineId, count }) => count > (known.get(lineId)?.count ?? 0));
  const isAllDone = isPrepared && isWorkAdded;
  const kept = new Set(after.map(({ lineId }) => lineId));
  return {
    isWorkAdded,
    marks: after.map(({ lineId, count }) => {
      const line = known.get(lineId);
      if (!line) return NOT_DONE;
      return markAfterEdit(isAllDone ? { ...line, isDone: true } : line, count);
    }),
    removedIds: before.map(({ lineId }) => lineId).filter((lineId) => !kept.has(lineId)),
  };
}

type SeenLine = { readonly lineId: number; readonly count: number };

/** Whether someone has seen all that has to be cooked: not when there is another line by now, or more of one. */
export function hasSeenWork(lines: readonly SeenLine[], seen: readonly SeenLine[]): boolean {
  const counts = new Map(seen.map(({ lineId, count }) => [lineId, count]));
  return lines.every(({ lineId, count }) => count <= (counts.get(lineId) ?? 0));
}
