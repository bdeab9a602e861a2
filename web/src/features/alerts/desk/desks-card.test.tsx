import type { Alerts } from '@comanda/contract/alerts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deskKey } from '../../../product/desk/desk-key.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { someAlerts } from '../../../testing/samples/some-alerts.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { ALERTS, openAlerts } from '../testing/alerts-setup.tsx';

russianScreens();
beforeEach(async () => {
  await page.viewport(360, 740);
  vi.restoreAllMocks();
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
    openAlerts(
      someAlerts({
        desks: [
          aDesk({ desk_key: deskKey }),
          aDesk({ desk_key: 'b', device: 'Edge, Windows', state: 'silent' }),
          aDesk({ desk_key: 'c', device: 'Chrome, Android', state: 'asleep' }),
          aDesk({ desk_key: 'd', device: 'Safari, iPad', state: 'lost' }),
        ],
      }),
    );
    await expect
      .element(page.getByText('Экраны со звонком: 1, без звонка: 1, спят с 18:42: 2'))
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

  it('of which none would ring for an order have a notice that says what to do', async () => {
    openAlerts(someAlerts({ is_unheard: true }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${text('alerts.unheard')} ${text('alerts.unheard_hint')}`);
    await expect
      .element(page.getByText(text('alerts.desks_listening', { count: 0 })))
      .toBeVisible();
  });

  it('are warned of until the switch is off, which is as before when it was not saved', async () => {
    let isThere = true;
    const api = openAlerts(someAlerts(), {
      [`PUT ${ALERTS}/unheard-warning`]: ({ body }) =>
        isThere ? { ok: true, alerts: someAlerts(body) } : refusal(503, 'service_unavailable'),
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
  ] as const)('%s has a hint what to do', async (_name, userAgent, over, key) => {
    pretend(userAgent, over);
    openAlerts(someAlerts());
    await expect.element(page.getByText(text(key))).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Включить здесь' }))
      .not.toBeInTheDocument();
  });
});
