import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { OrderDesk } from '../desk/order-desk.tsx';
import { OrdersCard } from '../desk/orders-card.tsx';
import { FoundLine } from '../desk/search/found-line.tsx';
import { KitchenScreen } from '../kitchen/kitchen-screen.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { OrderDetail } from '../sheet/order-detail.tsx';
import { RehearsalButton } from './rehearsal-button.tsx';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const STATIONS = 'GET /api/company/:companyID/pubs/:pubID/stations';
const REHEARSAL = 'POST /api/company/:companyID/pubs/:pubID/rehearsal-order';
const screens = russianScreens();
const mark = 'Репетиция';
const real = anOrder({ id: 1 });
const atTable = { order_type: 'in_place', table_for_in_place_order: '1' } as const;
const rehearsal = anOrder({ id: 2, is_rehearsal: true, ...atTable });

async function open(
  screen: ReactNode,
  orders: readonly ReturnType<typeof anOrder>[],
  calls: FakeCalls = {},
) {
  const api = fakeApi({
    [STATIONS]: () => ({ ok: true, stations: [], categories: [] }),
    [`GET ${ORDER}`]: () => ({ ok: true, order: rehearsal, history: [] }),
    ...calls,
  });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(<PubOrdersProvider pub={aPub()}>{screen}</PubOrdersProvider>);
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [...orders] });
  return api;
}

const articles = page.getByRole('article');

it('the desk marks a rehearsal and leaves it out of its numbers', async () => {
  await page.viewport(1280, 800);
  await open(<OrderDesk />, [real, rehearsal]);
  await expect.element(articles.filter({ hasText: '#2' }).getByText(mark)).toBeVisible();
  expect(articles.filter({ hasText: '#1' }).getByText(mark).elements()).toEqual([]);
  const heading = (level: number, name: RegExp) => page.getByRole('heading', { level, name });
  await expect.element(heading(1, /\s1\sактивный$/)).toBeVisible();
  await expect.element(heading(2, /^Без ответа\s*1$/)).toBeVisible();
  await page.getByRole('button', { name: text('orders.tables_button') }).click();
  const places = page.getByRole('group', { name: text('orders.places') });
  await expect.element(places.getByRole('button', { name: /^Доставка\s*1$/ })).toBeVisible();
  await expect.element(places.getByRole('button', { name: /^Зал\s*0?$/ })).toBeVisible();
  await expect.element(page.getByText(text('orders.no_open_table'))).toBeVisible();
});

it('the sum of a table is that of its guests', async () => {
  const orders = [{ ...real, ...atTable }, rehearsal];
  screens.draw(<FoundLine table="1" orders={orders} onShowAll={() => {}} />);
  const line = page.getByRole('region', { name: text('orders.table', { table: '1' }) });
  await expect.element(line.getByText(text('orders.order_count', { count: 1 }))).toBeVisible();
  await expect.element(line.getByText(/220,40/)).toBeVisible();
});

it('the order’s own page says that it is a rehearsal', async () => {
  await open(<OrderDetail orderID={2} />, [{ ...rehearsal, status: 'preparing' }]);
  await expect.element(page.getByText(mark)).toBeVisible();
});

it('the kitchen marks a rehearsal, and does not count its dishes', async () => {
  await page.viewport(1280, 800);
  const cooking = { status: 'preparing' } as const;
  await open(<KitchenScreen />, [
    { ...real, ...cooking },
    { ...rehearsal, ...cooking },
  ]);
  const card = page.getByRole('article', { name: `#2, ${mark}` });
  await expect.element(card.getByText(mark)).toBeVisible();
  const totals = page.getByRole('list', { name: text('orders.kitchen_totals') });
  await expect.element(totals).toHaveTextContent('2× Zeamă de găină');
});

it('the page of the pub sends a rehearsal, then leads to it', async () => {
  const api = await open(
    <>
      <OrdersCard />
      <RehearsalButton />
    </>,
    [],
    { [REHEARSAL]: () => ({ ok: true, order: rehearsal, tracking_token: 'token' }) },
  );
  await page.getByRole('button', { name: text('orders.send_rehearsal') }).click();
  const link = page.getByRole('link', { name: text('orders.open_rehearsal') });
  await expect.element(link).toHaveAttribute('href', '/admin/pub/7/order/2');
  expect(api.made.filter(({ call }) => call.endsWith('rehearsal-order'))).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: '0 Без ответа' })).toBeVisible();
});

it('a pub without a dish reads what to do first, and can press again', async () => {
  await open(<RehearsalButton />, [], {
    [REHEARSAL]: () => refusal(422, 'rehearsal_needs_a_dish'),
  });
  const send = page.getByRole('button', { name: text('orders.send_rehearsal') });
  await send.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(text('errors.rehearsal_needs_a_dish'));
  await expect.element(send).toBeEnabled();
});
