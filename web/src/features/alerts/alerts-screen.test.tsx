import type { Alerts, PushDevice } from '@comanda/contract/alerts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal, type FakeCalls } from '../../testing/fakes/fake-api.ts';
import { aPub } from '../../testing/samples/a-pub.ts';
import { deskKey } from '../../product/desk/desk-key.ts';
import { text } from '../../testing/setup/test-texts.ts';
import { russianScreens } from '../../testing/setup/russian-screens.ts';
import { AlertsScreen } from './alerts-screen.tsx';
import { rememberDevice } from './device/remembered-device.ts';

const ALERTS = '/api/company/:companyID/pubs/:pubID/alerts';
const ADD = `POST ${ALERTS}/push-subscriptions` as const;
const REMOVE = `DELETE ${ALERTS}/push-subscriptions/:subscriptionID` as const;
const screens = russianScreens();

/** 65 bytes, as an uncompressed point has. */
const KEY = btoa('k'.repeat(65)).replaceAll('=', '');

const aDevice = (over: Partial<PushDevice> = {}): PushDevice => ({
  id: 4,
  device: 'Chrome, Android',
  is_signed_in: true,
  created_at: '2026-11-20T17:00:00Z',
  last_sent_at: null,
  last_shown_at: null,
  last_failed_at: null,
  last_failure: null,
  ...over,
});
const alertsWith = (over: Partial<Alerts> = {}): Alerts => ({
  push_after_seconds: 30,
  telegram_after_seconds: 60,
  again_after_seconds: 120,
  desks: [],
  is_unheard: false,
  warns_when_unheard: true,
  push_key: KEY,
  devices: [],
  ...over,
});

const bytes = (letters: string) => new TextEncoder().encode(letters).buffer;

/** The browser’s push service: what a test’s window does not have. */
function fakePush({ isSubscribed = false, answer = 'granted', key = 'k'.repeat(65) } = {}) {
  const unsubscribe = vi.fn(async () => true);
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    getKey: (name: string) => bytes(name),
    options: { applicationServerKey: bytes(key) },
    unsubscribe,
  };
  const subscribe = vi.fn(async () => subscription);
  let known = isSubscribed ? subscription : null;
  const registration = {
    active: {},
    pushManager: {
      getSubscription: async () => known,
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        await subscribe();
        expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: KEY });
        known = subscription;
        return subscription;
      },
    },
  };
  const register = vi.fn(async () => registration);
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    register,
    getRegistration: async () => (known ? registration : undefined),
  } as never);
  vi.stubGlobal('Notification', { requestPermission: async () => answer, permission: answer });
  return { subscribe, unsubscribe, register };
}

function open(alerts: Alerts | (() => Alerts), calls: FakeCalls = {}) {
  const api = fakeApi({
    [`GET ${ALERTS}/telegram`]: () => ({
      ok: true,
      telegram: { is_on: false, bot_username: null, chats: [] },
    }),
    [`GET ${ALERTS}`]: () => ({
      ok: true,
      alerts: typeof alerts === 'function' ? alerts() : alerts,
    }),
    ...calls,
  });
  screens.draw(<AlertsScreen pub={aPub()} />);
  return api;
}

const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  await page.viewport(360, 740);
  vi.restoreAllMocks();
});

describe('this device', () => {
  it('shows alerts after one press: asked, subscribed with the key of the server, listed as this one', async () => {
    const push = fakePush();
    let devices: readonly PushDevice[] = [];
    const api = open(() => alertsWith({ devices: [...devices] }), {
      [ADD]: () => {
        const device = aDevice({ id: 12 });
        devices = [device];
        return { ok: true, device };
      },
    });
    await button('Включить здесь').click();
    await expect.element(button('Выключить здесь')).toBeVisible();
    expect(push.register).toHaveBeenCalledWith('/alerts-worker.js', { scope: '/admin/' });
    expect(api.made.find(({ call }) => call.includes('push-subscriptions'))?.body).toMatchObject({
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      p256dh: 'cDI1NmRo',
      auth: 'YXV0aA',
      language: 'ru',
    });
    await expect.element(page.getByText('это', { exact: true })).toBeVisible();
  });

  it('keeps a subscription with the same key, and replaces one of another installation', async () => {
    for (const [key, times] of [
      ['k'.repeat(65), 0],
      ['o'.repeat(65), 1],
    ] as const) {
      const push = fakePush({ isSubscribed: true, key });
      open(alertsWith(), { [ADD]: () => ({ ok: true, device: aDevice() }) });
      await button('Включить здесь').click();
      await vi.waitFor(() => {
        expect(push.register).toHaveBeenCalledOnce();
      });
      await expect.element(button('Включить здесь')).toBeEnabled();
      expect(push.unsubscribe).toHaveBeenCalledTimes(times);
      expect(push.subscribe).toHaveBeenCalledTimes(times);
      screens.unmount();
    }
  });

  it('says how to allow alerts when the browser does not', async () => {
    fakePush({ answer: 'denied' });
    open(alertsWith());
    await button('Включить здесь').click();
    await expect.element(page.getByText(/настройках сайта/)).toBeVisible();
  });

  it('says why the server refused', async () => {
    fakePush();
    open(alertsWith(), {
      [ADD]: () => ({ ...refusal(409, 'device_limit_exceeded'), facts: { limit: 20 } }),
    });
    await button('Включить здесь').click();
    await expect.element(page.getByText(/не больше 20 устройств/)).toBeVisible();
  });

  it('is turned off by one press', async () => {
    fakePush({ isSubscribed: true });
    rememberDevice(7, 4);
    let devices = [aDevice()];
    open(() => alertsWith({ devices }), {
      [REMOVE]: ({ params }) => {
        expect(params.subscriptionID).toBe(4);
        devices = [];
        return { ok: true };
      },
    });
    await button('Выключить здесь').click();
    await expect.element(button('Включить здесь')).toBeVisible();
    await expect.element(page.getByText('Пока ни одного устройства')).toBeVisible();
  });

  it.each([
    ['http', () => vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false), /https/],
    [
      'a browser without push',
      () => vi.stubGlobal('Notification', undefined),
      /Chrome, Edge и Firefox/,
    ],
  ])('offers nothing at %s, and says where it works', async (_, prepare, words) => {
    fakePush();
    prepare();
    if (window.Notification === undefined) Reflect.deleteProperty(window, 'Notification');
    open(alertsWith());
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(button('Включить здесь')).not.toBeInTheDocument();
  });
});

describe('the devices', () => {
  it.each([
    [{}, 'Оповещений ещё не было'],
    [{ last_sent_at: '2026-11-20T17:00:30Z' }, /^Отправлено .*19:00/],
    [
      { last_sent_at: '2026-11-20T17:00:30Z', last_shown_at: '2026-11-20T17:00:32Z' },
      /^Показано .*19:00/,
    ],
    // The last one has not been shown.
    [
      { last_sent_at: '2026-11-20T18:00:30Z', last_shown_at: '2026-11-20T17:00:32Z' },
      /^Отправлено .*20:00/,
    ],
    [
      { last_failed_at: '2026-11-20T17:00:30Z', last_failure: 'silent' },
      /^Не отправлено .*19:00.*служба уведомлений не отвечает/,
    ],
    [{ is_signed_in: false, last_sent_at: '2026-11-20T17:00:30Z' }, /^Вышло из аккаунта/],
  ] as const)('%o: %s', async (over, words) => {
    fakePush();
    open(alertsWith({ devices: [aDevice(over)] }));
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it.each([
    [{ reached: 2, failed: 0 }, /^Отправлено на 2 устройства/],
    [{ reached: 0, failed: 1 }, /^1 устройство недоступно/],
    [{ reached: 0, failed: 0 }, /^Ни одно устройство/],
  ])('a test that answers %o says so', async (test, words) => {
    fakePush();
    open(alertsWith({ devices: [aDevice()] }), {
      [`POST ${ALERTS}/test`]: () => ({ ok: true, test }),
    });
    await button('Проверить').click();
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('a device that could not be removed stays, with the reason', async () => {
    fakePush();
    open(alertsWith({ devices: [aDevice()] }), {
      [REMOVE]: () => refusal(503, 'service_unavailable'),
    });
    await button('Удалить: Chrome, Android').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText('Chrome, Android')).toBeVisible();
  });
});

describe('the times', () => {
  it('are saved with the press, the others as they were', async () => {
    fakePush();
    const api = open(alertsWith(), {
      [`PUT ${ALERTS}`]: ({ body }) => ({ ok: true, alerts: alertsWith(body) }),
    });
    await page.getByLabelText('Оповещение на устройства').selectOptions('через 45 с');
    await expect.element(page.getByText('Сохранено')).toBeVisible();
    expect(api.made.at(-1)?.body).toEqual({
      push_after_seconds: 45,
      telegram_after_seconds: 60,
      again_after_seconds: 120,
    });
  });

  it('are as before when they could not be saved, and offer what another program has set', async () => {
    fakePush();
    open(alertsWith({ push_after_seconds: 77 }), {
      [`PUT ${ALERTS}`]: () => refusal(503, 'service_unavailable'),
    });
    const select = page.getByLabelText('Оповещение на устройства');
    await expect.element(select).toHaveValue('77');
    await select.selectOptions('через 2 мин');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(select).toHaveValue('77');
  });
});

describe('the desks', () => {
  const at = '2026-11-20T16:42:00Z';
  const aDesk = (over: Partial<Alerts['desks'][number]>) => ({
    desk_key: 'k',
    device: 'Chrome, Windows',
    state: 'listening' as const,
    since: at,
    ...over,
  });

  it('are counted in one line and listed with their state, this one marked', async () => {
    fakePush();
    open(
      alertsWith({
        desks: [
          aDesk({ desk_key: deskKey }),
          aDesk({ desk_key: 'b', device: 'Edge, Windows', state: 'silent' }),
          aDesk({ desk_key: 'c', device: 'Chrome, Android', state: 'asleep' }),
          aDesk({ desk_key: 'd', device: 'Safari, iPad', state: 'lost' }),
        ],
      }),
    );
    await expect
      .element(page.getByText('1 экран слушает, 1 без звонка, 2 спят с 18:42'))
      .toBeVisible();
    const time = '20 нояб. 2026 г., 18:42';
    for (const [device, state] of [
      ['Chrome, Windows', 'listening'],
      ['Edge, Windows', 'silent'],
      ['Chrome, Android', 'asleep'],
      ['Safari, iPad', 'lost'],
    ] as const) {
      const row = page.getByRole('listitem').filter({ hasText: device });
      await expect.element(row.getByText(text(`alerts.desk_${state}`, { time }))).toBeVisible();
      const own = row.getByText(text('alerts.is_this'), { exact: true });
      await expect.poll(() => own.elements().length).toBe(device === 'Chrome, Windows' ? 1 : 0);
    }
    await expect.element(page.getByText(text('alerts.unheard'))).not.toBeInTheDocument();
  });

  it('that would not hear an order are a notice that says what to do', async () => {
    fakePush();
    open(alertsWith({ is_unheard: true }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${text('alerts.unheard')} ${text('alerts.unheard_hint')}`);
    await expect.element(page.getByText(text('alerts.desks_none_listening'))).toBeVisible();
  });

  it('are warned of until the switch is off, which is as before when it was not saved', async () => {
    fakePush();
    let isThere = true;
    const api = open(alertsWith(), {
      [`PUT ${ALERTS}/unheard-warning`]: ({ body }) =>
        isThere ? { ok: true, alerts: alertsWith(body) } : refusal(503, 'service_unavailable'),
    });
    const warning = page.getByRole('switch', {
      name: new RegExp(`^${text('alerts.warning')}`),
    });
    await expect.element(warning).toBeChecked();
    await warning.click();
    await expect.element(warning).not.toBeChecked();
    await expect.poll(() => api.made.at(-1)?.body).toEqual({ warns_when_unheard: false });
    isThere = false;
    await warning.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(warning).not.toBeChecked();
  });
});

describe('an iPhone', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Mobile/15E148 Safari/604.1';
  const IPAD =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

  /** A browser that has no push here. */
  function pretend(userAgent: string, { touchPoints = 5, isOnHomeScreen = false } = {}): void {
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(window, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(display-mode: standalone)'
        ? matchMedia(isOnHomeScreen ? 'all' : 'not all')
        : matchMedia(query),
    );
  }

  it.each([
    ['an iPhone', IPHONE, {}, 'alerts.home_screen'],
    ['an iPad, which calls itself a Mac', IPAD, {}, 'alerts.home_screen'],
    ['a Mac', IPAD, { touchPoints: 0 }, 'alerts.unsupported'],
    ['an old iPhone on its home screen', IPHONE, { isOnHomeScreen: true }, 'alerts.unsupported'],
  ] as const)('%s is told what to do', async (_name, userAgent, over, key) => {
    pretend(userAgent, over);
    open(alertsWith());
    await expect.element(page.getByText(text(key))).toBeVisible();
    await expect.element(button('Включить здесь')).not.toBeInTheDocument();
  });
});

it('a page that could not be loaded says why, and loads again', async () => {
  fakePush();
  let isThere = false;
  open(alertsWith(), {
    [`GET ${ALERTS}`]: () =>
      isThere ? { ok: true, alerts: alertsWith() } : refusal(503, 'service_unavailable'),
  });
  const again = button('Попробовать ещё раз');
  await expect.element(again).toBeVisible();
  isThere = true;
  await again.click();
  await expect.element(page.getByRole('heading', { name: 'Это устройство' })).toBeVisible();
});
