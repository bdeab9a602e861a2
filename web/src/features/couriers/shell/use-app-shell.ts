import { useEffect } from 'react';
import { useLanguage } from '../../../lib/i18n/use-text.ts';

const WORKER = '/courier-worker.js';
const SCOPE = '/courier';

/** A page of the worker's own deployment tells it so; only then may it put away the one before. */
function greet(waiting: ServiceWorker | null): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (script !== undefined) waiting?.postMessage(script);
}

async function registerWorker(): Promise<void> {
  // The type knows only secure pages; a plain http address has none and works without.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const registration = await container.register(WORKER, { scope: SCOPE });
  greet(registration.waiting);
  const greetOnceInstalled = (coming: ServiceWorker | null): void => {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') greet(coming);
    });
  };
  // The browser may have found it before anybody listened.
  greetOnceInstalled(registration.installing);
  registration.addEventListener('updatefound', () => {
    greetOnceInstalled(registration.installing);
  });
}

function linked(rel: string, href: string): () => void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return () => {
    link.remove();
  };
}

/** Makes the courier's screens an app: kept on the phone, and put on its home screen by whoever wants. */
export function useAppShell(): void {
  const language = useLanguage();
  useEffect(() => {
    // What is being developed changes with every key: nothing of it is kept.
    if (!import.meta.env.PROD) return;
    // Without it everything works but the opening without a line.
    registerWorker().catch(() => {});
  }, []);
  useEffect(() => {
    const takeAway = [
      linked('manifest', `/courier-app/${language}.webmanifest`),
      linked('apple-touch-icon', '/courier-app/icon-192.png'),
    ];
    return () => {
      for (const take of takeAway) take();
    };
  }, [language]);
}
