/** A stored line of an order, as far as an edit has to recognise it. */
export type StoredLine = {
  readonly lineId: number;
  readonly dishId: number;
  readonly count: number;
  /** Equal for lines of one dish with the same choices and note. */
  readonly key: string;
};

/** A line of an edit. Without `lineId` and `key` it names a dish only, as clients from before the options do. */
export type EditedLine = {
  readonly lineId?: number | undefined;
  readonly dishId: number;
  readonly count: number;
  readonly key?: string | undefined;
};

/** What an edited line is: a stored line, or a new one. */
export type MatchedLine<Edited extends EditedLine> = {
  readonly edited: Edited;
  readonly lineId: number | undefined;
  readonly count: number;
};

type Outcome<Edited extends EditedLine> =
  | { readonly ok: true; readonly lines: readonly MatchedLine<Edited>[] }
  | {
      readonly ok: false;
      readonly reason: 'unknown_line' | 'line_is_ambiguous';
      readonly dishIds: readonly number[];
    };

const sumOf = (lines: readonly { readonly count: number }[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

const countsOf = (lines: readonly { readonly count: number }[]): string =>
  lines
    .map(({ count }) => count)
    .toSorted((a, b) => a - b)
    .join();

/** The stored lines whose deletion leaves these counts; of lines with equal counts it is unclear which is meant. */
function withoutOne(
  stored: readonly StoredLine[],
  edited: readonly EditedLine[],
): readonly StoredLine[] | undefined {
  const fitting = stored.filter(
    (line) => countsOf(stored.filter((other) => other !== line)) === countsOf(edited),
  );
  const [line] = fitting;
  return fitting.length === 1 && line ? stored.filter((other) => other !== line) : undefined;
}

/** What the lines of an edit that name only this dish mean; undefined when it is unclear. */
function matchDish<Edited extends EditedLine>(
  stored: readonly StoredLine[],
  edited: readonly Edited[],
): readonly MatchedLine<Edited>[] | undefined {
  const [first] = edited;
  if (!first) return [];
  const toStored = (lines: readonly StoredLine[]) =>
    lines.map(({ lineId, count }) => ({ edited: first, lineId, count }));
  if (stored.length === 0) return [{ edited: first, lineId: undefined, count: sumOf(edited) }];
  if (sumOf(stored) === sumOf(edited)) return toStored(stored);
  const [only, ...others] = stored;
  if (only && others.length === 0) {
    return [{ edited: first, lineId: only.lineId, count: sumOf(edited) }];
  }
  const left = withoutOne(stored, edited);
  return left && toStored(left);
}

/**
 * Finds the stored line of each edited line: by its id; by its choices and note; or, where an edit names only a dish,
 * by what is unambiguous. What is not is refused, so that no edit changes another line than the one that was meant.
 */
export function matchLines<Edited extends EditedLine>(
  stored: readonly StoredLine[],
  edited: readonly Edited[],
): Outcome<Edited> {
  const free = new Map(stored.map((line) => [line.lineId, line]));
  const matched = new Map<Edited, readonly MatchedLine<Edited>[]>();
  for (const line of edited) {
    if (line.lineId === undefined) continue;
    if (free.get(line.lineId)?.dishId !== line.dishId) {
      return { ok: false, reason: 'unknown_line', dishIds: [line.dishId] };
    }
    free.delete(line.lineId);
    matched.set(line, [{ edited: line, lineId: line.lineId, count: line.count }]);
  }
  for (const line of edited) {
    if (line.lineId !== undefined || line.key === undefined) continue;
    const same = [...free.values()].find(
      ({ dishId, key }) => dishId === line.dishId && key === line.key,
    );
    if (same) free.delete(same.lineId);
    matched.set(line, [{ edited: line, lineId: same?.lineId, count: line.count }]);
  }
  const byDish = Map.groupBy(
    edited.filter((line) => !matched.has(line)),
    ({ dishId }) => dishId,
  );
  const ambiguous: number[] = [];
  for (const [dishId, lines] of byDish) {
    const meant = matchDish(
      [...free.values()].filter((line) => line.dishId === dishId),
      lines,
    );
    if (!meant) ambiguous.push(dishId);
    const [first, ...others] = lines;
    if (first && meant) matched.set(first, meant);
    for (const other of others) matched.set(other, []);
  }
  if (ambiguous.length > 0) return { ok: false, reason: 'line_is_ambiguous', dishIds: ambiguous };
  return { ok: true, lines: edited.flatMap((line) => matched.get(line) ?? []) };
}
