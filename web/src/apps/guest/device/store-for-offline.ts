import * as classes from '../markup/classes.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { isCachedPage } from '../offline/cached-mark.ts';
import { showNote } from '../taps/show-note.ts';

const WORKER = '/pub/_/service-worker.js';

/** Sends to the worker every file that was loaded without it, and every file still loading. */
function cacheMissedFiles(worker: ServiceWorker): void {
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
  // Not loaded before its sheet is opened, but needed most without a network: it joins the pub's Wi-Fi.
  const code = [...document.querySelectorAll<HTMLImageElement>(`.${classes.wifiCode} img`)].map(
    ({ src }) => src,
  );
  active.postMessage(isFirstVisit ? [window.location.href, ...code] : code);
  if (isFirstVisit) cacheMissedFiles(active);
}

/** Shows a note when the device goes offline, and on a page that the worker answered from its cache. */
export function showOffline(info: () => PageInfo): void {
  const show = (): void => showNote(info().texts.offline);
  window.addEventListener('offline', show);
  if (!navigator.onLine || isCachedPage()) show();
}

/** Caches the visited menu for offline use, with every file loaded by then. */
export async function storeForOffline(): Promise<void> {
  // On plain http, as in a pub's trial, there are no workers.
  if (!('serviceWorker' in navigator)) return;
  await start().catch(() => undefined);
}
