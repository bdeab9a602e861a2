import { note } from './note.ts';

const WORKER = '/pub/_/service-worker.js';

/** What this page was made of so far: the document and every file that came with it. */
function readAddresses(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [window.location.href, ...files];
}

async function start(): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(WORKER, { scope: '/pub/' });
  const { active } = await navigator.serviceWorker.ready;
  // Nobody may have opened it yet, and without a line it is what brings one.
  const code = [...document.querySelectorAll<HTMLImageElement>('.qr img')].map(({ src }) => src);
  active?.postMessage(isFirstVisit ? [...readAddresses(), ...code] : code);
}

/** Says so when the line is gone. */
export function tellOffline(): void {
  const tell = (): void => {
    if (!navigator.onLine) note(document.body.dataset['offline'] ?? '');
  };
  window.addEventListener('offline', tell);
  tell();
}

/** Keeps the menu that was read readable without a line, with every file that has come by then. */
export async function keepOffline(): Promise<void> {
  // On plain http, where venues try things out, there are no workers.
  if (!('serviceWorker' in navigator)) return;
  await start().catch(() => undefined);
}
