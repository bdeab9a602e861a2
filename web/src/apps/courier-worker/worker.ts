import type { WorkerScope } from '../../lib/service-worker/worker-scope.ts';
import { partsOfShell } from './parts-of-shell.ts';
import { routeRequest } from './route-request.ts';

type ShellWorker = WorkerScope & {
  /** Prepended to this program by the server: the files of one deployment. */
  readonly COMANDA_SHELL: { readonly version: string; readonly files: readonly string[] };
};

// Caches the program of the courier's screens on the phone, so that it opens offline. Each
// deployment has a cache of its own that is filled completely or not at all: a page never mixes the
// parts of two.
declare const self: ShellWorker;
const { version, files } = self.COMANDA_SHELL;

const PREFIX = 'comanda-courier-';
const CACHE = PREFIX + version;
const SHELL = '/courier';
/** On a bad connection the previous page opens rather than none. */
const NETWORK_TIMEOUT_MS = 3000;

const foreignParts = async (shell: Response): Promise<string[]> =>
  partsOfShell(await shell.clone().text()).filter((part) => !files.includes(part));

// Without the browser's HTTP cache, which may have the page of the previous deployment.
const uncached = (file: string): Request => new Request(file, { cache: 'no-cache' });

async function cacheAll(): Promise<void> {
  const shell = await fetch(uncached(SHELL));
  // While two deployments run behind one address, the page may belong to the other one.
  const isOwn = shell.ok && (await foreignParts(shell)).length === 0;
  if (!isOwn) throw new Error('the page is of another deployment; the browser will look again');
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map(uncached));
  await cache.put(SHELL, shell);
}

async function deleteOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function cached(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request);
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error('late'));
    }, NETWORK_TIMEOUT_MS);
  });
}

/** To its last byte: the page then finds it in the browser's HTTP cache if the network fails meanwhile. */
async function fetchPart(part: string): Promise<void> {
  if (await caches.match(part)) return;
  const answer = await fetch(part);
  if (!answer.ok) throw new Error(`${part} did not come`);
  await answer.arrayBuffer();
}

/** A page without its parts stays empty: one of another deployment counts only when they are loaded. */
async function withParts(shell: Response): Promise<Response> {
  await Promise.all((await foreignParts(shell)).map(fetchPart));
  return shell;
}

/** From the network while there is one, so that a new deployment shows at once; else from the cache. */
async function fromNetworkFirst(
  request: Request,
  name: Request | string,
  whole: (answer: Response) => Promise<Response> = async (answer) => answer,
): Promise<Response> {
  const fetched = fetch(request);
  try {
    const answer = await Promise.race([fetched.then(whole), late()]);
    // A proxy before a failed server returns an error page: the cached page is better.
    if (answer.status < 500) return answer;
    return (await cached(name)) ?? answer;
  } catch {
    return (await cached(name)) ?? fetched;
  }
}

/** Its name changes with its content: a cached copy, of any deployment, equals the one on the network. */
async function fromPhoneFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * A page that runs the program of this same deployment asks to be served by it. While another page is
 * open, which may still need the previous parts, this worker keeps waiting.
 */
async function takeOver(script: string): Promise<void> {
  if (!files.includes(new URL(script).pathname)) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const couriers = pages.filter(({ url }) => new URL(url).pathname.startsWith(SHELL));
  if (couriers.length <= 1) await self.skipWaiting();
}

self.addEventListener('install', (event) => {
  event.waitUntil(cacheAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOthers());
});

self.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(takeOver(event.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = routeRequest(request, self.location.origin);
  if (strategy === 'shell') event.respondWith(fromNetworkFirst(request, SHELL, withParts));
  else if (strategy === 'texts') event.respondWith(fromNetworkFirst(request, request));
  else if (strategy === 'part') event.respondWith(fromPhoneFirst(request));
});
