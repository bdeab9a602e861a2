import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../lib/session/session.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { aCarriedOrder, aCourier, aCourierOrder } from '../../testing/an-order.ts';
import { BarStatusPlace } from '../../testing/bar-status-place.tsx';
import { draw } from '../../testing/draw.tsx';
import { fakeApi, refusal, type FakeCalls } from '../../testing/fake-api.ts';
import { fakeSockets } from '../../testing/fake-sockets.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import { CourierArea } from './courier-area.tsx';
import { CourierOrders } from './courier-orders.tsx';

const ME = 4;
const RESERVE = 'POST /api/courier/:courierID/reserve-order';

let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ru');
  await page.viewport(360, 800);
});

afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
});

function drawArea() {
  takeAway = draw(
    <>
      <BarStatusPlace />
      <Routes>
        <Route path="courier" element={<CourierArea />}>
          <Route path="orders" element={<CourierOrders />} />
        </Route>
      </Routes>
    </>,
    '/courier/orders',
  );
}

async function openArea(
  orders: readonly CourierOrder[],
  { calls = {}, courier = {} }: { calls?: FakeCalls; courier?: Partial<Courier> } = {},
) {
  const api = fakeApi({
    'GET /api/courier': () => ({ ok: true, courier: aCourier({ id: ME, ...courier }) }),
    ...calls,
  });
  const sockets = fakeSockets<'/ws/courier/:courierID'>();
  drawArea();
  await sockets.accept();
  sockets.say({ event_type: 'GET_ALL', orders });
  return { api, sockets };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const said = () => toasts.list().map(({ message }) => message);

it('shows what may be taken by what it brings and how far it is, and nothing of the guest', async () => {
  await openArea([
    aCourierOrder({ id: 1 }),
    aCourierOrder({ id: 2, prepared: true }),
    aCourierOrder({ id: 3, status: 'not_handled' }),
  ]);
  const cards = page.getByRole('article');
  await expect.element(cards.nth(0).getByText('#2')).toBeVisible();
  await expect.element(cards.nth(0).getByText('Ресторан отметил: готово к выдаче')).toBeVisible();
  await expect.element(cards.nth(1).getByText(/40,00/)).toBeVisible();
  await expect.element(cards.nth(1).getByText(/3,2\sкм/)).toBeVisible();
  await expect.element(cards.nth(2)).not.toBeInTheDocument();
});

it('takes an order after a yes, says so and shows it among the active ones', async () => {
  const { api } = await openArea([aCourierOrder({ id: 9 })], {
    calls: { [RESERVE]: () => ({ ok: true, order: aCarriedOrder(ME, { id: 9 }) }) },
  });
  await button('Взять заказ').click();
  await button('Нет').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button('Взять заказ').click();
  await button('Да').click();
  await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
  await expect.element(tab('Активные')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(said()).toContain('Заказ ваш');
  expect(api.made.at(-1)).toEqual({
    call: 'POST /api/courier/4/reserve-order',
    body: { order_id: 9 },
  });
});

it('loses the race: the card goes, the list stays', async () => {
  await openArea([aCourierOrder({ id: 9 }), aCourierOrder({ id: 8 })], {
    calls: { [RESERVE]: () => refusal(409, 'order_is_already_reserved') },
  });
  await button('Взять заказ').nth(0).click();
  await button('Да').click();
  await expect.element(page.getByRole('article').getByText('#8')).toBeVisible();
  await expect.element(tab('Доступные')).toHaveAttribute('aria-pressed', 'true');
});

it('brings a lost order back when it is free again', async () => {
  const { sockets } = await openArea([aCourierOrder({ id: 9, revision: 3 })], {
    calls: { [RESERVE]: () => refusal(409, 'order_is_already_reserved') },
  });
  await button('Взять заказ').click();
  await button('Да').click();
  await expect.element(page.getByText('Свободных заказов нет')).toBeVisible();
  sockets.say({ event_type: 'UPDATE_EVENT', order: aCourierOrder({ id: 9, revision: 5 }) });
  await expect.element(page.getByRole('article').getByText('#9')).toBeVisible();
});

it('picks up, then hands over after one more question', async () => {
  const at = (status: CourierOrder['status'], revision: number) =>
    aCarriedOrder(ME, { id: 9, status, revision });
  let balance = 0;
  await openArea([at('preparing', 2)], {
    calls: {
      'GET /api/courier': () => ({ ok: true, courier: aCourier({ id: ME, balance }) }),
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
  await tab('Активные').click();
  await expect
    .element(page.getByRole('link', { name: /Позвонить/ }))
    .toHaveAttribute('href', 'tel:+37369217340');
  await expect.element(page.getByText('Отдать заведению')).toBeVisible();
  await button('Забрал заказ').click();
  await expect.element(page.getByText('В пути')).toBeVisible();
  await button('Передал гостю').click();
  await expect.element(page.getByRole('dialog').getByText(/220,40/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Передал гостю' }).click();
  await expect.element(page.getByText('Сейчас вы ничего не везёте')).toBeVisible();
  await expect.element(page.getByText(/-16,40/)).toBeVisible();
  await tab('Завершённые').click();
  await expect.element(page.getByRole('article').getByText('#9')).toBeVisible();
});

it('gives an order back', async () => {
  const release = vi.fn(() => ({ ok: true }) as const);
  await openArea([aCarriedOrder(ME, { id: 9 })], {
    calls: { 'POST /api/courier/:courierID/release-order': release },
  });
  await tab('Активные').click();
  await button('Отказаться').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отказаться' }).click();
  await expect.element(page.getByText('Сейчас вы ничего не везёте')).toBeVisible();
  expect(release).toHaveBeenCalledTimes(1);
});

it.each([
  [12.5, /^Баланс: \+12,50/],
  [-3, /^Баланс: -3,00/],
  [0, /^Баланс: 0,00/],
])('shows a balance of %s', async (balance, text) => {
  await openArea([], { courier: { balance } });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText('ID 4')).toBeVisible();
});

it('tells a courier who is not approved yet what to do', async () => {
  await openArea([], { courier: { is_approved: false } });
  await expect.element(page.getByText('Аккаунт ждёт одобрения платформы')).toBeVisible();
});

it('signs out a courier who is gone', async () => {
  session.signIn('token', 'courier');
  fakeApi({ 'GET /api/courier': () => refusal(404, 'courier_not_found') });
  fakeSockets();
  drawArea();
  await vi.waitFor(() => {
    expect(session.current().status).toBe('signed_out');
  });
});
