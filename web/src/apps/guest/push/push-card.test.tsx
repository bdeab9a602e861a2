import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { drawOrderPage, orderPageHtml } from '../testing/draw-order-page.ts';
import { type PushedOrder, isPushRemembered, rememberPush } from './order-push.ts';
import { offerPush } from './push-card.ts';

const TOKEN = 'its-token';
const order: PushedOrder = { trackingToken: TOKEN, language: 'ro' };
const ADD = `POST /api/client/orders/${TOKEN}/push-subscriptions`;
const REMOVE = `${ADD}/remove`;
const KEY = btoa('k'.repeat(65)).replaceAll('=', '');
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const bytes = (words: string) => new TextEncoder().encode(words).buffer;

type Reply = () => Response | Promise<Response>;
const ok = () => Response.json({ ok: true, push_key: KEY });
let sent: { readonly name: string; readonly body: unknown }[];
let reply: Reply;
let permission: { now: string; answer: string };
let unsubscribe: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let subscribe: ReturnType<typeof vi.fn>;
let requestPermission: ReturnType<typeof vi.fn>;

/** The browser's own parts, which a test's window does not have. */
function fakeBrowser(knownKey?: string): void {
  const subscriptionOf = (key: string) => ({
    endpoint: ENDPOINT,
    getKey: (name: string) => bytes(name),
    options: { applicationServerKey: bytes(key) },
    unsubscribe: async () => unsubscribe(),
  });
  let known = knownKey === undefined ? null : subscriptionOf(knownKey);
  unsubscribe = vi.fn(async () => {
    known = null;
    return true;
  });
  subscribe = vi.fn(async () => {
    known = subscriptionOf('k'.repeat(65));
    return known;
  });
  const registration = {
    active: {},
    pushManager: { getSubscription: async () => known, subscribe },
  };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    register: async (file: string, { scope }: { scope: string }) => {
      expect([file, scope]).toEqual(['/pub/_/service-worker.js', '/pub/']);
      return registration;
    },
    getRegistration: async () => registration,
  } as never);
  requestPermission = vi.fn(async () => {
    permission.now = permission.answer;
    return permission.answer;
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return permission.now;
    },
    requestPermission,
  });
}

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(() => {
  localStorage.clear();
  sent = [];
  reply = ok;
  permission = { now: 'default', answer: 'granted' };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return ok();
    sent.push({ name: `${method} ${address}`, body: JSON.parse(body as string) });
    return reply();
  });
  fakeBrowser();
  drawOrderPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const button = (key: 'guest.push.offer' | 'guest.push.turn_off') =>
  page.getByRole('button', { name: text(key), exact: true });
const offer = () => button('guest.push.offer');
const turnOff = () => button('guest.push.turn_off');
const problem = () => page.getByRole('alert');

describe('the card of an order', () => {
  it('asks the browser only when it is pressed, and then tells the server where to push', async () => {
    await offerPush(order);
    await expect.element(page.getByText(text('guest.push.offer_hint'))).toBeVisible();
    expect(requestPermission).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
    await offer().click();
    await expect.element(page.getByText(text('guest.push.on'))).toBeVisible();
    await expect.element(turnOff()).toHaveFocus();
    const keys = { p256dh: btoa('p256dh'), auth: btoa('auth').replaceAll('=', '') };
    expect(sent).toEqual([{ name: ADD, body: { endpoint: ENDPOINT, ...keys, language: 'ro' } }]);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: KEY,
    });
    expect(isPushRemembered(TOKEN)).toBe(true);
  });

  it('says how to allow it where the browser refuses, and may be pressed again', async () => {
    permission.answer = 'denied';
    await offerPush(order);
    await offer().click();
    await expect.element(problem()).toHaveTextContent(text('guest.push.denied'));
    expect(sent).toEqual([]);
    permission.answer = 'granted';
    await offer().click();
    await expect.element(turnOff()).toBeVisible();
    await expect.element(problem()).not.toBeInTheDocument();
  });

  it.each([
    ['errors.network_error', async () => Promise.reject(new TypeError('no network'))],
    ['errors.something_went_wrong', () => new Response(null, { status: 502 })],
    [
      'errors.order_is_finished',
      () => Response.json({ ok: false, code: 'order_is_finished' }, { status: 409 }),
    ],
  ] as const)('shows %s, and stays off', async (key, failure) => {
    reply = failure;
    await offerPush(order);
    await offer().click();
    await expect.element(problem()).toHaveTextContent(text(key));
    expect(isPushRemembered(TOKEN)).toBe(false);
    reply = ok;
    await offer().click();
    await expect.element(turnOff()).toBeVisible();
  });

  it('sends once, however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    reply = async () => promise;
    await offerPush(order);
    await offer().click();
    await offer().click();
    await expect.poll(() => sent.length).toBe(1);
    resolve(ok());
    await expect.element(turnOff()).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is turned off for this order alone: the browser stays subscribed', async () => {
    await offerPush(order);
    await offer().click();
    await turnOff().click();
    await expect.element(offer()).toBeVisible();
    expect(sent.at(-1)).toEqual({ name: REMOVE, body: { endpoint: ENDPOINT } });
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(isPushRemembered(TOKEN)).toBe(false);
  });
});

describe('an order that is on', () => {
  beforeEach(() => {
    rememberPush(TOKEN, true);
    permission.now = 'granted';
  });

  it('is renewed when the page opens, in its language', async () => {
    fakeBrowser('k'.repeat(65));
    await offerPush({ ...order, language: 'ru' });
    expect(sent).toMatchObject([{ name: ADD, body: { endpoint: ENDPOINT, language: 'ru' } }]);
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('gets a new subscription where the installation has another key', async () => {
    fakeBrowser('another key');
    await offerPush(order);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(subscribe).toHaveBeenCalledOnce();
    expect(sent).toMatchObject([{ name: ADD }]);
  });

  it('says so when the permission was taken back', async () => {
    permission.now = 'denied';
    await offerPush(order);
    await expect.element(problem()).toHaveTextContent(text('guest.push.denied'));
    await expect.element(offer()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is forgotten at its end, and offered anew if the pub takes that back', async () => {
    await offerPush(order);
    await expect.element(turnOff()).toBeVisible();
    const next = (html: string) =>
      new DOMParser().parseFromString(html, 'text/html').querySelector('#slip') ?? '';
    document.querySelector('#slip')?.replaceWith(next(orderPageHtml({ status: 'completed' })));
    await expect.poll(() => isPushRemembered(TOKEN)).toBe(false);
    document.querySelector('#slip')?.replaceWith(next(orderPageHtml({ status: 'preparing' })));
    await expect.element(offer()).toBeVisible();
  });
});
