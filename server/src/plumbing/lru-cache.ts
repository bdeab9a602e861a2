export type LruCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

/**
 * Stores the most recently used entries, at most this many or, with `sizeOf`, of this size together: for keys
 * that come from requests. An entry is measured when it is set.
 */
export function createLruCache<Value>(
  most: number,
  sizeOf: (value: Value) => number = () => 1,
): LruCache<Value> {
  type Entry = { readonly value: Value; readonly size: number };
  const entries = new Map<string, Entry>();
  let total = 0;
  let newest: string | undefined;

  const remove = (key: string, { size }: Entry): void => {
    entries.delete(key);
    total -= size;
  };
  const makeRoom = (): void => {
    for (const [key, entry] of entries) {
      if (total <= most) return;
      remove(key, entry);
    }
  };

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (key !== newest) {
        entries.delete(key);
        entries.set(key, entry);
        newest = key;
      }
      return entry.value;
    },
    set: (key, value) => {
      const old = entries.get(key);
      if (old) remove(key, old);
      const size = sizeOf(value);
      entries.set(key, { value, size });
      newest = key;
      total += size;
      makeRoom();
    },
    delete: (key) => {
      const entry = entries.get(key);
      if (entry) remove(key, entry);
    },
  };
}
