import type { PushScope } from '../../../lib/push/push-scope.ts';
import { showPushes } from '../../../lib/push/show-pushes.ts';
import type { WorkerScope } from '../../../lib/service-worker/worker-scope.ts';
import type { NextSteps } from '../build/next-steps-plugin.ts';
import { isImmutableFile, isMenuAddress, isPubRead, cacheKeyOf } from './cache-key.ts';
import { CACHED_MARK } from './cached-mark.ts';

declare const self: WorkerScope & PushScope;
declare const NEXT_STEPS: NextSteps;

/** The build writes it here. */
const nextSteps = NEXT_STEPS;

const MENUS = 'comanda-menus-1';
const FILES = 'comanda-files-1';
/** Pictures of about three menus; the oldest entries are removed first. */
const MOST_FILES = 700;
/** After this time on a stalled connection, the cached menu is better than a white page. */
const SLOW_MS = 5000;

async function cacheMenu(answer: Response): Promise<void> {
  const cache = await caches.open(MENUS);
  await cache.put(cacheKeyOf(answer.url, answer.headers.get('content-language')), answer);
}

/** What was cached last, in the requested language or else in any. */
async function findCachedMenu(address: string): Promise<Response | undefined> {
  const cache = await caches.open(MENUS);
  const { pathname, searchParams } = new URL(address);
  const exact = await cache.match(cacheKeyOf(address, searchParams.get('lang')));
  if (exact) return exact;
  const key = (await cache.keys()).findLast(({ url }) => new URL(url).pathname === pathname);
  return key && cache.match(key);
}

/** The last cached page, marked as cached: on a Wi-Fi without internet the browser says that it is online. */
async function cachedMenu(address: string): Promise<Response | undefined> {
  const found = await findCachedMenu(address);
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set('server-timing', CACHED_MARK);
  return new Response(found.body, { status: found.status, headers });
}

/** The newest menu, or what else is read of a pub, from the network; offline the cached one. */
async function readMenu(request: Request): Promise<Response> {
  const fetched = fetch(request).then(async (answer) => {
    if (answer.ok) await cacheMenu(answer.clone());
    // A server that is down is treated as offline.
    if (answer.status >= 500) return (await cachedMenu(request.url)) ?? answer;
    return answer;
  });
  const slow = new Promise<undefined>((resolve) => {
    setTimeout(resolve, SLOW_MS, undefined);
  });
  try {
    return (
      (await Promise.race([fetched, slow])) ?? (await cachedMenu(request.url)) ?? (await fetched)
    );
  } catch (error) {
    const cached = await cachedMenu(request.url);
    if (cached) return cached;
    throw error;
  }
}

/** Cached permanently after the first request. */
async function readFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const files = await cache.keys();
    for (const old of files.slice(0, Math.max(0, files.length - MOST_FILES)))
      await cache.delete(old);
  }
  return answer;
}

/** The page that registered this worker was loaded without it: page and files are loaded once more, mostly from the HTTP cache. */
async function cacheRead(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address);
    if (url.origin !== self.location.origin) continue;
    if (isMenuAddress(url.pathname)) await readMenu(new Request(address));
    else if (isImmutableFile(url)) await readFile(new Request(address));
  }
}

/** From the page, when it is idle. */
export type NextStepsMessage = {
  readonly language: keyof NextSteps;
  /** The addresses that the next steps read. */
  readonly reads: readonly string[];
};

/** One after another: a slow line stays free for what the guest opens meanwhile. A file that fails is read by a later visit. */
async function cacheNextSteps({ language, reads }: NextStepsMessage): Promise<void> {
  for (const file of [...nextSteps.all, ...nextSteps[language]]) {
    await readFile(new Request(file, { priority: 'low' }));
  }
  for (const address of reads) await readMenu(new Request(address, { priority: 'low' }));
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => /^comanda-(menus|files)-/.test(name));
    for (const name of old) if (name !== MENUS && name !== FILES) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});
self.addEventListener('message', (event) => {
  const { data } = event;
  event.waitUntil(
    Array.isArray(data) ? cacheRead(data.map(String)) : cacheNextSteps(data as NextStepsMessage),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isMenuAddress(url.pathname) || isPubRead(url.pathname)) event.respondWith(readMenu(request));
  else if (isImmutableFile(url)) event.respondWith(readFile(request));
});
// Here, since there is one worker for the pages of guests.
showPushes(self, { requireInteraction: false });
