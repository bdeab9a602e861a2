/** The part of a browser's storage that the page uses. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: a value that the browser refuses or has no room for is held in memory. */
export function openSafeStorage(browserStorage: () => Storage): SafeStorage {
  const held = new Map<string, string>();
  return {
    getItem: (name) => {
      try {
        return held.get(name) ?? browserStorage().getItem(name);
      } catch {
        return null;
      }
    },
    setItem: (name, value) => {
      try {
        browserStorage().setItem(name, value);
        held.delete(name);
      } catch {
        held.set(name, value);
      }
    },
    removeItem: (name) => {
      held.delete(name);
      try {
        browserStorage().removeItem(name);
      } catch {
        // It was never there.
      }
    },
  };
}

/** For this device, in all tabs. */
export const deviceStorage = openSafeStorage(() => window.localStorage);

/** For this tab, as long as it is open. */
export const tabStorage = openSafeStorage(() => window.sessionStorage);
