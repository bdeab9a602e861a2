import type { Alerts, PushDevice } from '@comanda/contract/alerts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../testing/fakes/fake-api.ts';
import { aPushDevice, someAlerts } from '../../testing/samples/some-alerts.ts';
import { russianScreens } from '../../testing/setup/russian-screens.ts';
import { rememberDevice } from './device/this-device.ts';
import { ALERTS, openAlerts } from './testing/alerts-setup.tsx';
import { eventually } from '../../testing/actions/eventually.ts';

const ADD = `POST ${ALERTS}/push-subscriptions` as const;
const REMOVE = `DELETE ${ALERTS}/push-subscriptions/:subscriptionID` as const;
russianScreens();

/** 65 bytes, as an uncompressed point has. */
const KEY = btoa('k'.repeat(65)).replaceAll('=', '');

const alertsWith = (over: Partial<Alerts> = {}): Alerts => someAlerts({ push_key: KEY, ...over });

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

const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  await page.viewport(360, 740);
  vi.restoreAllMocks();
});

describe('this device', () => {
  it('shows alerts after one press: asked, subscribed with the key of the server, listed as this one', async () => {
    const push = fakePush();
    let devices: readonly PushDevice[] = [];
    const api = openAlerts(() => alertsWith({ devices: [...devices] }), {
      [ADD]: () => {
        const device = aPushDevice({ id: 12 });
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

  it.each([
    ['keeps a subscription with the same key', 'k'.repeat(65), 0],
    ['replaces the subscription of another installation', 'o'.repeat(65), 1],
  ] as const)('%s', async (_name, key, times) => {
    const push = fakePush({ isSubscribed: true, key });
    openAlerts(alertsWith(), { [ADD]: () => ({ ok: true, device: aPushDevice() }) });
    await button('Включить здесь').click();
    await eventually(() => {
      expect(push.register).toHaveBeenCalledOnce();
    });
    await expect.element(button('Включить здесь')).toBeEnabled();
    expect(push.unsubscribe).toHaveBeenCalledTimes(times);
    expect(push.subscribe).toHaveBeenCalledTimes(times);
  });

  it('says how to allow alerts when the browser does not', async () => {
    fakePush({ answer: 'denied' });
    openAlerts(alertsWith());
    await button('Включить здесь').click();
    await expect.element(page.getByText(/настройках сайта/)).toBeVisible();
  });

  it('says why the server refused', async () => {
    fakePush();
    openAlerts(alertsWith(), {
      [ADD]: () => ({ ...refusal(409, 'device_limit_exceeded'), facts: { limit: 20 } }),
    });
    await button('Включить здесь').click();
    await expect.element(page.getByText(/не больше 20 устройств/)).toBeVisible();
  });

  it('is turned off by one press', async () => {
    fakePush({ isSubscribed: true });
    rememberDevice(7, 4);
    let devices = [aPushDevice()];
    openAlerts(() => alertsWith({ devices }), {
      [REMOVE]: ({ params }) => {
        expect(params.subscriptionID).toBe(4);
        devices = [];
        return { ok: true };
      },
    });
    await button('Выключить здесь').click();
    await expect.element(button('Включить здесь')).toBeVisible();
    await expect.element(page.getByText(/^Когда экран заказов закрыт/)).toBeVisible();
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
    openAlerts(alertsWith());
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
    [{ is_signed_in: false, last_sent_at: '2026-11-20T17:00:30Z' }, /^Вышли из аккаунта/],
  ] as const)('%o: %s', async (over, words) => {
    fakePush();
    openAlerts(alertsWith({ devices: [aPushDevice(over)] }));
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it.each([
    [{ reached: 2, failed: 0 }, /^Отправлено на 2 устройства/],
    [{ reached: 0, failed: 1 }, /^На 1 устройство не дошло/],
    [{ reached: 0, failed: 0 }, /^Не дошло ни на одно/],
  ])('a test that answers %o says so', async (test, words) => {
    fakePush();
    openAlerts(alertsWith({ devices: [aPushDevice()] }), {
      [`POST ${ALERTS}/test`]: () => ({ ok: true, test }),
    });
    await button('Отправить пробное').click();
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('a device that could not be removed stays, with the reason', async () => {
    fakePush();
    openAlerts(alertsWith({ devices: [aPushDevice()] }), {
      [REMOVE]: () => refusal(503, 'service_unavailable'),
    });
    await button('Действия: Chrome, Android').click();
    await button('Удалить').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText('Chrome, Android')).toBeVisible();
  });
});

describe('the times', () => {
  it('are saved with the press, the others as they were', async () => {
    fakePush();
    const api = openAlerts(alertsWith(), {
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
    openAlerts(alertsWith({ push_after_seconds: 77 }), {
      [`PUT ${ALERTS}`]: () => refusal(503, 'service_unavailable'),
    });
    const select = page.getByLabelText('Оповещение на устройства');
    await expect.element(select).toHaveValue('77');
    await select.selectOptions('через 2 мин');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(select).toHaveValue('77');
  });
});

it('a page that could not be loaded says why, and loads again', async () => {
  fakePush();
  let isThere = false;
  openAlerts(alertsWith(), {
    [`GET ${ALERTS}`]: () =>
      isThere ? { ok: true, alerts: alertsWith() } : refusal(503, 'service_unavailable'),
  });
  const again = button('Попробовать ещё раз');
  await expect.element(again).toBeVisible();
  isThere = true;
  await again.click();
  await expect.element(page.getByRole('heading', { name: 'Это устройство' })).toBeVisible();
});
