import { orderTypeTable } from '@comanda/domain/orders';
import { addressOf } from '../calls/address-of.ts';
import * as classes from '../markup/classes.ts';
import type { PageInfo } from '../markup/page-info.ts';
import type { NextStepsMessage } from './service-worker.ts';
import { OPTIONS } from '../basket/dish-on-card.ts';
import { GUEST_WORKER_FILE, GUEST_WORKER_SCOPE } from './guest-worker.ts';

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

/** What the islands read: of dishes with options or a declared content, and for deliveries. */
function readsOf({ pubId: pubID, urlName, language, orderTypes, hasFood }: PageInfo): string[] {
  const menu = addressOf('GET /api/client/pub/:pubUrlName', { pubUrlName: urlName }, { language });
  return [
    ...(hasFood || document.querySelector(OPTIONS) ? [menu] : []),
    ...(orderTypes.some((type) => orderTypeTable.needsAddress[type])
      ? [
          addressOf('GET /api/client/pub/:pubID/shipping', { pubID }),
          addressOf('GET /api/client/pub/:pubID/preorder', { pubID }),
        ]
      : []),
  ];
}

/** Who pays for every byte loads only what is opened. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

/** Stores what the guest may open next in the shown language: the basket, the options of a dish, the account. */
export async function storeNextSteps(info: PageInfo): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData() || info.orderTypes.length === 0) return;
  const { active } = await navigator.serviceWorker.ready;
  const message: NextStepsMessage = { language: info.language, reads: readsOf(info) };
  active?.postMessage(message);
}

async function start(): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(GUEST_WORKER_FILE, { scope: GUEST_WORKER_SCOPE });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  // Not loaded before its sheet is opened, but needed most without a network: it joins the pub's Wi-Fi.
  const code = [...document.querySelectorAll<HTMLImageElement>(`.${classes.wifiCode} img`)].map(
    ({ src }) => src,
  );
  active.postMessage(isFirstVisit ? [window.location.href, ...code] : code);
  if (isFirstVisit) cacheMissedFiles(active);
}

/** Caches the visited menu for offline use, with every file loaded by then. */
export async function storeForOffline(): Promise<void> {
  // On plain http, as in a pub's trial, there are no workers.
  if (!('serviceWorker' in navigator)) return;
  await start().catch(() => undefined);
}
