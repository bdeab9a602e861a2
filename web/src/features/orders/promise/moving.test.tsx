import type { Order } from '@comanda/contract/orders';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { button, GET, inMinutes, openTestDesk, PROMISE, slip } from '../testing/desk-setup.tsx';

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(360, 740);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const CALL = 'PUT /api/company/3/pubs/7/orders/2/promise';
/** 18:55 on the pub's clock. */
const MOVED = '2026-11-20T16:55:00Z';

async function open(over: Partial<Order> = {}, calls = {}) {
  const order = { id: 2, status: 'preparing', promised_at: inMinutes(22), ...over } as const;
  const opened = await openTestDesk({
    orders: [order],
    calls: {
      [PROMISE]: () => ({
        ok: true,
        order: anOrder({ ...order, revision: 2, promised_at: MOVED }),
      }),
      ...calls,
    },
  });
  await expect.element(slip(2)).toBeVisible();
  return { ...opened, from: order.promised_at };
}

const move = () => button(`${text('orders.move_promise')} #2`);
const minute = (minutes: number) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${minutes} min`) });

it('moves the promised time to an earlier one without a reason', async () => {
  const { sent, from } = await open();
  await move().click();
  // The minutes that are left are the likely ones.
  await expect.element(minute(25)).toHaveFocus();
  await minute(10).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText(text('orders.ready_by', { time: '18:55' }))).toBeVisible();
  expect(sent()).toEqual([{ call: CALL, body: { minutes: 10, from } }]);
});

it('asks for the reason of a later one, with a way back', async () => {
  const { sent, from } = await open();
  await move().click();
  await minute(40).click();
  const why = page.getByRole('dialog', { name: text('orders.later_question', { number: '#2' }) });
  await expect.element(why).toBeVisible();
  await expect.element(button(text('orders.promise_reason_too_busy'))).toHaveFocus();
  for (const reason of ['takes_longer', 'courier_is_late', 'by_guest'] as const) {
    const found = button(text(`orders.promise_reason_${reason}`));
    await expect.element(found).toBeVisible();
    expect(found.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  }
  await button(text('ui.back')).click();
  await minute(60).click();
  expect(sent()).toEqual([]);
  await button(text('orders.promise_reason_takes_longer')).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toEqual([
    { call: CALL, body: { minutes: 60, from, promise_reason: 'takes_longer' } },
  ]);
});

it('offers no late courier as the reason at a table', async () => {
  await open({ order_type: 'in_place', table_for_in_place_order: '7' });
  await move().click();
  await minute(40).click();
  await expect.element(button(text('orders.promise_reason_by_guest'))).toBeVisible();
  await expect
    .element(button(text('orders.promise_reason_courier_is_late')))
    .not.toBeInTheDocument();
});

it('Escape closes without a move, also at the question for the reason', async () => {
  const { sent } = await open();
  await move().click();
  await minute(40).click();
  await expect.element(button(text('orders.promise_reason_too_busy'))).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('shows who moved it before, and to when, and asks no second time for the same move', async () => {
  const other = anOrder({ id: 2, revision: 3, status: 'preparing', promised_at: MOVED });
  await open(
    {},
    {
      [GET]: () => ({ ok: true, order: other, history: [] }),
      [PROMISE]: () => ({
        ...refusal(409, 'order_changed_meanwhile'),
        facts: {
          status: 'preparing',
          by: 'company',
          at: '2026-11-20T16:30:00Z',
          promised_at: MOVED,
        },
      }),
    },
  );
  await move().click();
  await minute(10).click();
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText(text('orders.set_meanwhile', { status: 'promisă până la 18:55' })))
    .toBeVisible();
  await expect.element(alert.getByText(/local, 18:30$/)).toBeVisible();
  expect(alert.getByRole('button').elements()).toHaveLength(1);
  await expect.element(page.getByText(text('orders.ready_by', { time: '18:55' }))).toBeVisible();
});

const timeLeft = () => page.getByText(/^(încă|întârzie) \d+ min$/);

it.each([
  ['before its time', 12, 'încă 12 min', false],
  ['after it', -3.5, 'întârzie 3 min', true],
])('shows how many minutes are left, %s', async (_, minutes, words, isMarked) => {
  await open({ promised_at: inMinutes(minutes) });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  const icon = page.getByRole('article').element().querySelector('.lucide-triangle-alert');
  expect(icon !== null).toBe(isMarked);
});

it('counts on a courier’s order to the end of its arrival; there is nothing to move', async () => {
  await open({
    status: 'at_courier',
    promised_at: inMinutes(-10),
    arrives_from: inMinutes(15),
    arrives_to: inMinutes(30),
  });
  await expect.element(page.getByText(/^La oaspete până la \d\d:\d\d$/)).toBeVisible();
  await expect.element(timeLeft()).toHaveTextContent('încă 30 min');
  await expect.element(move()).not.toBeInTheDocument();
});

it('shows no promised time on an order that has none', async () => {
  await open({ promised_at: null });
  await expect.element(timeLeft()).not.toBeInTheDocument();
  await expect.element(move()).not.toBeInTheDocument();
});

it('the age of an order with a promised time is not marked: the promise decides', async () => {
  await open({ created_time: inMinutes(-40) });
  const age = page.getByRole('article').element().querySelector('header time');
  expect(age && getComputedStyle(age).fontWeight).toBe('400');
});
