import type { Order } from '@comanda/contract/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { passFrames, touch } from '../../../testing/actions/on-screen.ts';
import { AFTER_A_TAP_MS, keepWaits, skipWaits } from '../../../testing/actions/skip-waits.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { openTestDesk, slip } from '../testing/desk-setup.tsx';

const ORDER = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID';
const busy = () => text('errors.service_unavailable');
russianScreens();

beforeEach(async () => {
  await page.viewport(1280, 800);
  skipWaits(AFTER_A_TAP_MS);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A desk whose server is busy for the first press, and carries out the others. */
async function openDesk(orders: Partial<Order>[]) {
  const toasts = vi.fn<() => void>();
  const held = new Map(orders.map((one) => [one.id ?? 1, anOrder(one)]));
  const pressed: number[] = [];
  const answer = (id: number, changed: Partial<Order>) => {
    pressed.push(id);
    if (pressed.length === 1) return refusal(503, 'service_unavailable');
    const before = held.get(id) ?? anOrder({ id });
    const order = { ...before, ...changed, revision: before.revision + 1 };
    held.set(id, order);
    return { ok: true as const, status: order.status, order };
  };
  const { sockets } = await openTestDesk({
    orders: [...held.values()],
    calls: {
      [`${ORDER}/accept`]: ({ params }) => answer(params.orderID, { status: 'preparing' }),
      [`${ORDER}/update-status`]: ({ params }) => answer(params.orderID, { status: 'completed' }),
      [`${ORDER}/update-prepared`]: ({ params }) => answer(params.orderID, { prepared: true }),
    },
    onError: toasts,
  });
  return { sockets, pressed, toasts };
}

const itemOf = (number: number) => page.getByRole('listitem').filter({ has: slip(number) });
const accept = (number: number) =>
  page.getByRole('button', { name: `Принять, 30 мин #${number}`, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const alert = page.getByRole('alert');
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const topOf = (number: number) => slip(number).element().getBoundingClientRect().top;

const table = { order_type: 'in_place', status: 'preparing' } as const;
it.each([
  ['accepting', {}, 'Принять, 30 мин #1', 'Готов #1'],
  ['marking as ready', table, 'Готов #1', 'Подан #1'],
  ['serving', { ...table, prepared: true }, 'Подан #1', undefined],
])('tells below the slip that %s has failed, until it is done', async (_, order, press, next) => {
  const { toasts } = await openDesk([{ id: 1, ...order }]);
  await button(press).click();
  await expect.element(itemOf(1).getByRole('alert')).toHaveTextContent(busy());
  await expect.element(button(press)).not.toHaveAttribute('aria-disabled');
  await button(press).click();
  await expect.element(alert).not.toBeInTheDocument();
  if (next === undefined) await expect.element(slip(1)).not.toBeInTheDocument();
  else await expect.element(button(next)).toBeVisible();
  expect(toasts).not.toHaveBeenCalled();
});

it.each([360, 768, 1280])(
  'the second of two quick presses at %i px hits its slip, though the first one has failed',
  async (width) => {
    keepWaits();
    await page.viewport(width, 740);
    const { pressed } = await openDesk(many(12));
    await expect.element(accept(12)).toBeVisible();
    // Slips get their height when they are drawn.
    await passFrames();
    const { left, top, width: wide, height } = accept(11).element().getBoundingClientRect();
    const before = topOf(10);
    touch(accept(12).element());
    accept(12)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await passFrames();
    touch(accept(12).element(), 'pointerup');
    await expect.poll(() => itemOf(12).element().querySelector('[role=alert]')).not.toBeNull();
    expect(topOf(10)).toBe(before);
    const aimed = document.elementFromPoint(left + wide / 2, top + height / 2);
    aimed?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await expect.poll(() => pressed).toEqual([12, 11]);
    skipWaits(AFTER_A_TAP_MS);
    await expect.element(itemOf(12).getByRole('alert')).toBeVisible();
    await itemOf(12)
      .getByRole('button', { name: text('ui.close') })
      .click();
    await expect.element(alert).not.toBeInTheDocument();
  },
);

it('is over when somebody else has done something with the order', async () => {
  const { sockets } = await openDesk(many(2));
  await accept(2).click();
  await expect.element(alert).toBeVisible();
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: anOrder({ id: 2, revision: 5, status: 'preparing' }),
  });
  await expect.element(button('Готов #2')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it.each([
  ['in the toolbar when no column has it', 'Завершены', 'search'],
  ['in its column when only the slip is left out', 'Зал', 'section'],
])('names the order %s', async (_, filter, place) => {
  const { toasts } = await openDesk([...many(2), { id: 3, order_type: 'in_place' }]);
  await accept(2).click();
  await expect.element(alert).toBeVisible();
  if (place === 'section') await button(/^(Столики, курьеры|Зал)$/).click();
  await button(new RegExp(`^${filter}`)).click();
  await expect.element(slip(2)).not.toBeInTheDocument();
  await expect.element(alert).toHaveTextContent(`#2 ${busy()}`);
  expect(alert.element().closest('search, section, ol')?.localName).toBe(place);
  await alert.getByRole('button', { name: text('ui.close') }).click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(toasts).not.toHaveBeenCalled();
});

it('moves no slip when undoing comes to the foot of a column, and when it goes', async () => {
  keepWaits();
  const away = many(12).map(({ id }) => ({ id: id + 20, status: 'preparing' as const }));
  await openDesk([...many(12), ...away]);
  const main = page.getByRole('main').element();
  // As on the product's page: each column scrolls for itself.
  if (main.parentElement) main.parentElement.id = 'root';
  await expect.element(slip(12)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}4');
  await expect.element(alert).toBeVisible();
  const list = page
    .getByRole('region', { name: /^Без ответа/ })
    .element()
    .querySelector('ol');
  list?.scrollTo(0, list.scrollHeight);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('4');
  const undo = () => document.querySelector('section fieldset');
  await expect.poll(undo).not.toBeNull();
  list?.scrollTo(0, list.scrollHeight);
  const before = [topOf(1), topOf(2), topOf(21)];
  vi.advanceTimersByTime(6_000);
  await expect.poll(undo).toBeNull();
  expect([topOf(1), topOf(2), topOf(21)]).toEqual(before);
});

it.each([360, 640, 768])(
  'a conflict away from its slip can be set anyway at %i px, in the room of the toolbar',
  async (width) => {
    await page.viewport(width, 740);
    const set = `${ORDER}/update-status` as const;
    await openTestDesk({
      orders: many(2).map((order) => ({ ...order, status: 'preparing' })),
      calls: {
        [set]: ({ query }) =>
          query.has('from')
            ? {
                ...refusal(409, 'order_changed_meanwhile'),
                facts: { status: 'canceled', by: 'company', at: '2026-11-20T16:42:00Z' },
              }
            : { ok: true, status: 'at_courier', order: anOrder({ id: 2, revision: 4 }) },
      },
    });
    await expect.element(slip(2)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}3');
    await expect.element(alert).toBeVisible();
    await button(/^Завершены/).click();
    await expect.element(slip(2)).not.toBeInTheDocument();
    const anyway = text('orders.set_anyway', { status: text('orders.status_at_courier') });
    await expect.element(alert.getByRole('button', { name: anyway })).toBeVisible();
    const room = alert.element().closest('search')?.getBoundingClientRect() ?? new DOMRect();
    for (const part of alert.element().querySelectorAll('p, button')) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(room.left);
      expect(right).toBeLessThanOrEqual(room.right);
      expect(top).toBeGreaterThanOrEqual(room.top);
      expect(bottom).toBeLessThanOrEqual(room.bottom);
    }
    await alert.getByRole('button', { name: anyway }).click();
    await expect.element(alert).not.toBeInTheDocument();
  },
);
