import type { AppHistory, Location } from '../../lib/routes/history.ts';

/** A history of its own for each screen that a test draws: the test page keeps its address. */
export function memoryHistory(address: string): AppHistory {
  let index = 0;
  let entries = [entryOf(address, null)];
  const listeners = new Set<() => void>();
  const current = (): Location => {
    const entry = entries[index];
    if (!entry) throw new Error(`there is no history entry ${index}`);
    return { ...entry, hasPrevious: index > 0 };
  };
  return {
    current,
    write: (to, { replace = false, state = null }) => {
      if (!replace) index += 1;
      const kept = replace ? entries.slice(index + 1) : [];
      entries = [...entries.slice(0, index), entryOf(to, state), ...kept];
    },
    go: (steps) => {
      index += steps;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function entryOf(address: string, state: unknown): Omit<Location, 'hasPrevious'> {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return { pathname, search, hash, state };
}
