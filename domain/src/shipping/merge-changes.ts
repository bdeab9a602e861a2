type Versions<Value> = {
  /** What both began with. */
  readonly before: ReadonlyMap<string, Value>;
  readonly mine: ReadonlyMap<string, Value>;
  readonly theirs: ReadonlyMap<string, Value>;
};

type Merged<Value> = {
  /** Mine where I changed something, else theirs. */
  readonly merged: ReadonlyMap<string, Value>;
  /** What both of us changed, each to something else. */
  readonly conflicts: readonly string[];
};

/**
 * Brings together what two people made of the same things at once, so that neither loses what the
 * other has not touched. Mine come first and in their order, then what the others have added.
 */
export function mergeChanges<Value>(
  { before, mine, theirs }: Versions<Value>,
  isSame: (one: Value, other: Value) => boolean,
): Merged<Value> {
  const isEqual = (one: Value | undefined, other: Value | undefined) =>
    one === undefined || other === undefined ? one === other : isSame(one, other);
  const merged = new Map<string, Value>();
  const conflicts: string[] = [];
  for (const key of new Set([...mine.keys(), ...theirs.keys(), ...before.keys()])) {
    const [was, my, their] = [before.get(key), mine.get(key), theirs.get(key)];
    const isMine = !isEqual(was, my);
    const value = isMine ? my : their;
    if (value !== undefined) merged.set(key, value);
    if (isMine && !isEqual(was, their) && !isEqual(my, their)) conflicts.push(key);
  }
  return { merged, conflicts };
}
