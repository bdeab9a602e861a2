import type { Order, OrderHistoryEntry } from '@comanda/contract/orders';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { ACCEPT, button, GET, PROMISE } from '../testing/desk-setup.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { OrderDetail } from './order-detail.tsx';

const screens = russianScreens();

/** 18:40 and 18:55 on the pub's clock. */
const PROMISED = '2026-11-20T16:40:00Z';
const MOVED = '2026-11-20T16:55:00Z';
const cooking = { status: 'preparing', promised_at: PROMISED } as const;

async function open(
  over: Partial<Order>,
  calls: FakeCalls = {},
  history: readonly OrderHistoryEntry[] = [],
) {
  let now = anOrder({ id: 5, ...over });
  const api = fakeApi({ [GET]: () => ({ ok: true, order: now, history: [...history] }), ...calls });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDetail orderID={5} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [now] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  /** Another user changes the order. */
  const change = (fields: Partial<Order>) => {
    now = { ...now, ...fields, revision: now.revision + 1 };
    sockets.send({ event_type: 'UPDATE_EVENT', order: now });
  };
  const sent = () => api.made.filter(({ call }) => call.startsWith('PUT') && call.includes('/5/'));
  return { change, sent };
}

const promise = () => page.getByRole('region', { name: text('orders.promise') });
const minute = (minutes: number) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${minutes} мин`) });
const notice = () => page.getByText(text('orders.changed_elsewhere'));

it('accepts the opened order with the usual minutes, which can be undone there', async () => {
  const { sent } = await open(
    {},
    { [ACCEPT]: () => ({ ok: true, order: anOrder({ id: 5, revision: 2, ...cooking }) }) },
  );
  await button('Принять, 30 мин #5').click();
  await expect
    .element(promise().getByText(text('orders.ready_by', { time: '18:40' })))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: text('orders.undo') })).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(sent()).toEqual([
    { call: 'PUT /api/company/3/pubs/7/orders/5/accept', body: { minutes: 30 } },
  ]);
});

it.each([
  [360, 740],
  // A screen of 1280 x 800 at 200 %.
  [640, 400],
])('has the total and the next step in sight at %i x %i', async (width, height) => {
  await page.viewport(width, height);
  const { sent } = await open(cooking, {
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared': () => ({
      ok: true,
      order: anOrder({ id: 5, revision: 2, ...cooking, prepared: true }),
    }),
  });
  const step = button(`${text('orders.step_ready')} #5`);
  const { top, bottom } = step.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(height);
  const total = page
    .getByText(/220,40/)
    .last()
    .element()
    .getBoundingClientRect();
  expect(total.top).toBeGreaterThanOrEqual(top - 1);
  expect(total.bottom).toBeLessThanOrEqual(bottom + 1);
  await step.click();
  await expect.poll(() => sent().map(({ call }) => call)).toHaveLength(1);
  expect(sent()[0]?.call).toContain('update-prepared');
});

it('shows the promised time with the reason of its move, and moves it', async () => {
  const { sent } = await open(
    { ...cooking, promise_reason: 'takes_longer' },
    {
      [PROMISE]: () => ({
        ok: true,
        order: anOrder({ id: 5, revision: 2, ...cooking, promised_at: MOVED }),
      }),
    },
  );
  await expect.element(promise().getByText('Готов к 18:40')).toBeVisible();
  await expect
    .element(promise().getByText(text('orders.promise_reason_takes_longer')))
    .toBeVisible();
  await button(`${text('orders.move_promise')} #5`).click();
  await minute(20).click();
  await button(text('orders.promise_reason_by_guest')).click();
  await expect.element(promise().getByText('Готов к 18:55')).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(sent()).toEqual([
    {
      call: 'PUT /api/company/3/pubs/7/orders/5/promise',
      body: { minutes: 20, from: PROMISED, promise_reason: 'by_guest' },
    },
  ]);
});

it('gives an order a time that was accepted without one', async () => {
  const { sent } = await open(
    { status: 'preparing' },
    { [PROMISE]: () => ({ ok: true, order: anOrder({ id: 5, revision: 2, ...cooking }) }) },
  );
  await expect.element(promise()).not.toBeInTheDocument();
  await button(text('orders.promise_time')).click();
  await minute(90).click();
  await expect.element(promise().getByText('Готов к 18:40')).toBeVisible();
  expect(sent()).toEqual([
    {
      call: 'PUT /api/company/3/pubs/7/orders/5/promise',
      body: { minutes: 90, from: null },
    },
  ]);
});

it.each(['completed', 'canceled'] as const)(
  'shows no promised time once it is %s',
  async (status) => {
    await open({ ...cooking, status });
    await expect.element(promise()).not.toBeInTheDocument();
  },
);

it('announces a move by another user, and who was first when both move it', async () => {
  const { change } = await open(cooking, {
    [PROMISE]: () => {
      change({ promised_at: '2026-11-20T17:10:00Z' });
      const facts = {
        status: 'preparing',
        by: 'company',
        at: '2026-11-20T16:30:00Z',
        promised_at: '2026-11-20T17:10:00Z',
      };
      return { ...refusal(409, 'order_changed_meanwhile'), facts };
    },
  });
  change({ promised_at: MOVED });
  await expect.element(notice()).toBeVisible();
  await expect.element(page.getByText(/обещан к 18:55$/)).toBeVisible();
  await button(`${text('orders.move_promise')} #5`).click();
  await minute(20).click();
  await button(text('orders.promise_reason_too_busy')).click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Тем временем: «обещан к 19:10».')).toBeVisible();
  await expect.element(alert.getByText(/заведение, 18:30/)).toBeVisible();
  // Said once, beside the pressed button.
  await expect.element(notice()).not.toBeInTheDocument();
  await alert.getByRole('button', { name: text('ui.close') }).click();
  await expect.element(notice()).not.toBeInTheDocument();
});

it('tells the moves in the history in plain words', async () => {
  await open(cooking, {}, [
    { at: '2026-11-20T16:18:00Z', from: null, to: 'not_handled', by: 'guest' },
    {
      at: '2026-11-20T16:20:00Z',
      from: 'not_handled',
      to: 'preparing',
      by: 'company',
      promised_at: PROMISED,
    },
    {
      at: '2026-11-20T16:30:00Z',
      from: 'preparing',
      to: 'preparing',
      by: 'company',
      edited: 'promise',
      promised_at: MOVED,
      promise_reason: 'takes_longer',
    },
    {
      at: '2026-11-20T16:35:00Z',
      from: 'preparing',
      to: 'preparing',
      by: 'admin',
      edited: 'promise',
      promised_at: PROMISED,
    },
  ]);
  for (const line of [
    /^18:20Готовится, обещан к 18:40 заведение$/,
    /^18:30Обещанное время изменено: 18:55 · Готовится дольше заведение$/,
    /^18:35Обещанное время изменено: 18:40 платформа$/,
  ]) {
    await expect.element(page.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  }
});
