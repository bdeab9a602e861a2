import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import type { Pub } from '@comanda/contract/pubs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { openApp } from '../../../testing/setup/open-app.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';

startTestTexts('ru');

const company = { id: 3, tariff: 'pro', name: 'La Nuc SRL', email: 'a@b.md', phone: '' } as const;
const PUB = '/api/company/:companyID/pubs/:pubID';
const MINUTE_MS = 60_000;
const NOT_PAUSED = { delivery: null, in_place: null, pick_up: null };

let close: () => Promise<void> = () => Promise.resolve();
beforeEach(() => page.viewport(360, 740));
afterEach(async () => {
  await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** The desk of a pub that serves tables and delivers, with a server that stores pauses. */
async function open(first: Partial<Pub> = {}, isRefusing = false) {
  const shipping = aShipping({ available: true });
  let pub = aPub({ shipping, lat: 47, lng: 28.8, has_in_place_order: true, ...first });
  const set = (change: Partial<Pub>) => {
    pub = { ...pub, ...change };
  };
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  const api = fakeApi({
    'GET /api/company': () => ({ ok: true, company }),
    'GET /api/company/:companyID/pubs': () => ({ ok: true, pubs: [pub] }),
    [`GET ${PUB}`]: () => ({ ok: true, pub }),
    [`PUT ${PUB}/pause`]: ({ body: { order_types: types, until } }) => {
      if (isRefusing) return refusal(400, 'validation_error');
      const ends = Object.fromEntries(types.map((type) => [type, until]));
      set({ paused_until: { ...pub.paused_until, ...ends } });
      return { ok: true, pub };
    },
    [`PUT ${PUB}/busy`]: ({ body: { minutes, until } }) => {
      set({ busy_minutes: until === null ? 0 : minutes, busy_until: until });
      return { ok: true, pub };
    },
  });
  close = openApp('/admin/pub/7/orders');
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [anOrder({ id: 2 })] });
  const sent = () => api.made.filter(({ call }) => /\/(pause|busy)$/.test(call));
  return { sockets, set, sent };
}

const control = page.getByRole('banner').getByRole('button', { name: text('pubs.pausing') });
const bar = page.getByRole('complementary', { name: text('pubs.pausing') });
const popup = page.getByRole('dialog', { name: text('pubs.pausing') });
const pauses = popup.getByRole('group', { name: text('pubs.pause'), exact: true });
const busy = popup.getByRole('group', { name: text('pubs.busy'), exact: true });
const choice = (name: string | RegExp) => popup.getByRole('button', { name });

it('two presses pause every order for 30 minutes, and one takes orders again', async () => {
  const { sent } = await open();
  await control.click();
  await pauses.getByRole('button', { name: /^30 мин/ }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(bar.getByText(text('pubs.paused_all'))).toBeVisible();
  const [{ body } = { body: undefined }] = sent();
  const { order_types: types, until } = body as { order_types: string[]; until: string };
  expect(types.toSorted()).toEqual(['delivery', 'in_place', 'pick_up']);
  expect(Math.abs(Date.parse(until) - Date.now() - 30 * MINUTE_MS)).toBeLessThan(MINUTE_MS);

  await bar
    .getByRole('button', { name: `${text('pubs.end_pause')} (${text('pubs.paused_all')})` })
    .click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent().at(-1)?.body).toMatchObject({ until: null });
});

it('pauses one order type until it is ended by hand, beside a pause of the other', async () => {
  const { sent } = await open({
    paused_until: { delivery: null, in_place: after(20), pick_up: null },
  });
  await control.click();
  await expect.element(popup.getByText(text('pubs.paused_in_place'))).toBeVisible();
  await choice(text('pubs.pause_delivery')).click();
  await choice(text('pubs.until_ended')).click();
  await expect.element(bar.getByText(text('pubs.paused_delivery'))).toBeVisible();
  await expect.element(bar.getByText(text('pubs.paused_in_place'))).toBeVisible();
  expect(sent()[0]?.body).toEqual({ order_types: ['delivery'], until: UNTIL_SWITCHED_BACK });
});

it('a busy pub promises later with one tap, until it is ended', async () => {
  const { sent } = await open({ usual_minutes_delivery: 30 });
  await control.click();
  await choice('+45').click();
  await busy.getByRole('button', { name: /^1 ч/ }).click();
  const accept = (minutes: number) =>
    page.getByRole('button', { name: `${text('orders.accept_with_time', { minutes })} #2` });
  await expect.element(accept(75)).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({ minutes: 45 });
  await bar.getByRole('button', { name: new RegExp(`^${text('pubs.end_busy')}`) }).click();
  await expect.element(accept(30)).toBeVisible();
});

it('another screen shows the pause as soon as the desk is told', async () => {
  const { sockets, set } = await open();
  await expect.element(control).toBeVisible();
  expect(sockets.opened.at(-1)?.address).toMatch(/[?&]pub_events=yes\b/);
  set({ paused_until: { delivery: after(30), in_place: after(30), pick_up: after(30) } });
  await expect.element(bar).not.toBeInTheDocument();
  sockets.send({ event_type: 'PUB_EVENT' });
  await expect.element(bar).toBeVisible();
  set({ paused_until: NOT_PAUSED });
  sockets.send({ event_type: 'PUB_EVENT' });
  await expect.element(bar).not.toBeInTheDocument();
});

it('the bar goes at the end of the pause without any message', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const soon = after(1);
  await open({ paused_until: { delivery: soon, in_place: soon, pick_up: soon } });
  await expect.element(bar).toBeVisible();
  // A check that looks once more moves the fake clock by its pause.
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 10_000);
  await expect.element(bar).toBeVisible();
  // The bar looks at the clock every five seconds.
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(bar).not.toBeInTheDocument();
});

it('a refused pause says why in the popup, which stays', async () => {
  await open({}, true);
  await control.click();
  await pauses.getByRole('button', { name: /^15 мин/ }).click();
  await expect.element(popup.getByText(text('errors.validation_error'))).toBeVisible();
});

it('every choice is in reach of a thumb on a small phone', async () => {
  await open();
  await control.click();
  await expect.element(popup).toBeVisible();
  for (const element of popup.getByRole('button').elements()) {
    const { left, right, height } = element.getBoundingClientRect();
    const isInRow = element.closest('fieldset')?.getAttribute('aria-label');
    expect(height, element.textContent ?? '').toBeGreaterThanOrEqual(40);
    expect(left).toBeGreaterThanOrEqual(0);
    if (isInRow !== text('pubs.busy_longer')) expect(right).toBeLessThanOrEqual(360);
  }
});

it('says on every screen for which times no orders are taken, and where they are opened', async () => {
  const slot = (from: number) => ({ from: after(from), to: after(from + 30) });
  await open({ shut_slots: [slot(60), slot(120)] });
  const line = page.getByRole('complementary', { name: text('orders.slots') });
  await expect
    .element(
      line.getByText(/^Заказы не принимаются на .*\d\d:\d\d–\d\d:\d\d, .*\d\d:\d\d–\d\d:\d\d$/),
    )
    .toBeVisible();
  await expect
    .element(line.getByRole('link', { name: text('pubs.show_slots') }))
    .toHaveAttribute('href', '/admin/pub/7/orders/later');
});
