import { useEffect } from 'react';
import { useAppLinks } from '../../../lib/routes/use-app-links.ts';

const WORKER = '/courier-worker.js';
const SCOPE = '/courier';

/** Only a page of the worker's own deployment sends this message, which lets it replace the previous worker. */
function requestTakeover(waiting: ServiceWorker | null): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (script !== undefined) waiting?.postMessage(script);
}

async function registerWorker(): Promise<void> {
  // The type assumes a secure page; a plain http address has no service worker.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const registration = await container.register(WORKER, { scope: SCOPE });
  requestTakeover(registration.waiting);
  const requestTakeoverOnceInstalled = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') requestTakeover(worker);
    });
  };
  // The update may have been found before the listener was added.
  requestTakeoverOnceInstalled(registration.installing);
  registration.addEventListener('updatefound', () => {
    requestTakeoverOnceInstalled(registration.installing);
  });
}

/** Makes the courier's screens an installable app that opens offline. */
export function useAppShell(): void {
  useEffect(() => {
    // In development the files change all the time: nothing is cached.
    if (!import.meta.env.PROD) return;
    // Without it everything works except opening the app offline.
    registerWorker().catch(() => {});
  }, []);
  useAppLinks('courier-app');
}
