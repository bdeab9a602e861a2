import { FINISHED_ORDERS_SENT } from '@comanda/contract/wire';
import type { Order } from '@comanda/contract/orders';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { openTestDesk, slip } from '../testing/desk-setup.tsx';

const LIST = 'GET /api/company/:companyID/pubs/:pubID/orders';

beforeAll(() => {
  startTestTexts('ru');
});

beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1280, 800);
});

const finished = (id: number, status: Order['status'] = 'completed') => anOrder({ id, status });
const newest = Array.from({ length: FINISHED_ORDERS_SENT }, (_, index) => finished(300 - index));

async function openDesk(list: FakeCalls[typeof LIST], orders = newest) {
  const { api, sockets } = await openTestDesk({ orders, calls: { ...(list && { [LIST]: list }) } });
  const requests = () => api.made.filter(({ call }) => call.includes('/orders?'));
  return { sockets, requests };
}

const more = () => page.getByRole('button', { name: text('orders.show_earlier') });
const filter = (name: string) => page.getByRole('button', { name });

it('loads page after page until the last, from the end of the live list', async () => {
  const pages = [
    { orders: [finished(150)], next: 150 },
    { orders: [finished(90)], next: null },
  ];
  const { sockets, requests } = await openDesk(() => ({
    ok: true,
    ...(pages.shift() ?? { orders: [], next: null }),
  }));
  // An older order was opened by its address: the orders between are not skipped.
  sockets.send({ event_type: 'UPDATE_EVENT', order: finished(7) });
  await filter('Завершены').click();
  await expect.element(slip(7)).toBeInTheDocument();
  await more().click();
  await expect.element(slip(150)).toBeInTheDocument();
  await more().click();
  await expect.element(slip(90)).toBeInTheDocument();
  await expect.element(more()).not.toBeInTheDocument();
  expect(requests().map(({ call }) => call.split('?')[1])).toEqual([
    'status=completed&before=201',
    'status=completed&before=150',
  ]);
  // The other status has its own pages.
  await filter('Отменены').click();
  await expect.element(more()).toBeVisible();
});

it('starts again when the whole list is received again', async () => {
  const { sockets } = await openDesk(() => ({ ok: true, orders: [finished(150)], next: null }));
  await filter('Завершены').click();
  await more().click();
  await expect.element(more()).not.toBeInTheDocument();
  sockets.send({ event_type: 'GET_ALL', orders: newest });
  await expect.element(more()).toBeVisible();
});

it('offers no more when all orders are loaded', async () => {
  await openDesk(undefined, [finished(2), finished(1)]);
  await filter('Завершены').click();
  await expect.element(slip(1)).toBeVisible();
  await expect.element(more()).not.toBeInTheDocument();
});

it('allows a retry after an error', async () => {
  let fails = true;
  await openDesk(() =>
    fails
      ? refusal(500, 'something_went_wrong')
      : { ok: true, orders: [finished(150)], next: null },
  );
  await filter('Завершены').click();
  await more().click();
  await expect.element(more()).not.toHaveAttribute('aria-busy');
  fails = false;
  await more().click();
  await expect.element(slip(150)).toBeInTheDocument();
});
