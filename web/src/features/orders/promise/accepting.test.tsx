import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { AFTER_A_TAP_MS, skipWaits } from '../../../testing/actions/skip-waits.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { ACCEPT, button, GET, openTestDesk, slip } from '../testing/desk-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1280, 800);
  skipWaits(AFTER_A_TAP_MS);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** 18:40 on the pub's clock, on a day long ago. */
const PROMISED = '2026-11-20T16:40:00Z';
const CALL = 'PUT /api/company/3/pubs/7/orders/2/accept';
const accepted = anOrder({ id: 2, revision: 2, status: 'preparing', promised_at: PROMISED });

async function open(scene: Partial<Parameters<typeof openTestDesk>[0]> = {}) {
  const opened = await openTestDesk({
    orders: [{ id: 1 }, { id: 2 }],
    calls: { [ACCEPT]: () => ({ ok: true, order: accepted }) },
    ...scene,
  });
  await expect.element(slip(2)).toBeVisible();
  return opened;
}

const accept = () => button(`${text('orders.accept_with_time', { minutes: 30 })} #2`);
const otherTime = () => button(`${text('orders.other_time')} #2`);
const popup = () => page.getByRole('dialog', { name: 'Заказ #2: готов через…' });
const minute = (minutes: number) =>
  popup().getByRole('button', { name: new RegExp(`^${minutes} мин`) });
const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

it('accepts by one tap with the pub’s usual minutes, says by when, and offers to undo it', async () => {
  const { sent } = await open();
  await accept().click();
  const cooking = column('Готовятся');
  await expect.element(cooking.getByRole('button', { name: text('orders.undo') })).toBeVisible();
  expect(sent()).toEqual([{ call: CALL, body: { minutes: 30 } }]);
  // The time keeps its room behind the button.
  const time = cooking.getByText(text('orders.ready_by', { time: '18:40' }));
  await expect.element(time).not.toBeVisible();
});

it('takes the minutes of the pub for each order type', async () => {
  const table = { order_type: 'in_place', table_for_in_place_order: '7' } as const;
  await open({
    orders: [{ id: 2 }, { id: 3, ...table }],
    pub: { usual_minutes_delivery: 45, usual_minutes_in_place: 15 },
  });
  await expect.element(button('Принять, 45 мин #2')).toBeVisible();
  await expect.element(button('Принять, 15 мин #3')).toBeVisible();
});

it.each([360, 1280])('accepts with other minutes by a second tap at %i px', async (width) => {
  await page.viewport(width, 740);
  const { sent } = await open();
  await otherTime().click();
  await expect.element(popup()).toBeVisible();
  const cells = popup().getByRole('button', { name: / мин/ });
  expect(cells.elements()).toHaveLength(17);
  for (const cell of cells.elements()) {
    const { width: across, height, bottom } = cell.getBoundingClientRect();
    expect(Math.min(across, height)).toBeGreaterThanOrEqual(48);
    expect(bottom).toBeLessThanOrEqual(740);
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  }
  await minute(90).click();
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(column('Готовятся').getByRole('link', { name: '#2' })).toBeVisible();
  expect(sent()).toEqual([{ call: CALL, body: { minutes: 90 } }]);
});

/** As from a Latin keyboard, and from a Cyrillic one, where only the position of the key is that of A. */
it.each([
  ['a', 'KeyA'],
  ['ф', 'KeyA'],
])('accepts the slip that has the focus by a key: %s', async (key, code) => {
  const { sent } = await open();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(2)).toHaveFocus();
  slip(2)
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
  await expect.element(column('Готовятся').getByRole('link', { name: '#2' })).toBeVisible();
  await expect.element(slip(2)).toHaveFocus();
  expect(sent()).toEqual([{ call: CALL, body: { minutes: 30 } }]);
});

it('does not accept an order that is already being prepared by key', async () => {
  const { sent } = await open({ orders: [{ id: 2, status: 'preparing' }] });
  await userEvent.keyboard('{ArrowDown}a');
  await userEvent.keyboard('t');
  await expect.element(popup()).toBeVisible();
  expect(sent()).toEqual([]);
});

it('chooses other minutes with the keyboard: arrows move, Escape closes and gives the focus back', async () => {
  const { sent } = await open();
  await userEvent.keyboard('{ArrowDown}t');
  await expect.element(minute(30)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(slip(2)).toHaveFocus();
  await userEvent.keyboard('t');
  await expect.element(minute(30)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowRight}');
  await expect.element(minute(35)).toHaveFocus();
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(column('Готовятся').getByRole('link', { name: '#2' })).toBeVisible();
  expect(sent()).toEqual([{ call: CALL, body: { minutes: 35 } }]);
});

it('shows below the slip who was first and with what time', async () => {
  await open({
    calls: {
      [GET]: () => ({ ok: true, order: accepted, history: [] }),
      [ACCEPT]: () => ({
        ...refusal(409, 'order_changed_meanwhile'),
        facts: {
          status: 'preparing',
          by: 'company',
          at: '2026-11-20T16:20:00Z',
          promised_at: PROMISED,
        },
      }),
    },
  });
  await accept().click();
  const alert = column('Без ответа').getByRole('alert');
  await expect
    .element(alert.getByText(text('orders.set_meanwhile', { status: 'Готовится' })))
    .toBeVisible();
  await expect.element(alert.getByText(/заведение, 18:20, обещан к 18:40/)).toBeVisible();
  // Both wanted the same: there is nothing to set anyway.
  await expect.element(alert.getByRole('button', { name: /^Всё равно/ })).not.toBeInTheDocument();
  await alert.getByRole('button', { name: text('ui.close') }).click();
  await expect.element(column('Готовятся').getByRole('link', { name: '#2' })).toBeVisible();
});
