import * as classes from '../markup/classes.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { note } from '../taps/note.ts';

const WORKER = '/pub/_/service-worker.js';

/** Hands to the worker every file that came without it: what has come by now, and what was on its way. */
function keepFiles(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => {
    const missed = list
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0);
    if (missed.length > 0) worker.postMessage(missed.map(({ name }) => name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

async function start(): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(WORKER, { scope: '/pub/' });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  // Not read on this page before its sheet is opened, and without a line it is what brings one.
  const code = [...document.querySelectorAll<HTMLImageElement>(`.${classes.wifiCode} img`)].map(
    ({ src }) => src,
  );
  active.postMessage(isFirstVisit ? [window.location.href, ...code] : code);
  if (isFirstVisit) keepFiles(active);
}

/** Shows a note when the line is gone. */
export function showOffline(info: () => PageInfo): void {
  const tell = (): void => {
    if (!navigator.onLine) note(info().texts.offline);
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
