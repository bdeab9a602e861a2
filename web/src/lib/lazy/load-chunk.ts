import { ChunkLoader } from './chunk-loader.ts';
import { reloadStyles, watchStyles } from './failed-styles.ts';
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

watchStyles();

const loader = new ChunkLoader({
  wait: (ms) =>
    new Promise((resolve) => {
      window.setTimeout(resolve, ms);
    }),
  servedProgram,
  runningProgram: () =>
    document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined,
  mend: reloadStyles,
  reload: () => {
    window.location.reload();
  },
  remembered: () => window.sessionStorage.getItem(STORAGE_KEY),
  remember: (program) => {
    window.sessionStorage.setItem(STORAGE_KEY, program);
  },
});

export const loadChunk = loader.load;
