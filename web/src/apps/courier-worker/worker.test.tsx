import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteCaches,
  startTestWorker,
  type TestWorker,
} from '../../lib/service-worker/start-test-worker.ts';

const SHELL = '/courier';
const PART = '/assets/second.js';
const CACHE = 'comanda-courier-second';
/** How long the worker waits for a network that does not respond. */
const NETWORK_TIMEOUT_MS = 3000;

let worker: TestWorker;
let pages: { url: string }[] = [];
const skipWaiting = vi.fn(async () => {});

const pageOf = (name: string) =>
  new Response(`<title>${name}</title><script src="/assets/${name}.js"></script>`);
const partOf = (name: string) => new Response(`the program ${name}`);
const second = { [SHELL]: () => pageOf('second'), [PART]: () => partOf('second') };
const brokenBody = () =>
  new ReadableStream({
    pull: (body) => {
      body.error(new TypeError('network error'));
    },
  });
const never = () => new Promise<Response>(() => {});

beforeAll(async () => {
  vi.stubGlobal('COMANDA_SHELL', { version: 'second', files: [PART] });
  worker = await startTestWorker(() => import('./worker.ts'));
});

beforeEach(() => {
  vi.stubGlobal('clients', { matchAll: async () => pages });
  vi.stubGlobal('skipWaiting', skipWaiting);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  skipWaiting.mockClear();
  await deleteCaches();
});

async function install(): Promise<void> {
  worker.connect(second);
  await worker.dispatch('install');
}

const open = async () => (await worker.request('/courier/orders', 'navigate'))?.text();

it('caches the whole program at its installation: without a network it opens from the cache', async () => {
  await install();
  worker.connect({});
  expect(await open()).toContain('<title>second</title>');
  expect(await (await worker.request(PART))?.text()).toBe('the program second');
});

const FOREIGN = 'the page is of another deployment';
it.each([
  ['the page is of another deployment', FOREIGN, { [SHELL]: () => pageOf('third') }],
  ['the page does not load', FOREIGN, { [SHELL]: () => new Response('', { status: 503 }) }],
  ['a part does not load', 'Failed to fetch', { [PART]: () => new Response('', { status: 404 }) }],
])('is not installed while %s', async (_, problem, network) => {
  worker.connect({ ...second, ...network });
  await expect(worker.dispatch('install')).rejects.toThrow(problem);
  worker.connect({});
  await expect(open()).rejects.toThrow('Failed to fetch');
});

it('deletes the caches of earlier deployments once it is active, and no others', async () => {
  for (const name of [CACHE, 'comanda-courier-first', 'comanda-menus-1']) await caches.open(name);
  await worker.dispatch('activate');
  const names = (await caches.keys()).filter((name) => name.startsWith('comanda-'));
  expect(names.toSorted()).toEqual([CACHE, 'comanda-menus-1'].toSorted());
});

describe('a page that is opened', () => {
  it('comes from the network while there is one', async () => {
    await install();
    worker.connect({
      [`${SHELL}/orders`]: () => new Response('<title>newer</title>'),
      [PART]: () => partOf('newer'),
    });
    expect(await open()).toBe('<title>newer</title>');
    // A file whose name contains its hash is not requested again.
    const before = worker.fetched.length;
    expect(await (await worker.request(PART))?.text()).toBe('the program second');
    expect(worker.fetched.length).toBe(before);
  });

  it('comes from the cache while the server is down', async () => {
    await install();
    worker.connect({ [`${SHELL}/orders`]: () => new Response('away', { status: 502 }) });
    expect(await open()).toContain('<title>second</title>');
  });

  it.each([
    ['does not load', () => new Response('', { status: 404 })],
    ['breaks off while it loads', () => new Response(brokenBody())],
  ])('comes from the cache rather than with a part that %s', async (_, part) => {
    await install();
    worker.connect({ [`${SHELL}/orders`]: () => pageOf('third'), '/assets/third.js': part });
    expect(await open()).toContain('<title>second</title>');
  });

  it('comes from the cache when the network has not responded for three seconds', async () => {
    await install();
    worker.connect({ [`${SHELL}/orders`]: never });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const opened = open();
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS);
    expect(await opened).toContain('<title>second</title>');
  });

  it('is the one of another deployment once its parts have loaded', async () => {
    await install();
    worker.connect({
      [`${SHELL}/orders`]: () => pageOf('third'),
      '/assets/third.js': () => partOf('third'),
    });
    expect(await open()).toContain('<title>third</title>');
    expect(worker.fetched.at(-1)).toBe('/assets/third.js');
  });
});

it.each(['/api/courier', '/pub/la-nuc/'])('leaves %s to the browser', (path) => {
  expect(worker.request(path)).toBeUndefined();
});

it.each([
  ['a page of the same program, the only one', PART, ['/courier/orders', '/admin/company'], 1],
  [
    'a page of the same program, with another page open',
    PART,
    ['/courier/orders', '/courier/profile'],
    0,
  ],
  ['a page of another program', '/assets/first.js', ['/courier/orders'], 0],
])('is asked to take over by %s', async (_, script, addresses, times) => {
  pages = addresses.map((path) => ({ url: location.origin + path }));
  await worker.dispatch('message', location.origin + script);
  expect(skipWaiting).toHaveBeenCalledTimes(times);
});
