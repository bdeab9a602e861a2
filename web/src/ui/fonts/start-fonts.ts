import { whenIdle } from '../../lib/lazy/when-idle.ts';
import { addFaces, fontUrls } from './faces.ts';

const STORAGE_KEY = 'comanda.fonts';
/** By then the first screen is used, also on a slow network. */
const STORE_AFTER_MS = 10_000;

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

/**
 * The fonts of the screens. They weigh more than the program of a screen: a first visit that goes directly to
 * somebody's work (`isWork`) has the device's font, which does not change under the hand; the next has ours.
 */
export function startFonts({ isWork }: { readonly isWork: boolean }): void {
  const isStored = areStored();
  if (isStored || !isWork) {
    const added = addFaces();
    // Here before the first screen, which is drawn when its texts have come.
    if (isStored) for (const face of added) face.load().catch(() => undefined);
  }
  if (isStored) return;
  window.setTimeout(() => {
    whenIdle(() => void store());
  }, STORE_AFTER_MS);
}
