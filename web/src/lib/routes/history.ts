/** An address of the app, and what its history entry carries. */
export type Location = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Whether "back" leads to another address of the app. */
  readonly hasPrevious: boolean;
};

export type NavigateOptions = {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
};

/** The entries that "back" and "forward" pass through. */
export type AppHistory = {
  readonly current: () => Location;
  readonly write: (to: string, options: NavigateOptions) => void;
  readonly go: (steps: number) => void;
  /** Calls at "back" and "forward"; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** `depth` counts the entries of the app before this one: it survives a reload. */
type Entry = { readonly state: unknown; readonly depth: number };

/** An entry that the browser has made, from a typed address or a `#` link, has no state. */
function currentEntry(): Entry {
  const entry = window.history.state as Partial<Entry> | null;
  return { state: entry?.state ?? null, depth: entry?.depth ?? 0 };
}

/** The history of the browser's tab. */
export const browserHistory: AppHistory = {
  current: () => {
    const { pathname, search, hash } = window.location;
    const { state, depth } = currentEntry();
    return { pathname, search, hash, state, hasPrevious: depth > 0 };
  },
  write: (to, { replace = false, state = null }) => {
    const { depth } = currentEntry();
    const entry: Entry = { state, depth: replace ? depth : depth + 1 };
    if (replace) window.history.replaceState(entry, '', to);
    else window.history.pushState(entry, '', to);
  },
  go: (steps) => {
    window.history.go(steps);
  },
  subscribe: (listener) => {
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
    };
  },
};
