import type { CourierOrder } from '@comanda/contract/couriers';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserEnvironment } from '../../../lib/live/browser-environment.ts';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import {
  anActiveCourierOrder,
  aCourier,
  aCourierOrder,
} from '../../../testing/samples/an-order.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { touch } from '../../../testing/actions/on-screen.ts';
import { AFTER_A_TAP_MS, keepWaits, skipWaits } from '../../../testing/actions/skip-waits.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { drawArea, OWN_ID, openArea } from '../testing/courier-setup.tsx';

const RESERVE = 'POST /api/courier/:courierID/reserve-order';

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(360, 800);
});

beforeEach(() => {
  skipWaits(AFTER_A_TAP_MS);
});
afterEach(async () => {
  await clearCourierPhone();
  vi.restoreAllMocks();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const openToasts = () =>
  toasts
    .list()
    .filter(({ phase }) => phase !== 'closing')
    .map(({ message }) => message);

it('marks a rehearsal, and leaves it out of the numbers', async () => {
  const isRehearsal = { is_rehearsal: true, delivery_type: 'own' } as const;
  await openArea([
    aCourierOrder({ id: 1 }),
    aCourierOrder({ id: 2, ...isRehearsal }),
    anActiveCourierOrder(OWN_ID, { id: 3, ...isRehearsal }),
    anActiveCourierOrder(OWN_ID, { id: 4, status: 'completed', ...isRehearsal }),
  ]);
  const mark = text('orders.rehearsal');
  const card = (number: number) => page.getByRole('article').filter({ hasText: `#${number}` });
  const tabOf = (list: 'available' | 'active', count: string) =>
    page.getByRole('button', { name: new RegExp(`^${text(`couriers.filter_${list}`)}${count}$`) });
  await tabOf('available', String.raw`\s*1`).click();
  await expect.element(card(2).getByText(mark)).toBeVisible();
  expect(card(1).getByText(mark).elements()).toEqual([]);
  await tabOf('active', String.raw`\s*0?`).click();
  await expect.element(card(3).getByText(mark)).toBeVisible();
  await tab(text('couriers.filter_completed')).click();
  await expect.element(card(4).getByText(mark)).toBeVisible();
});

it('says for how long an order for later has been cooked, not when it was placed', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const later = { created_time: ago(3_000), cook_at: ago(7.5) };
  await openArea([
    aCourierOrder({ id: 1, ...later }),
    anActiveCourierOrder(OWN_ID, { id: 2, ...later }),
  ]);
  for (const list of ['available', 'active'] as const) {
    await tab(text(`couriers.filter_${list}`)).click();
    await expect.element(page.getByRole('article').getByText('7 мин')).toBeVisible();
  }
});

it('calls an order by its number and not by its id', async () => {
  await openArea([
    aCourierOrder({ id: 4170, number: 17 }),
    anActiveCourierOrder(OWN_ID, { id: 4180, number: 18 }),
    anActiveCourierOrder(OWN_ID, { id: 4190, number: 19, status: 'completed' }),
  ]);
  for (const [list, number] of [
    ['available', 17],
    ['active', 18],
    ['completed', 19],
  ] as const) {
    await tab(text(`couriers.filter_${list}`)).click();
    await expect.element(page.getByRole('article').getByText(`#${number}`)).toBeVisible();
    expect(document.body.textContent).not.toContain('41');
  }
});

it('shows the reward and distance of available orders, and no guest data', async () => {
  await openArea([
    aCourierOrder({ id: 1 }),
    aCourierOrder({ id: 2, prepared: true }),
    aCourierOrder({ id: 3, status: 'not_handled' }),
  ]);
  const cards = page.getByRole('article');
  await expect.element(cards.nth(0).getByText('#2')).toBeVisible();
  await expect.element(cards.nth(0).getByText(text('couriers.ready_for_pickup'))).toBeVisible();
  await expect.element(cards.nth(1).getByText(/40,00/)).toBeVisible();
  await expect.element(cards.nth(1).getByText(/3,2\sкм/)).toBeVisible();
  await expect.element(cards.nth(2)).not.toBeInTheDocument();
});

it('keeps the cards in place under a finger: new orders wait with their number, lost ones cannot be pressed', async () => {
  keepWaits();
  const { sockets } = await openArea([aCourierOrder({ id: 5 }), aCourierOrder({ id: 4 })]);
  const card = (number: number) => page.getByRole('article').filter({ hasText: `#${number}` });
  const take = (number: number) => card(number).getByRole('button', { includeHidden: true });
  await expect.element(take(4)).toBeVisible();
  const place = () => take(4).element().getBoundingClientRect().top + window.scrollY;
  const before = place();
  touch(take(4).element());
  sockets.send({ event_type: 'CREATE_EVENT', order: aCourierOrder({ id: 6 }) });
  const info = { ...aCourierOrder().courier_info, is_reserved: true, reserver_courier_id: -1 };
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: aCourierOrder({ id: 5, revision: 2, courier_info: info }),
  });
  const gathered = button(text('orders.gathered', { count: 1 }));
  await expect.element(gathered).toBeVisible();
  await expect.poll(() => take(5).element().closest('[inert]')).not.toBeNull();
  expect(place()).toBe(before);
  await gathered.click();
  await expect.element(card(6)).toBeVisible();
  await expect.element(card(5)).not.toBeInTheDocument();
});

it('has no empty line for a town that nobody has typed', async () => {
  const info = { ...aCourierOrder().courier_info, sector: 'sw' as const };
  await openArea([aCourierOrder({ id: 5, town: '', courier_info: info })]);
  const lines = page.getByRole('article').getByRole('listitem');
  await expect.element(lines.nth(1)).toBeVisible();
  expect(lines.elements().map(({ textContent }) => textContent?.trim())).not.toContain('');
  await button(text('couriers.reserve')).click();
  await expect.element(page.getByRole('dialog').getByText(/La Nuc → [^,]/)).toBeVisible();
});

it('shows the time of a completed order on the pub’s clock, named where it is another one', async () => {
  const pub = { ...aCourierOrder().pub, time_zone: 'Pacific/Kiritimati' };
  const done = { status: 'completed', created_time: '2026-11-20T17:00:00Z', pub } as const;
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9, ...done })]);
  const card = page.getByRole('article');
  await expect.element(card.getByText(/^21 .* 07:00$/)).toBeVisible();
  await expect.element(card.getByText('Pacific/Kiritimati')).toBeVisible();
});

it('reserves an order after a confirmation, shows a message and moves it to the active ones', async () => {
  const { api } = await openArea([aCourierOrder({ id: 9 })], {
    calls: { [RESERVE]: () => ({ ok: true, order: anActiveCourierOrder(OWN_ID, { id: 9 }) }) },
  });
  await button(text('couriers.reserve')).click();
  await button(text('ui.no')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button(text('couriers.reserve')).click();
  await button(text('ui.yes')).click();
  await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
  await expect.element(tab(text('couriers.filter_active'))).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(openToasts()).toContain('Заказ ваш');
  expect(api.made).toContainEqual({
    call: 'POST /api/courier/4/reserve-order',
    body: { order_id: 9, action_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
});

it('scrolls to the top of the order that was taken', async () => {
  const free = [8, 7, 6, 5, 4].map((id) => aCourierOrder({ id }));
  await openArea(free, {
    calls: { [RESERVE]: () => ({ ok: true, order: anActiveCourierOrder(OWN_ID, { id: 4 }) }) },
  });
  await button(text('couriers.reserve')).nth(4).click();
  await button(text('ui.yes')).click();
  await expect.element(tab(text('couriers.filter_active'))).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const card = page.getByRole('article').element();
  await expect.poll(() => card.getBoundingClientRect().top).toBeGreaterThan(0);
});

it('removes the card of an order that another courier has taken, and stays on the list', async () => {
  await openArea([aCourierOrder({ id: 9 }), aCourierOrder({ id: 8 })], {
    calls: { [RESERVE]: () => refusal(409, 'order_is_already_reserved') },
  });
  await button(text('couriers.reserve')).nth(0).click();
  await button(text('ui.yes')).click();
  await expect.element(page.getByRole('article').getByText('#8')).toBeVisible();
  await expect
    .element(tab(text('couriers.filter_available')))
    .toHaveAttribute('aria-pressed', 'true');
});

it('shows a lost order again when it is free', async () => {
  const { sockets } = await openArea([aCourierOrder({ id: 9, revision: 3 })], {
    calls: { [RESERVE]: () => refusal(409, 'order_is_already_reserved') },
  });
  await button(text('couriers.reserve')).click();
  await button(text('ui.yes')).click();
  await expect.element(page.getByText(text('couriers.no_available'))).toBeVisible();
  sockets.send({ event_type: 'UPDATE_EVENT', order: aCourierOrder({ id: 9, revision: 5 }) });
  await expect.element(page.getByRole('article').getByText('#9')).toBeVisible();
});

it('picks up, then completes after a confirmation', async () => {
  const at = (status: CourierOrder['status'], revision: number) =>
    anActiveCourierOrder(OWN_ID, { id: 9, status, revision });
  let balance = 0;
  await openArea([at('preparing', 2)], {
    calls: {
      'GET /api/courier': () => ({ ok: true, courier: aCourier({ id: OWN_ID, balance }) }),
      'POST /api/courier/:courierID/set-order-to-at-courier': () => ({
        ok: true,
        order: at('at_courier', 3),
      }),
      'POST /api/courier/:courierID/set-order-to-completed': () => {
        balance = -16.4;
        return { ok: true, order: at('completed', 4) };
      },
    },
  });
  await tab(text('couriers.filter_active')).click();
  await expect
    .element(page.getByRole('link', { name: text('couriers.call', { phone: '+373 69 217 340' }) }))
    .toHaveAttribute('href', 'tel:+37369217340');
  await expect.element(page.getByText(text('couriers.pay_venue'))).toBeVisible();
  await expect
    .element(page.getByText(text('couriers.for_platform'), { exact: true }))
    .toBeVisible();
  await button(text('couriers.pick_up')).click();
  await expect.element(page.getByText(text('couriers.on_the_way'))).toBeVisible();
  await button(text('couriers.complete')).click();
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText(/220,40/)
        .first(),
    )
    .toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('couriers.complete') })
    .click();
  await expect.element(page.getByText(text('couriers.no_active'))).toBeVisible();
  await expect.element(page.getByText(/-16,40/)).toBeVisible();
  await tab(text('couriers.filter_completed')).click();
  await expect.element(page.getByRole('article').getByText('#9')).toBeVisible();
});

it('shows every amount in the order’s currency', async () => {
  const inEuro = { id: 9, currency_id: 2 };
  await openArea([aCourierOrder(inEuro)], {
    courier: {
      balances: [
        { currency_id: 1, balance: 0 },
        { currency_id: 2, balance: -16.4 },
      ],
    },
    calls: {
      [RESERVE]: () => ({ ok: true, order: anActiveCourierOrder(OWN_ID, inEuro) }),
      'POST /api/courier/:courierID/set-order-to-completed': () => ({
        ok: true,
        order: anActiveCourierOrder(OWN_ID, { ...inEuro, status: 'completed', revision: 3 }),
      }),
    },
  });
  const dialog = page.getByRole('dialog');
  const isInEuro = async (...amounts: string[]) => {
    for (const amount of amounts) {
      await expect.poll(() => document.body.textContent).toContain(`${amount}\u00A0€`);
    }
    const ofOrder = document.querySelector('article')?.textContent ?? '';
    expect(ofOrder + (document.querySelector('dialog')?.textContent ?? '')).not.toContain('Lei');
  };
  await isInEuro('40,00', '-16,40');
  await button(text('couriers.reserve')).click();
  await expect.element(dialog.getByText(/40,00\s€/)).toBeVisible();
  await button(text('ui.yes')).click();
  await isInEuro('40,00', '164,00', '220,40');
  await expect.element(dialog).not.toBeInTheDocument();
  await button(text('couriers.complete')).click();
  await expect.element(dialog.getByText(/220,40\s€/).first()).toBeVisible();
  await isInEuro('220,40');
  await dialog.getByRole('button', { name: text('couriers.complete') }).click();
  await tab(text('couriers.filter_completed')).click();
  await isInEuro('40,00', '220,40');
});

it('loads the balance again when the pub corrects a completed order', async () => {
  const done = (revision: number) =>
    anActiveCourierOrder(OWN_ID, { id: 9, status: 'completed', revision });
  let balance = -16.4;
  const { sockets } = await openArea([done(4)], {
    calls: { 'GET /api/courier': () => ({ ok: true, courier: aCourier({ id: OWN_ID, balance }) }) },
  });
  await expect.element(page.getByText(/-16,40/)).toBeVisible();
  balance = -10;
  sockets.send({ event_type: 'UPDATE_EVENT', order: done(5) });
  await expect.element(page.getByText(/-10,00/)).toBeVisible();
});

it('releases an order', async () => {
  const release = vi.fn(() => ({ ok: true }) as const);
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9 })], {
    calls: { 'POST /api/courier/:courierID/release-order': release },
  });
  await tab(text('couriers.filter_active')).click();
  await button(text('couriers.release')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('couriers.release') })
    .click();
  await expect.element(page.getByText(text('couriers.no_active'))).toBeVisible();
  expect(release).toHaveBeenCalledTimes(1);
});

it('shows a released order as available, whether event or response is received first', async () => {
  const scene: { sendEvent?: () => void } = {};
  const { sockets } = await openArea([anActiveCourierOrder(OWN_ID, { id: 9, revision: 3 })], {
    calls: {
      'POST /api/courier/:courierID/release-order': () => {
        // The event is received before the response.
        scene.sendEvent?.();
        return { ok: true };
      },
    },
  });
  scene.sendEvent = () => {
    sockets.send({ event_type: 'UPDATE_EVENT', order: aCourierOrder({ id: 9, revision: 4 }) });
  };
  await tab(text('couriers.filter_active')).click();
  await button(text('couriers.release')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('couriers.release') })
    .click();
  await expect.element(page.getByText(text('couriers.no_active'))).toBeVisible();
  await eventually(() => {
    expect(openToasts()).toHaveLength(1);
  });
  await tab(text('couriers.filter_available')).click();
  await expect.element(button(text('couriers.reserve'))).toBeVisible();
});

it.each([
  [12.5, '+12,50 Lei', 'Платформа должна вам 12,50 Lei'],
  [-3, '-3,00 Lei', 'Вы должны платформе 3,00 Lei'],
  [0, '0,00 Lei', 'Всё рассчитано, долгов нет'],
])('shows a balance of %s as a number, and in words', async (balance, written, words) => {
  await openArea([], { courier: { balance } });
  await expect.element(page.getByText(written, { exact: true })).toBeVisible();
  await expect.element(page.getByText(words, { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('ID 4')).toBeVisible();
});

it('shows the courier in the bar, with the ID that pubs ask for', async () => {
  await openArea([], { courier: { full_name: 'Vera Lungu' } });
  await expect.element(page.getByText('Vera Lungu', { exact: true })).toBeVisible();
  await expect.element(page.getByText('ID 4', { exact: true })).toBeVisible();
});

it('loads the courier and their pubs again after a reconnect', async () => {
  const { api, sockets } = await openArea([]);
  const requestsOf = (call: string) => api.made.filter((one) => one.call === call).length;
  const refreshes = () => [
    requestsOf('GET /api/courier'),
    requestsOf(`GET /api/courier/${OWN_ID}/pubs`),
  ];
  await expect.element(page.getByText(text('couriers.no_available'))).toBeVisible();
  await eventually(() => {
    expect(Math.min(...refreshes())).toBeGreaterThan(0);
  });
  const before = refreshes();
  sockets.cut();
  const opened = sockets.opened.length;
  // At once, as with the next check of the connection.
  window.dispatchEvent(new Event('online'));
  await eventually(() => {
    expect(sockets.opened.length).toBeGreaterThan(opened);
  });
  expect(refreshes()).toEqual(before);
  await sockets.accept();
  await eventually(() => {
    for (const [index, times] of refreshes().entries()) {
      expect(times).toBeGreaterThan(before[index] ?? 0);
    }
  });
});

it('shows a courier who is not approved yet what to do', async () => {
  await openArea([], { courier: { is_approved: false } });
  await expect.element(page.getByText(text('couriers.waits_for_approval'))).toBeVisible();
});

it('shows a blocked courier what they may still do', async () => {
  await openArea([], { courier: { is_approved: false, is_blocked: true } });
  await expect.element(page.getByText(text('couriers.is_blocked'))).toBeVisible();
  await expect.element(page.getByText('Аккаунт ждёт')).not.toBeInTheDocument();
});

it('cancels an order after a confirmation: it leaves the lists and changes no balance', async () => {
  const { api } = await openArea([anActiveCourierOrder(OWN_ID, { id: 9 })], {
    calls: {
      'POST /api/courier/:courierID/set-order-to-canceled': () => ({
        ok: true,
        order: anActiveCourierOrder(OWN_ID, { id: 9, status: 'canceled', revision: 3 }),
      }),
    },
  });
  await tab(text('couriers.filter_active')).click();
  await button(text('couriers.cancel')).click();
  await expect
    .element(page.getByRole('dialog', { name: text('couriers.cancel_question', { number: '#9' }) }))
    .toBeVisible();
  await page.getByRole('radio', { name: text('orders.cancel_reason_by_guest') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('couriers.cancel') })
    .click();
  await expect.element(page.getByText(text('couriers.no_active'))).toBeVisible();
  expect(openToasts()).toContain('Заказ отменён');
  expect(api.made.map(({ call }) => call)).toContain('POST /api/courier/4/set-order-to-canceled');
  await tab(text('couriers.filter_completed')).click();
  await expect.element(page.getByText(text('couriers.no_completed'))).toBeVisible();
});

it('shows comments and dishes of active orders, the newest first', async () => {
  const mine = {
    comments: 'Домофон 17',
    dishes: [{ line_id: 31, dish_id: 3, count: 2, dish_price: 90.2, name: 'Zeamă' }],
  };
  const { sockets } = await openArea([
    anActiveCourierOrder(OWN_ID, { id: 8, created_time: '2026-11-20T17:00:00.000Z', ...mine }),
    anActiveCourierOrder(OWN_ID, { id: 9, created_time: '2026-11-20T16:00:00.000Z' }),
    aCourierOrder({ id: 7 }),
  ]);
  await tab(text('couriers.filter_available')).click();
  await expect.element(page.getByRole('article').getByText('#7')).toBeVisible();
  await expect.element(page.getByText('Домофон 17')).not.toBeInTheDocument();
  await tab(text('couriers.filter_active')).click();
  const cards = page.getByRole('article');
  await expect.element(cards.nth(0).getByText('#9')).toBeVisible();
  await expect.element(cards.nth(1).getByText('Домофон 17')).toBeVisible();
  await expect.element(cards.nth(1).getByRole('listitem').getByText('2×')).toBeVisible();
  await expect.element(cards.nth(1).getByText(/Zeamă$/)).toBeVisible();
  sockets.send({ event_type: 'UPDATE_EVENT', order: anActiveCourierOrder(OWN_ID, { id: 10 }) });
  await expect.element(cards.nth(0).getByText('#10')).toBeVisible();
});

it('checks its connection every 2 s, and reloads the page after 1000 checks', async () => {
  const ticks: number[] = [];
  let check = () => {};
  vi.spyOn(browserEnvironment, 'tickEvery').mockImplementation((everyMs, run) => {
    ticks.push(everyMs);
    check = run;
    return () => {};
  });
  const reload = vi.spyOn(browserEnvironment, 'reload').mockImplementation(() => {});
  const { sockets } = await openArea([]);
  expect(new Set(ticks)).toEqual(new Set([2000]));
  await expect.element(page.getByText(text('couriers.no_available'))).toBeVisible();
  for (let tick = 1; tick < 1000; tick += 1) check();
  expect(reload).not.toHaveBeenCalled();
  check();
  await eventually(() => {
    expect(reload).toHaveBeenCalled();
  });
  expect(sockets.opened.length).toBeGreaterThan(0);
});

it.each([
  [12.5, '+'],
  [-3, '-'],
  [0, '0'],
])('colours a balance of %s', async (balance, sign) => {
  await openArea([], { courier: { balance } });
  const amount = page.getByText(/^[+-]?\d+,\d\d.Lei$/);
  await expect.element(amount).toBeVisible();
  const { color } = getComputedStyle(amount.element());
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(Number);
  const tone = green > red * 1.2 ? '+' : red > green * 1.2 && red > blue * 1.4 ? '-' : '0';
  expect(tone, color).toBe(sign);
});

it('signs out a courier whose account was deleted', async () => {
  session.signIn('token', 'courier');
  fakeApi({ 'GET /api/courier': () => refusal(404, 'courier_not_found') });
  fakeSockets();
  drawArea();
  await eventually(() => {
    expect(session.current().status).toBe('signed_out');
  });
});
