import { whenIdle } from './in-pauses.ts';
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

/** Keeps the menu that was read readable without a line, and says so when the line is gone. */
export function keepOffline(): void {
  const tell = (): void => {
    if (!navigator.onLine) note(document.body.dataset['offline'] ?? '');
  };
  window.addEventListener('offline', tell);
  tell();
  // On plain http, where venues try things out, there are no workers.
  if (!('serviceWorker' in navigator)) return;
  const begin = (): void => {
    start().catch(() => undefined);
  };
  whenIdle(begin);
}
