import type { CourierOrder } from '@comanda/contract/couriers';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { drawArea, OWN_ID, openArea } from '../testing/courier-setup.tsx';
import { courierQueue } from './courier-queue.ts';
import { courierStore } from './courier-store.ts';
import { listsToStore } from './stored-lists.ts';

const PICK_UP = 'POST /api/courier/:courierID/set-order-to-at-courier';
const COMPLETE = 'POST /api/courier/:courierID/set-order-to-completed';

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(360, 800);
});

afterEach(async () => {
  await clearCourierPhone();
  vi.restoreAllMocks();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const networkFailure = () => Promise.reject(new TypeError('Failed to fetch'));

/** An offline phone with these stored orders. */
async function openOffline(...orders: Parameters<typeof listsToStore>[1][number][]) {
  await courierStore.storeLists(listsToStore(aCourier({ id: OWN_ID }), orders, Date.now()));
  const api = fakeApi({ 'POST /api/auth/refresh-token': networkFailure });
  fakeSockets();
  drawArea();
  await expect.element(page.getByText(/^Нет связи: списки на/)).toBeVisible();
  return api;
}

it('shows the stored lists, with the guest data of active orders', async () => {
  await openOffline(aCourierOrder({ id: 3 }), anActiveCourierOrder(OWN_ID, { id: 9 }));
  await expect.element(page.getByRole('article').getByText('#3')).toBeVisible();
  await tab(text('couriers.filter_active')).click();
  await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
});

it('shows an order that an older version has stored without the field of a promised time', async () => {
  const older: Partial<CourierOrder> = aCourierOrder({ id: 3 });
  delete older.promised_at;
  await openOffline(older as CourierOrder);
  await expect.element(page.getByRole('article').getByText('#3')).toBeVisible();
  await expect.element(page.getByText(/Готов через|Должен быть готов/)).not.toBeInTheDocument();
});

it('stores the received orders on the phone, and deletes them with the session', async () => {
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9 })]);
  await eventually(async () => {
    expect((await courierStore.readLists(Date.now()))?.orders).toMatchObject([{ id: 9 }]);
  });
  session.signOut();
  await eventually(async () => {
    expect(await courierStore.readLists(Date.now())).toBeUndefined();
  });
});

it('accepts the next two steps offline, and shows that they wait', async () => {
  const api = await openOffline(anActiveCourierOrder(OWN_ID, { id: 9 }));
  await tab(text('couriers.filter_active')).click();
  await button(text('couriers.pick_up')).click();
  await expect.element(page.getByText(/«Забрал заказ», .* ждёт связи/)).toBeVisible();
  await expect.element(page.getByText(text('couriers.on_the_way'))).toBeVisible();
  await button(text('couriers.complete')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('couriers.complete') })
    .click();
  await expect.element(page.getByText(/«Передал гостю», .* ждёт связи/)).toBeVisible();
  await expect.element(button(text('couriers.complete'))).not.toBeInTheDocument();
  expect(api.made.some(({ call }) => call.includes('set-order'))).toBe(false);
  expect(await courierStore.readQueue()).toMatchObject([
    { orderID: 9, name: '#9 · La Nuc', step: 'pick_up', hasWaited: true },
    { orderID: 9, step: 'complete', hasWaited: true },
  ]);
});

/** As an older version has stored it. */
const waited = (id: string, step: 'pick_up' | 'complete', orderID = 9) => ({
  id,
  courierID: OWN_ID,
  orderID,
  step,
  happenedAt: new Date(Date.now() - 600_000).toISOString(),
  hasWaited: true,
});

it('sends the queued steps after a reconnect, in sequence, with their time and id', async () => {
  const steps = [
    waited('11111111-1111-4111-8111-111111111111', 'pick_up'),
    {
      ...waited('22222222-2222-4222-8222-222222222222', 'complete'),
      name: '#17 · La Nuc',
    },
  ] as const;
  for (const queued of steps) await courierStore.changeQueue({ kind: 'added', queued });
  const answer = (status: 'at_courier' | 'completed', revision: number) => () =>
    ({ ok: true, order: anActiveCourierOrder(OWN_ID, { id: 9, status, revision }) }) as const;
  const opened = await openArea([anActiveCourierOrder(OWN_ID, { id: 9 })], {
    calls: { [PICK_UP]: answer('at_courier', 3), [COMPLETE]: answer('completed', 4) },
  });
  await tab(text('couriers.filter_completed')).click();
  await expect.element(page.getByRole('article').getByText('#9')).toBeVisible();
  const sent = opened.api.made.filter(({ call }) => call.includes('set-order'));
  expect(sent.map(({ body }) => body)).toEqual(
    steps.map(({ id, happenedAt }) => ({ order_id: 9, action_id: id, happened_at: happenedAt })),
  );
  expect(toasts.list().map(({ message }) => message)).toContain(
    'Заказ #17 · La Nuc: «Передал гостю» отправлено',
  );
  expect(await courierStore.readQueue()).toEqual([]);
});

it('sends a step that waits again every five seconds', async () => {
  const queued = waited('55555555-5555-4555-8555-555555555555', 'complete');
  await courierStore.changeQueue({ kind: 'added', queued });
  const repeating = vi.spyOn(window, 'setInterval');
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9, status: 'at_courier' })], {
    calls: { [COMPLETE]: networkFailure },
  });
  await expect.poll(() => repeating.mock.calls).toContainEqual([courierQueue.flush, 5000]);
});

it('shows which order was refused and why, until dismissed; the card shows the current state', async () => {
  const queued = waited('33333333-3333-4333-8333-333333333333', 'complete');
  await courierStore.changeQueue({ kind: 'added', queued });
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9, status: 'at_courier' })], {
    calls: { [COMPLETE]: () => refusal(409, 'order_is_finished') },
  });
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText(/^Заказ #9: «Передал гостю» \(.*\) не принято$/))
    .toBeVisible();
  await expect.element(alert.getByText(text('errors.order_is_finished'))).toBeVisible();
  await tab(text('couriers.filter_active')).click();
  await expect.element(button(text('couriers.complete'))).toBeVisible();
  await alert.getByRole('button', { name: text('ui.close') }).click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(await courierStore.readQueue()).toEqual([]);
});

it('leaves another courier’s steps for their own sign-in', async () => {
  const queued = { ...waited('44444444-4444-4444-8444-444444444444', 'complete'), courierID: 5 };
  await courierStore.changeQueue({ kind: 'added', queued });
  const opened = await openArea([]);
  await expect.element(page.getByText(text('couriers.no_available'))).toBeVisible();
  expect(opened.api.made.some(({ call }) => call.includes('set-order'))).toBe(false);
  expect(await courierStore.readQueue()).toMatchObject([{ courierID: 5 }]);
});

it('offers a retry when nothing is stored', async () => {
  fakeApi({ 'POST /api/auth/refresh-token': networkFailure });
  fakeSockets();
  drawArea();
  await expect
    .element(page.getByRole('button', { name: text('ui.retry') }), { timeout: 10_000 })
    .toBeVisible();
});
