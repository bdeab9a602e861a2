import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { useNavigate } from '../../../lib/routes/location-context.ts';
import { page, userEvent } from 'vitest/browser';
import { deskKey } from '../../../product/desk/desk-key.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { BarStatusPlace, draw } from '../../../testing/setup/draw.tsx';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { OrderDesk } from './order-desk.tsx';
import { openTestDesk, slip } from '../testing/desk-setup.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { loadDeskTools } from '../testing/load-desk-tools.ts';

const GET = 'GET /api/company/:companyID/pubs/:pubID/orders/:orderID';
const SET_STATUS = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';

beforeAll(() => {
  startTestTexts('ru');
});

beforeAll(loadDeskTools);
beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1280, 800);
});

const openDesk = async (orders: Parameters<typeof anOrder>[0][], calls: FakeCalls = {}) =>
  openTestDesk({ orders, calls, bar: <BarStatusPlace /> });

const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const slipsOf = (name: string) => column(name).getByRole('link', { name: /^#/ });

it('opens its socket with a fresh token', async () => {
  const { sockets } = await openDesk([]);
  const { pathname, searchParams } = new URL(sockets.opened[0]?.address ?? '');
  expect(pathname).toBe('/ws/orders/company/3/pub/7');
  expect(searchParams.get('access_token')).toBe('token');
  // By which the server knows that this desk is there.
  expect(searchParams.get('desk')).toBe(deskKey);
});

it('shows active orders by status, newest first, without the finished ones', async () => {
  await openDesk([
    { id: 1, status: 'preparing' },
    { id: 2 },
    { id: 3, status: 'completed' },
    { id: 5, status: 'canceled' },
    { id: 4 },
  ]);
  await expect.element(slipsOf(text('orders.filter_not_handled')).nth(0)).toHaveTextContent('#4');
  await expect.element(slipsOf(text('orders.filter_not_handled')).nth(1)).toHaveTextContent('#2');
  await expect.element(slipsOf(text('orders.filter_preparing'))).toHaveTextContent('#1');
  await expect.element(slip(3)).not.toBeInTheDocument();
  await expect.element(slip(5)).not.toBeInTheDocument();
  await expect.element(page.getByRole('main').getByText('3 активных')).toBeVisible();
  await expect.poll(() => document.title).toBe('(3) Заказы · La Nuc');
});

it('has a switch for the longest waiting first, which stays on the device', async () => {
  const numbers = () =>
    slipsOf(text('orders.filter_not_handled'))
      .elements()
      .map(({ textContent }) => textContent);
  const press = page.getByRole('button', { name: text('orders.longest_first') });
  const openMenu = () => page.getByRole('button', { name: text('orders.desk_menu') }).click();
  const { unmount } = await openDesk([{ id: 1 }, { id: 2 }]);
  await expect.poll(numbers).toEqual(['#2', '#1']);
  await openMenu();
  await press.click();
  await expect.poll(numbers).toEqual(['#1', '#2']);
  unmount();
  await openDesk([{ id: 1 }, { id: 2 }]);
  await expect.poll(numbers).toEqual(['#1', '#2']);
  await openMenu();
  await expect.element(press).toHaveAttribute('aria-pressed', 'true');
  await press.click();
  await expect.poll(numbers).toEqual(['#2', '#1']);
});

it('marks a new slip, and ignores older revisions', async () => {
  const { sockets } = await openDesk([{ id: 1, revision: 3, status: 'preparing' }]);
  const created = anOrder({ id: 2, client_name: 'Vasile', opened_at: null });
  sockets.send({ event_type: 'CREATE_EVENT', order: created });
  await expect.element(column('Без ответа').getByText(text('orders.new'))).toBeVisible();
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: anOrder({ id: 1, revision: 2, status: 'not_handled' }),
  });
  await expect.element(slipsOf(text('orders.filter_preparing'))).toHaveTextContent('#1');
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: anOrder({ id: 1, revision: 4, status: 'at_courier' }),
  });
  await expect.element(slipsOf('У курьера')).toHaveTextContent('#1');
});

it('shows a message when there are no orders', async () => {
  await openDesk([]);
  await expect.element(page.getByText(text('orders.no_orders'))).toBeVisible();
  await expect.poll(() => document.title).toBe('Заказы · La Nuc');
});

it('shows one status with its filter', async () => {
  await openDesk([{ id: 1, status: 'completed' }, { id: 2 }]);
  await page.getByRole('button', { name: text('orders.filter_completed') }).click();
  await expect.element(slip(1)).toBeVisible();
  await expect.element(slip(2)).not.toBeInTheDocument();
  await page.getByRole('button', { name: text('orders.filter_canceled') }).click();
  await page.getByRole('button', { name: text('orders.show_all') }).click();
  await expect.element(slip(2)).toBeVisible();
});

it('moves by arrow keys and sets the status by number keys; the focus moves with the slip', async () => {
  const { api } = await openDesk([{ id: 1, status: 'preparing' }, { id: 2 }, { id: 3 }], {
    [SET_STATUS]: ({ params }) => ({
      ok: true,
      status: 'preparing',
      order: anOrder({ id: params.orderID, revision: 2, status: 'preparing' }),
    }),
  });
  await expect.element(slip(3)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  await expect.element(slip(3)).toHaveFocus();
  await userEvent.keyboard('2');
  await expect.element(slipsOf(text('orders.filter_preparing')).nth(0)).toHaveTextContent('#3');
  await expect.element(slip(3)).toHaveFocus();
  expect(api.made.at(-1)?.call).toBe(
    'PUT /api/company/3/pubs/7/orders/3/update-status?status=preparing&from=not_handled',
  );
});

it('moves to the slips by arrows from the toolbar too, but not from its fields', async () => {
  await openDesk([{ id: 1 }, { id: 2 }]);
  const all = page.getByRole('button', { name: /^Все/ });
  await expect.element(slip(2)).toBeVisible();
  all.element().focus();
  await userEvent.keyboard('1');
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(2)).toHaveFocus();
  await page.getByRole('searchbox').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

it('accepts arrow and number keys from the button of a slip as well as from its link', async () => {
  const { api } = await openDesk([{ id: 2 }, { id: 3 }], {
    [SET_STATUS]: () => refusal(409, 'order_changed_meanwhile'),
  });
  await expect.element(slip(3)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Tab}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: /^Принять.* #3$/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(2)).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}2');
  await expect
    .poll(() => api.made.map(({ call }) => call))
    .toContain(
      'PUT /api/company/3/pubs/7/orders/2/update-status?status=preparing&from=not_handled',
    );
});

it('shows a conflicting change below the slip, which stays until the user answers', async () => {
  const canceled = anOrder({ id: 2, revision: 2, status: 'canceled' });
  const { api } = await openDesk([{ id: 1 }, { id: 2 }, { id: 3 }], {
    [GET]: () => ({ ok: true, order: canceled, history: [] }),
    [SET_STATUS]: ({ query }) =>
      query.get('from') === null
        ? {
            ok: true,
            status: 'preparing',
            order: anOrder({ id: 2, revision: 3, status: 'preparing' }),
          }
        : {
            ...refusal(409, 'order_changed_meanwhile'),
            facts: { status: 'canceled', by: 'company', at: '2026-11-20T16:42:00Z' },
          },
  });
  await expect.element(slip(3)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}2');
  const alert = column('Без ответа').getByRole('alert');
  await expect
    .element(alert.getByText(text('orders.set_meanwhile', { status: 'Отменён' })))
    .toBeVisible();
  await expect.element(alert.getByText(/заведение, 18:42/)).toBeVisible();
  await expect.element(slip(2)).toHaveFocus();
  // The message is next to its slip in the tab order.
  await userEvent.keyboard('{Tab}{Tab}');
  await expect
    .element(
      alert.getByRole('button', { name: text('orders.set_anyway', { status: 'Готовится' }) }),
    )
    .toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(slipsOf(text('orders.filter_preparing'))).toHaveTextContent('#2');
  await expect.element(slip(2)).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(api.made.at(-1)?.call).toBe(
    'PUT /api/company/3/pubs/7/orders/2/update-status?status=preparing',
  );
});

it('removes a slip that was canceled elsewhere after the message is closed, and moves the focus on', async () => {
  await openDesk([{ id: 2 }, { id: 3 }], {
    [GET]: () => ({
      ok: true,
      order: anOrder({ id: 2, revision: 2, status: 'canceled' }),
      history: [],
    }),
    [SET_STATUS]: () => refusal(409, 'order_changed_meanwhile'),
  });
  await expect.element(slip(3)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}2');
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText(text('orders.set_meanwhile', { status: 'Отменён' })))
    .toBeVisible();
  await alert.getByRole('button', { name: text('ui.close') }).click();
  await expect.element(slip(2)).not.toBeInTheDocument();
  await expect.element(slip(3)).toHaveFocus();
});

it('does not give an order of a table to a courier, neither by button nor by key', async () => {
  const set = vi.fn<(orderID: number) => void>();
  await openDesk([{ id: 2, order_type: 'in_place', table_for_in_place_order: '7' }], {
    [SET_STATUS]: ({ params }) => {
      set(params.orderID);
      const order = anOrder({ id: 2, revision: 2, order_type: 'in_place', status: 'completed' });
      return { ok: true, status: 'completed', order };
    },
  });
  await expect.element(slip(2)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(2)).toHaveFocus();
  await userEvent.keyboard('34');
  await expect.element(slip(2)).not.toBeInTheDocument();
  expect(set).toHaveBeenCalledExactlyOnceWith(2);
});

it('shows whether the list is current', async () => {
  const { sockets } = await openDesk([]);
  await expect.element(page.getByText(text('ui.live'))).toBeVisible();
  sockets.cut();
  await expect.element(page.getByText(/^нет связи с \d\d:\d\d$/)).toBeVisible();
});

it('shows that nothing is loaded while there is no connection, and retries at once on request', async () => {
  fakeApi({});
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDesk />
    </PubOrdersProvider>,
  );
  await eventually(() => {
    sockets.cut();
  });
  await expect.element(page.getByRole('alert').getByText(/^Заказы не загрузились/)).toBeVisible();
  await page.getByRole('button', { name: text('ui.retry') }).click();
  await eventually(() => {
    expect(sockets.opened).toHaveLength(2);
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [anOrder({ id: 4 })] });
  await expect.element(slip(4)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('catches up after a lost connection: missed orders are added, finished ones are removed', async () => {
  const { sockets } = await openDesk([{ id: 1 }, { id: 2, status: 'preparing' }]);
  await expect.element(slip(2)).toBeVisible();
  sockets.cut();
  await expect.element(page.getByText(/^нет связи с \d\d:\d\d$/)).toBeVisible();
  await expect.element(slip(2)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await eventually(() => {
    expect(sockets.opened).toHaveLength(2);
  });
  await sockets.accept();
  await expect.element(page.getByText(text('ui.catching_up'))).toBeVisible();
  sockets.send({
    event_type: 'GET_ALL',
    orders: [anOrder({ id: 3 }), anOrder({ id: 2, revision: 5, status: 'completed' })],
  });
  await expect.element(slip(3)).toBeVisible();
  await expect.element(slip(1)).not.toBeInTheDocument();
  await expect.element(slip(2)).not.toBeInTheDocument();
  await expect.element(page.getByText(text('ui.live'))).toBeVisible();
});

it('stores its filter in the history entry and restores it after an order was opened', async () => {
  const shown = anOrder({ id: 1, status: 'completed' });
  fakeApi({ [GET]: () => ({ ok: true, order: shown, history: [] }) });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  function Detail() {
    const navigate = useNavigate();
    return (
      <button
        onClick={() => {
          navigate(-1);
        }}
      >
        назад
      </button>
    );
  }
  draw(
    <PubOrdersProvider pub={aPub()}>
      <Switch>
        <Route path="/admin/pub/7/orders">
          <OrderDesk />
        </Route>
        <Route path="/admin/pub/7/order/1">
          <Detail />
        </Route>
      </Switch>
    </PubOrdersProvider>,
    '/admin/pub/7/orders',
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [shown, anOrder({ id: 2 })] });
  await page.getByRole('button', { name: text('orders.filter_completed') }).click();
  await slip(1).click();
  await page.getByRole('button', { name: 'назад' }).click();
  await expect
    .element(page.getByRole('button', { name: text('orders.filter_completed') }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(slip(1)).toBeVisible();
  await expect.element(slip(2)).not.toBeInTheDocument();
});

it('stacks its columns on a phone, without the empty ones', async () => {
  await page.viewport(360, 800);
  await openDesk([{ id: 1, status: 'preparing' }, { id: 3 }, { id: 2 }]);
  const slips = page.getByRole('link', { name: /^#/ });
  await expect.element(slips.nth(2)).toBeInTheDocument();
  expect(slips.elements().map(({ textContent }) => textContent)).toEqual(['#3', '#2', '#1']);
  await expect.element(column('У курьера')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(slip(1)).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBe(360);
});
