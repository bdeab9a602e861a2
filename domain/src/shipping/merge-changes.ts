type Versions<Value> = {
  /** The common base of both. */
  readonly before: ReadonlyMap<string, Value>;
  readonly mine: ReadonlyMap<string, Value>;
  readonly theirs: ReadonlyMap<string, Value>;
};

type Merged<Value> = {
  /** My values where I changed them, else theirs. */
  readonly merged: ReadonlyMap<string, Value>;
  /** Entries that both changed to different values. */
  readonly conflicts: readonly string[];
};

/**
 * Merges the changes of two users to the same entries, so that neither loses an entry that the other did not
 * change. My entries come first and in their order, then those that the other added.
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
