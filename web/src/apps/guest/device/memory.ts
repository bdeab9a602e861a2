/** The storage of a page. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: a value that the browser refuses or has no room for is held in memory. */
export function openMemory(storage: () => Storage): Memory {
  const held = new Map<string, string>();
  return {
    getItem: (name) => {
      try {
        return held.get(name) ?? storage().getItem(name);
      } catch {
        return null;
      }
    },
    setItem: (name, value) => {
      try {
        storage().setItem(name, value);
        held.delete(name);
      } catch {
        held.set(name, value);
      }
    },
    removeItem: (name) => {
      held.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // It was never there.
      }
    },
  };
}

/** For this device, in all tabs. */
export const deviceMemory = openMemory(() => window.localStorage);

/** For this tab, as long as it is open. */
export const tabMemory = openMemory(() => window.sessionStorage);
