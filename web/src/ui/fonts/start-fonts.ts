import type { Language } from '@comanda/contract/texts';
import { whenIdle } from '../../lib/lazy/when-idle.ts';
import { fontUrls, makeFaces } from './faces.ts';

const STORAGE_KEY = 'comanda.fonts';
/** By then the first screen is used, also on a slow network. */
const STORE_AFTER_MS = 10_000;

/** What the first screen, when all else has come, waits for its fonts. */
const PATIENCE_MS = 300;

const allUrls = fontUrls.join(' ');

function areStored(): boolean {
  return window.localStorage.getItem(STORAGE_KEY) === allUrls;
}

/** Into the browser's cache, for the next start. */
async function store(): Promise<void> {
  try {
    const answers = await Promise.all(fontUrls.map((url) => fetch(url, { priority: 'low' })));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    if (answers.every(({ ok }) => ok)) window.localStorage.setItem(STORAGE_KEY, allUrls);
  } catch {
    // Without a network the device's own font stays.
  }
}

/** Whether all are loaded before the patience ends. */
async function areLoaded(faces: readonly FontFace[], patienceMs: number): Promise<boolean> {
  return Promise.race([
    Promise.all(faces.map((face) => face.load())).then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => {
      window.setTimeout(resolve, patienceMs, false);
    }),
  ]);
}

/**
 * The fonts of the screens, which never change under the eye: they are here before the first screen, or the visit keeps
 * the device's font. They weigh more than the program of a screen, so a first visit that goes directly to somebody's
 * work (`isWork`) does not ask for them; the next has them. Call the returned function before the first screen is drawn.
 */
export function startFonts({
  isWork,
  language,
}: {
  readonly isWork: boolean;
  readonly language: Language;
}): () => Promise<void> {
  const isStored = areStored();
  if (!isStored) {
    window.setTimeout(() => {
      whenIdle(() => void store());
    }, STORE_AFTER_MS);
    if (isWork) return async () => {};
  }
  const { all, first } = makeFaces(language);
  for (const face of first) face.load().catch(() => undefined);
  return async () => {
    if (!(await areLoaded(first, PATIENCE_MS))) return;
    for (const face of all) document.fonts.add(face);
  };
}
