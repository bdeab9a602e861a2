import type { AdminOrder } from '@comanda/contract/administration';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { BarStatusPlace, draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { browserEnvironment } from '../../../lib/live/browser-environment.ts';
import { session } from '../../../lib/session/session.ts';
import { touch } from '../../../testing/actions/on-screen.ts';
import { textOf } from '../../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { OrdersInProcess, type EnterAction } from './orders-in-process.tsx';

const ORDERS = 'GET /api/admin/orders';
const ENTER = 'POST /api/admin/get-pub-refresh-token';
const LEAVE = 'POST /api/admin/leave-pub';
const TASKS = 'GET /api/admin/failing-tasks';
const NOT_ANSWERING = 'GET /api/admin/pubs-not-answering';
const asAdmin: FakeCalls = {
  [TASKS]: () => ({ ok: true, tasks: [] }),
  [NOT_ANSWERING]: () => ({ ok: true, pubs: [] }),
  'POST /api/auth/refresh-token': () => ({ ok: true, accesstoken: 'token', role: 'admin' }),
};

let visited: string[] = [];

beforeAll(() => {
  startTestTexts('ro');
});

beforeEach(async () => {
  visited = [];
  await page.viewport(1280, 800);
});

afterEach(() => {
  // The page is loaded again after the change to another session.
  session.setEnding(false);
  vi.restoreAllMocks();
});

const aWaitingOrder = (over: Partial<AdminOrder> = {}): AdminOrder => ({
  ...anOrder(over),
  pub_name: 'La Nuc',
  currency_id: 1,
  ...over,
});

// The look of a slip is tested elsewhere; here it is a button with its action as the label.
const slipOf = (order: AdminOrder, { label, isPending, onPress }: EnterAction) => (
  <button key={order.id} type="button" aria-busy={isPending} onClick={onPress}>
    {label}
  </button>
);

function open(calls: FakeCalls) {
  const api = { ...fakeApi({ ...asAdmin, ...calls }), sockets: fakeSockets<'/ws/admin/orders'>() };
  draw(
    <>
      <BarStatusPlace />
      <OrdersInProcess
        slipOf={slipOf}
        actions={null}
        openInNewSession={(address) => {
          visited.push(address);
        }}
      />
    </>,
  );
  return api;
}

const slip = (number: number) =>
  page.getByRole('button', {
    name: text('administration.enter_pub', { number: `#${number}`, pub: 'La Nuc' }),
  });
const callsOf = ({ made }: ReturnType<typeof open>, part: string) =>
  made.filter(({ call }) => call.includes(part));

it('shows the orders in process, newest first, with their count, before the socket is open', async () => {
  const api = open({
    [ORDERS]: () => ({ ok: true, orders: [aWaitingOrder({ id: 9 }), aWaitingOrder({ id: 4 })] }),
  });
  await expect.element(slip(9)).toBeVisible();
  const list = page.getByRole('region', { name: /^Toate/ });
  await expect.element(list.getByRole('heading')).toHaveTextContent('Toate2');
  expect(
    list
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['#9: intră în La Nuc', '#4: intră în La Nuc']);
  expect(callsOf(api, '/orders')[0]?.call).toBe('GET /api/admin/orders?status=in-process');
});

it('shows them while the notes above them do not load at the first try', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const failing = () => {
    let isFirst = true;
    return async () => {
      if (!isFirst) await held;
      isFirst = false;
      return refusal(503, 'service_unavailable');
    };
  };
  open({
    [ORDERS]: () => ({ ok: true, orders: [aWaitingOrder()] }),
    [TASKS]: failing(),
    [NOT_ANSWERING]: failing(),
  });
  await expect.element(slip(1)).toBeVisible();
  answer();
});

it('follows the socket: adds, updates and removes orders', async () => {
  const { sockets } = open({ [ORDERS]: () => ({ ok: true, orders: [] }) });
  await sockets.accept();
  expect(new URL(sockets.opened[0]?.address ?? '').pathname).toBe('/ws/admin/orders');
  sockets.send({ event_type: 'GET_ALL', orders: [aWaitingOrder({ id: 4 })] });
  await expect.element(page.getByText(text('ui.live'))).toBeVisible();
  sockets.send({ event_type: 'CREATE_EVENT', order: aWaitingOrder({ id: 12 }) });
  await expect.element(slip(12)).toBeVisible();
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: aWaitingOrder({ id: 4, revision: 2, status: 'completed' }),
  });
  await expect.element(slip(4)).not.toBeInTheDocument();
  await expect.element(slip(12)).toBeVisible();
});

it('neither moves nor adds a slip under a finger', async () => {
  const { sockets } = open({ [ORDERS]: () => ({ ok: true, orders: [] }) });
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [5, 4].map((id) => aWaitingOrder({ id })) });
  await expect.element(slip(4)).toBeVisible();
  touch(slip(4).element());
  sockets.send({ event_type: 'CREATE_EVENT', order: aWaitingOrder({ id: 12 }) });
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: aWaitingOrder({ id: 5, revision: 2, status: 'completed' }),
  });
  const gathered = page.getByRole('button', { name: text('orders.gathered', { count: 1 }) });
  await expect.element(gathered).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Toate/ })).toHaveTextContent('Toate2');
  await expect.element(slip(5)).toBeVisible();
  await expect.element(slip(12)).not.toBeInTheDocument();
  await gathered.click();
  await expect.element(slip(12)).toBeVisible();
  await expect.element(slip(5)).not.toBeInTheDocument();
});

it('shows that it is disconnected, keeps its list, and is updated by the next GET_ALL', async () => {
  const { sockets } = open({ [ORDERS]: () => ({ ok: true, orders: [] }) });
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [aWaitingOrder({ id: 4 })] });
  await expect.element(slip(4)).toBeVisible();
  sockets.cut();
  await expect.element(page.getByText(/fără conexiune de la/)).toBeVisible();
  await expect.element(slip(4)).toBeVisible();
  // At once, as with the next check of the connection.
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => sockets.opened.length).toBe(2);
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [aWaitingOrder({ id: 5 })] });
  await expect.element(slip(5)).toBeVisible();
  await expect.element(slip(4)).not.toBeInTheDocument();
});

it('finds the orders of a pub, without diacritics and in either alphabet, or one by its number', async () => {
  open({
    [ORDERS]: () => ({
      ok: true,
      orders: [
        aWaitingOrder({ id: 31, pub_name: 'Țărănesc' }),
        aWaitingOrder({ id: 28, number: 17, pub_name: 'La Nuc' }),
      ],
    }),
  });
  const field = page.getByRole('searchbox');
  await field.fill('taran');
  await expect.element(page.getByRole('button', { name: /#31/ })).toBeVisible();
  await expect.element(slip(28)).not.toBeInTheDocument();
  for (const idOrNumber of ['28', '17']) {
    await field.fill(idOrNumber);
    await expect.element(slip(28)).toBeVisible();
    await expect.element(slip(31)).not.toBeInTheDocument();
  }
  await field.fill('nimeni');
  await expect
    .element(page.getByText(text('administration.nothing_found', { search: 'nimeni' })))
    .toBeVisible();
  await page.getByRole('main').getByText(text('administration.clear_search')).click();
  await expect.element(slip(28)).toBeVisible();
});

it('renders five hundred slips and adds the next one at once', async () => {
  const { sockets } = open({ [ORDERS]: () => ({ ok: true, orders: [] }) });
  await sockets.accept();
  const orders = Array.from({ length: 500 }, (_, index) => aWaitingOrder({ id: index + 1 }));
  const before = performance.now();
  sockets.send({ event_type: 'GET_ALL', orders });
  await expect.element(slip(500)).toBeVisible();
  const began = performance.now();
  sockets.send({ event_type: 'CREATE_EVENT', order: aWaitingOrder({ id: 501 }) });
  await expect.poll(() => document.body.textContent.includes('#501'), { interval: 5 }).toBe(true);
  // The limit allows for a slow machine, but not for rendering all slips again.
  expect(performance.now() - began).toBeLessThan(Math.max(1000, began - before));
});

it('enters the pub of the pressed slip, once, and opens its orders', async () => {
  let answer: () => void = () => {};
  const api = open({
    [ORDERS]: () => ({
      ok: true,
      orders: [aWaitingOrder({ id: 9, pub_id: 7 }), aWaitingOrder({ id: 4, pub_id: 8 })],
    }),
    [ENTER]: async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { ok: true };
    },
  });
  await slip(4).click();
  await expect.element(slip(4)).toHaveAttribute('aria-busy', 'true');
  await slip(9).click();
  await expect.element(slip(9)).toHaveAttribute('aria-busy', 'false');
  expect(visited).toEqual([]);
  await expect.poll(() => callsOf(api, 'get-pub').length).toBe(1);
  answer();
  await expect.poll(() => visited).toEqual(['/admin/pub/8/orders']);
  expect(callsOf(api, 'get-pub').map(({ call }) => call)).toEqual([`${ENTER}?pubID=8`]);
});

it('stays on the screen when the pub was deleted, with an updated list', async () => {
  let orders = [aWaitingOrder({ id: 9 })];
  open({
    [ORDERS]: () => ({ ok: true, orders }),
    [ENTER]: () => {
      orders = [];
      return refusal(404, 'not_found');
    },
  });
  await slip(9).click();
  await expect.element(page.getByText(text('administration.none'))).toBeVisible();
  expect(visited).toEqual([]);
});

it('shows the error and retries', async () => {
  let isBroken = true;
  open({
    [ORDERS]: () =>
      isBroken ? refusal(500, 'internal_server_error') : { ok: true, orders: [aWaitingOrder()] },
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: text('ui.retry') }).click();
  await expect.element(slip(1)).toBeVisible();
});

it('offers to leave the pub that the administrator is still in', async () => {
  open({
    [ORDERS]: () => refusal(403, 'forbidden'),
    [LEAVE]: () => ({ ok: true, accesstoken: 'new', role: 'admin' }),
  });
  await expect.element(page.getByText(text('administration.still_inside'))).toBeVisible();
  await expect.element(page.getByText(text('ui.live'))).not.toBeInTheDocument();
  await page.getByRole('button', { name: text('administration.leave') }).click();
  await expect.poll(() => visited).toEqual(['/administration/orders']);
});

it('closes the socket before the session ends, and sends no request meanwhile', async () => {
  const api = open({ [ORDERS]: () => ({ ok: true, orders: [aWaitingOrder({ id: 9 })] }) });
  await api.sockets.accept();
  api.sockets.send({ event_type: 'GET_ALL', orders: [aWaitingOrder({ id: 9 })] });
  await expect.element(page.getByText(text('ui.live'))).toBeVisible();
  const closed = new Promise<void>((resolve) => {
    api.sockets.opened[0]?.addEventListener('close', () => {
      resolve();
    });
  });
  session.setEnding(true);
  await closed;
  await expect.element(page.getByText(text('ui.live'))).not.toBeInTheDocument();
  expect(callsOf(api, '/orders')).toHaveLength(1);
  // The request to end it failed: the screen continues.
  session.setEnding(false);
  await expect.poll(() => api.sockets.opened.length).toBe(2);
});

it('checks its connection every 4 seconds, and reloads the page after 500 checks', async () => {
  const ticking = vi.spyOn(browserEnvironment, 'tickEvery').mockReturnValue(() => {});
  const reload = vi.spyOn(browserEnvironment, 'reload').mockReturnValue();
  vi.spyOn(browserEnvironment, 'mayReload').mockReturnValue(true);
  const { sockets } = open({ [ORDERS]: () => ({ ok: true, orders: [] }) });
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [] });
  const [everyMs, check] = ticking.mock.lastCall ?? [];
  expect(everyMs).toBe(4000);
  for (let count = 1; count < 500; count += 1) check?.();
  expect(reload).not.toHaveBeenCalled();
  check?.();
  expect(reload).toHaveBeenCalledOnce();
});

it('shows the tasks of the server that fail, and those that were not begun', async () => {
  const times = { since: '2026-11-20T16:40:00Z', next_run_at: '2026-11-20T16:55:00Z' };
  open({
    [ORDERS]: () => ({ ok: true, orders: [] }),
    [TASKS]: () => ({
      ok: true,
      tasks: [
        { kind: 'reset_mail', count: 3, failure: 'ECONNREFUSED', ...times },
        { kind: 'of_a_newer_version', count: 1, failure: null, ...times },
      ],
    }),
  });
  const notice = page.getByRole('alert');
  await expect
    .poll(() => textOf(notice.first()))
    .toMatch(/^Scrisori despre parola uitată: 3 .*ECONNREFUSED/);
  await expect.poll(() => textOf(notice.nth(1))).toMatch(/^of_a_newer_version: 1 /);
});

it('lists the pubs that do not answer, on their clock, each with the number to call', async () => {
  open({
    [ORDERS]: () => ({ ok: true, orders: [] }),
    [NOT_ANSWERING]: () => ({
      ok: true,
      pubs: [
        {
          pub_id: 7,
          pub_name: 'La Nuc',
          phone: '+37322123456',
          order_count: 2,
          time_zone: 'Pacific/Kiritimati',
          since: '2026-11-20T17:00:00Z',
        },
      ],
    }),
  });
  const list = page.getByRole('region', { name: text('administration.not_answering') });
  await expect.element(list.getByText('La Nuc')).toBeVisible();
  await expect.element(list.getByText(/^2 comenzi nedeschise, .* 07:00/)).toBeVisible();
  await expect.element(list.getByText('Pacific/Kiritimati')).toBeVisible();
  await expect.element(list.getByRole('link')).toHaveAttribute('href', 'tel:+37322123456');
});

it('a rehearsal is shown and not counted', async () => {
  const orders = [aWaitingOrder({ id: 1 }), aWaitingOrder({ id: 2, is_rehearsal: true })];
  open({ [ORDERS]: () => ({ ok: true, orders }) });
  await expect.element(page.getByRole('button', { name: /#2/ })).toBeVisible();
  const name = new RegExp(`^${text('orders.filter_all')}\\s*1$`);
  await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible();
});
