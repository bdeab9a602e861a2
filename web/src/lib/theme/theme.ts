import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'comanda.theme';
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function storedTheme(): Theme | undefined {
  const stored = window.localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

function currentTheme(): Theme {
  return storedTheme() ?? (systemIsDark().matches ? 'dark' : 'light');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = systemIsDark();
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** Applies a stored choice to the page; without one the page follows the system. */
export function applyStoredTheme(): void {
  const stored = storedTheme();
  if (stored) document.documentElement.dataset['theme'] = stored;
}

/** The current theme and the switch to the other one, which is stored. */
export function useTheme(): { readonly theme: Theme; readonly switchTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return {
    theme,
    switchTheme: () => {
      window.localStorage.setItem(STORAGE_KEY, theme === 'dark' ? 'light' : 'dark');
      applyStoredTheme();
      for (const listener of listeners) listener();
    },
  };
}
