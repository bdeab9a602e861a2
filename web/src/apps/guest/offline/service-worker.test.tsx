import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  deleteCaches,
  startTestWorker,
  type TestWorker,
} from '../../../lib/service-worker/start-test-worker.ts';
import { passFrames } from '../../../testing/actions/on-screen.ts';
import { CACHED_MARK } from './cached-mark.ts';

const MENU = '/pub/la-nuc/';

let worker: TestWorker;

const asset = (name: string) => `/pub/_/assets/${name}`;

beforeAll(async () => {
  vi.stubGlobal('NEXT_STEPS', {
    all: [asset('checkout.js'), asset('choosing.js')],
    ru: [asset('ru.js')],
    ro: [asset('ro.js')],
    en: [asset('en.js')],
  });
  worker = await startTestWorker(() => import('./service-worker.ts'));
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteCaches();
});

/** A response with an address, as the network gives it. */
function menuOf(words: string, path = MENU): Response {
  const answer = new Response(words, { headers: { 'content-language': 'ro' } });
  Object.defineProperty(answer, 'url', { value: new URL(path, location.href).href });
  answer.clone = () => menuOf(words, path);
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

it('stores what its page has loaded without it, and nothing of other servers', async () => {
  const paths = [MENU, asset('page.js')];
  const answers = { [MENU]: () => menuOf('the menu'), [asset('page.js')]: () => new Response('') };
  worker.connect(answers);
  const before = worker.fetched.length;
  const addresses = paths.map((path) => new URL(path, location.href).href);
  await worker.dispatch('message', ['https://tiles.test/pub/_/assets/page.js', ...addresses]);
  expect(worker.fetched.slice(before)).toEqual(paths);
  worker.connect({});
  for (const path of paths) expect((await worker.request(path))?.ok, path).toBe(true);
});

it('stores what the next steps need in the language of the page, once', async () => {
  const terms = '/api/client/pub/7/shipping';
  const files = ['checkout.js', 'choosing.js', 'ru.js', 'ro.js', 'en.js'].map(asset);
  const answers = files.map((file) => [file, () => new Response(file)] as const);
  worker.connect({ ...Object.fromEntries(answers), [terms]: () => menuOf('the zones', terms) });
  const before = worker.fetched.length;
  const message = { language: 'ro', reads: [terms] };
  await worker.dispatch('message', message);
  await worker.dispatch('message', message);
  const wanted = [asset('checkout.js'), asset('choosing.js'), asset('ro.js'), terms];
  expect(worker.fetched.slice(before)).toEqual([...wanted, terms]);
  worker.connect({});
  for (const path of wanted) expect((await worker.request(path))?.ok, path).toBe(true);
  expect(await (await worker.request(asset('checkout.js')))?.text()).toBe(asset('checkout.js'));
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

it('shows the push of an order, and a press goes to its page', async () => {
  const url = 'https://comanda.test/pub/la-nuc/order/token?lang=ro';
  const shown = {
    title: 'Comanda este gata',
    body: 'La Nuc · № 417',
    tag: 'order-417',
    lang: 'ro',
  };
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  const focus = vi.fn(async () => {});
  let pages = [{ url: 'https://comanda.test/pub/la-nuc/', focus }];
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow });
  const message = { web_push: 8030, notification: { ...shown, navigate: url } };
  await worker.dispatch('push', { text: () => JSON.stringify(message) });
  const { title, ...options } = shown;
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(title, {
    ...options,
    renotify: true,
    requireInteraction: false,
    data: { url },
  });
  const press = () =>
    worker.dispatch('notificationclick', undefined, { data: { url }, close: () => {} });
  await press();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(url);
  pages = [{ url: 'https://comanda.test/pub/la-nuc/order/token', focus }];
  await press();
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
});
