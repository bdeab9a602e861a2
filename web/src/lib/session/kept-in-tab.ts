const PREFIX = 'comanda.kept.';

/** Browsers have room for 5 million characters, for everything of the tab. */
const MAX_LENGTH = 2_500_000;

/** Of this page: another screen of the program finds it here, whether or not it could be stored. */
const held = new Map<string, unknown>();

/** Calls the browser's storage, which may be full or forbidden. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Work of this tab that survives a reload of the page, and ends when its account signs out. */
export const keptInTab = {
  /** What this page has kept. */
  held: (name: string): unknown => held.get(name),
  /** What was kept before the page was reloaded, in the form in which it is stored. */
  stored: (name: string): string | undefined =>
    tryStorage((storage) => storage.getItem(PREFIX + name)) ?? undefined,
  /** Stores the first of the forms that fits. Returns whether one survives a reload. */
  keep: (name: string, value: object, forms: readonly string[]): boolean => {
    keptInTab.drop(name);
    held.set(name, value);
    const form = forms.find(({ length }) => length <= MAX_LENGTH);
    if (form === undefined) return false;
    tryStorage((storage) => {
      storage.setItem(PREFIX + name, form);
    });
    return keptInTab.stored(name) === form;
  },
  drop: (name: string): void => {
    held.delete(name);
    tryStorage((storage) => {
      storage.removeItem(PREFIX + name);
    });
  },
  dropAll: (): void => {
    held.clear();
    tryStorage((storage) => {
      const names = Object.keys(storage);
      for (const name of names) if (name.startsWith(PREFIX)) storage.removeItem(name);
    });
  },
};
