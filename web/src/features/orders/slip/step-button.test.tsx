import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { AFTER_A_TAP_MS, keepWaits, skipWaits } from '../../../testing/actions/skip-waits.ts';
import { fakeApi, type FakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { OrderDesk } from '../desk/order-desk.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { loadDeskTools } from '../testing/load-desk-tools.ts';

beforeAll(loadDeskTools);
beforeEach(() => {
  skipWaits(AFTER_A_TAP_MS);
});

const ORDER = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID';
const ACCEPT = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept';
const screens = russianScreens();

async function openDesk(
  orders: Parameters<typeof anOrder>[0][],
  calls: FakeCalls,
): Promise<FakeApi> {
  const api = fakeApi(calls);
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDesk />
    </PubOrdersProvider>,
    '/admin/pub/7/orders',
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: orders.map((order) => anOrder(order)) });
  return api;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const slip = (number: number) => page.getByRole('link', { name: `#${number}`, exact: true });

it.each([360, 768, 1280])(
  'accepts an order by one tap at %i px, without leaving the desk',
  async (width) => {
    await page.viewport(width, 740);
    const api = await openDesk([{ id: 1 }], {
      [ACCEPT]: () => ({
        ok: true,
        order: anOrder({ id: 1, revision: 2, status: 'preparing' }),
      }),
    });
    await button('Принять, 30 мин #1').click();
    await expect.element(button('Готов #1')).toBeVisible();
    expect(api.made.filter(({ call }) => call.includes('/orders/1/'))).toEqual([
      { call: 'PUT /api/company/3/pubs/7/orders/1/accept', body: { minutes: 30 } },
    ]);
  },
);

it('marks an order as ready', async () => {
  await page.viewport(1280, 800);
  const table = { order_type: 'in_place', status: 'preparing' } as const;
  const api = await openDesk([{ id: 1, ...table }], {
    [`${ORDER}/update-prepared`]: ({ body }) => ({
      ok: true,
      order: anOrder({ id: 1, revision: 2, ...table, prepared: body.prepared }),
    }),
  });
  await button('Готов #1').click();
  await expect.element(button('Подан #1')).toBeVisible();
  expect(api.made.at(-1)?.body).toEqual({
    prepared: true,
    seen_lines: anOrder().dishes.map(({ line_id, count }) => ({ line_id, count })),
  });
});

it('treats a double tap as one: it does not take the following step', async () => {
  keepWaits();
  await page.viewport(1280, 800);
  const served = vi.fn<() => void>();
  const table = { order_type: 'in_place', status: 'preparing' } as const;
  await openDesk([{ id: 1, ...table }], {
    [`${ORDER}/update-prepared`]: () => ({
      ok: true,
      order: anOrder({ id: 1, revision: 2, ...table, prepared: true }),
    }),
    [`${ORDER}/update-status`]: () => {
      served();
      const order = anOrder({ id: 1, revision: 3, ...table, status: 'completed' });
      return { ok: true, status: 'completed', order };
    },
  });
  await button('Готов #1').click();
  await eventually(() => {
    const next = button('Подан #1').element();
    if (next instanceof HTMLElement) next.click();
  });
  expect(served).not.toHaveBeenCalled();
  await expect.element(button('Подан #1')).not.toHaveAttribute('aria-busy');
  await button('Подан #1').click();
  await eventually(() => {
    expect(served).toHaveBeenCalledOnce();
  });
});

it('moves the focus with its slip when pressed by key', async () => {
  await page.viewport(1280, 800);
  await openDesk([{ id: 1 }, { id: 2 }], {
    [ACCEPT]: () => ({
      ok: true,
      order: anOrder({ id: 2, revision: 2, status: 'preparing' }),
    }),
  });
  await expect.element(button('Принять, 30 мин #2')).toBeVisible();
  button('Принять, 30 мин #2').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Готов #2')).toBeVisible();
  await expect.element(slip(2)).toHaveFocus();
});
