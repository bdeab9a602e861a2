import type { WorkerScope } from '../../../lib/service-worker/worker-scope.ts';
import { isImmutableFile, isMenuAddress, cacheKeyOf } from './cache-key.ts';
import { CACHED_MARK } from './cached-mark.ts';

declare const self: WorkerScope;

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

/** The last cached page, in the requested language or else in any. */
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

/** The newest menu from the network; offline the cached one. */
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
  if (Array.isArray(event.data)) event.waitUntil(cacheRead(event.data.map(String)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isMenuAddress(url.pathname)) event.respondWith(readMenu(request));
  else if (isImmutableFile(url)) event.respondWith(readFile(request));
});
