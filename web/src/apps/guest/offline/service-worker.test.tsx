import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  deleteCaches,
  startTestWorker,
  type TestWorker,
} from '../../../lib/service-worker/start-test-worker.ts';
import { passFrames } from '../../../testing/setup/wait-frames.ts';
import { CACHED_MARK } from './cached-mark.ts';

const MENU = '/pub/la-nuc/';

let worker: TestWorker;

beforeAll(async () => {
  worker = await startTestWorker(() => import('./service-worker.ts'));
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteCaches();
});

/** A response with an address, as the network gives it. */
function menuOf(words: string): Response {
  const answer = new Response(words, { headers: { 'content-language': 'ro' } });
  Object.defineProperty(answer, 'url', { value: new URL(MENU, location.href).href });
  answer.clone = () => menuOf(words);
  return answer;
}

it('shows the cached menu after five seconds without an answer', async () => {
  worker.connect({ [MENU]: () => menuOf('the menu') });
  await worker.request(MENU);
  worker.connect({ [MENU]: () => new Promise(() => {}) });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let shown: Response | undefined;
  const answer = worker.request(MENU)?.then((response) => (shown = response));
  await vi.advanceTimersByTimeAsync(4999);
  await passFrames();
  expect(shown).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(await shown?.text()).toBe('the menu');
});

it('marks the menu of its cache, and no other', async () => {
  const markOf = async () =>
    (await worker.request(MENU))?.headers.get('server-timing') ?? undefined;
  worker.connect({ [MENU]: () => menuOf('the menu') });
  expect(await markOf()).toBeUndefined();
  worker.connect({ [MENU]: () => new Response('down', { status: 503 }) });
  expect(await markOf()).toBe(CACHED_MARK);
  worker.connect({ [MENU]: () => Promise.reject(new TypeError('no network')) });
  const cached = await worker.request(MENU);
  expect(cached?.headers.get('content-language')).toBe('ro');
  expect(await cached?.text()).toBe('the menu');
  expect(await markOf()).toBe(CACHED_MARK);
});

it('stores at most 700 files, and removes the oldest', async () => {
  const pathOf = (index: number) => `/pub/_/assets/${index}.js`;
  const paths = Array.from({ length: 701 }, (_, index) => pathOf(index));
  worker.connect(Object.fromEntries(paths.map((path) => [path, () => new Response('a part')])));
  const cache = await caches.open('comanda-files-1');
  const stored = paths.slice(0, 699).map((path) => cache.put(path, new Response('a part')));
  await Promise.all(stored);
  await worker.request(pathOf(699));
  expect(await cache.keys()).toHaveLength(700);
  const [oldest] = await cache.keys();
  await worker.request(pathOf(700));
  expect(await cache.keys()).toHaveLength(700);
  expect(await cache.match(oldest ?? '')).toBeUndefined();
});
