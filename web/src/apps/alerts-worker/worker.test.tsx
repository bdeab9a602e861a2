import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestWorker, type TestWorker } from '../../lib/service-worker/start-test-worker.ts';

const url = 'https://comanda.test/admin/pub/7/orders';
const message = {
  web_push: 8030,
  notification: {
    title: 'Comanda #417 · masa 7',
    body: 'La Nuc: nimeni nu a deschis-o de 30 de secunde',
    tag: 'order-417',
    lang: 'ro',
    navigate: url,
    data: { report: '/api/push/token/shown' },
  },
};

let worker: TestWorker;
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});

beforeAll(async () => {
  worker = await startTestWorker(() => import('./worker.ts'));
});
beforeEach(() => {
  vi.stubGlobal('registration', { showNotification });
  worker.connect({ '/api/push/token/shown': () => Response.json({ ok: true }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const push = (text: string) => worker.dispatch('push', { text: () => text });
const fetched = () => worker.fetched.length;

it('shows an alert, and reports that it did', async () => {
  const before = fetched();
  await push(JSON.stringify(message));
  const { title, body, tag, lang } = message.notification;
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(title, {
    body,
    tag,
    lang,
    renotify: true,
    requireInteraction: true,
    data: { url },
  });
  expect(worker.fetched.slice(before)).toEqual(['/api/push/token/shown']);
});

it('shows it also while the report does not get through', async () => {
  worker.connect({});
  await push(JSON.stringify(message));
  expect(showNotification).toHaveBeenCalledOnce();
});

it.each(['', 'no JSON', '{}', '{"notification":{"title":"Spam","navigate":"nowhere"}}', 'null'])(
  'ignores the message %s',
  async (text) => {
    await push(text);
    expect(showNotification).not.toHaveBeenCalled();
  },
);

it('a press opens the desk, or goes to the one that is open', async () => {
  const focus = vi.fn(async () => {});
  let pages = [{ url: 'https://comanda.test/admin/company', focus }];
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow });
  const close = vi.fn();
  const press = () => worker.dispatch('notificationclick', undefined, { data: { url }, close });
  await press();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(url);
  pages = [...pages, { url: `${url}?order=1`, focus }];
  await press();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledTimes(2);
});
