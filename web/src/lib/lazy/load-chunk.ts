import { reloadGate } from '../live/reload-gate.ts';
import { ChunkLoader } from './chunk-loader.ts';
import { reloadStyles, recordFailedStyles } from './failed-styles.ts';
import { programName } from './program-name.ts';

const STORAGE_KEY = 'comanda.reloaded_for';

async function servedProgram(): Promise<string | undefined> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok ? programName(await page.text()) : undefined;
  } catch {
    return undefined;
  }
}

recordFailedStyles();

const loader = new ChunkLoader({
  wait: (ms) =>
    new Promise((resolve) => {
      window.setTimeout(resolve, ms);
    }),
  servedProgram,
  runningProgram: () =>
    document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined,
  repair: reloadStyles,
  hasUnsaved: reloadGate.hasUnsaved,
  reload: () => {
    window.location.reload();
  },
  reloadedFor: () => window.sessionStorage.getItem(STORAGE_KEY),
  storeReloadedFor: (program) => {
    window.sessionStorage.setItem(STORAGE_KEY, program);
  },
});

export const loadChunk = loader.load;
