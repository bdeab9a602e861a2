import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/actions/eventually.ts';
import { createBasketStore } from '../basket/basket-store.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import { aPageInfo } from '../testing/a-page-info.ts';
import { followOwnOrders } from './follow-own-orders.ts';
import { endOrder, ordersOf, storeOrder } from './stored-orders.ts';

const info = aPageInfo();

type Order = {
  readonly id: number;
  readonly number: number;
  readonly status: string;
  readonly order_type: string;
  readonly client_total: number;
  readonly created_time: string;
  readonly prepared: boolean;
  readonly promised_at: string | null;
  readonly arrives_from: string | null;
  readonly arrives_to: string | null;
  readonly pub: { readonly time_zone: string };
  readonly history: readonly { readonly at: string }[];
  readonly wanted_from?: string;
  readonly wanted_to?: string;
  readonly is_ahead?: true;
  readonly missing_lines?: readonly {
    readonly line_id: number;
    readonly choice_ids: readonly number[];
  }[];
};
const anOrder = (number: number, change: Partial<Order> = {}): Order => ({
  id: 400 + number,
  number,
  status: 'preparing',
  order_type: 'in_place',
  client_total: 0.1,
  created_time: '2026-11-20T18:30:00Z',
  prepared: false,
  promised_at: null,
  arrives_from: null,
  arrives_to: null,
  pub: { time_zone: 'Europe/Chisinau' },
  history: [{ at: new Date().toISOString() }],
  ...change,
});

let orders: Record<string, Order> = {};
let isOnline = true;
let isBroken = false;
let requests = 0;

beforeEach(() => {
  localStorage.clear();
  orders = {};
  isOnline = true;
  isBroken = false;
  requests = 0;
  document.body.innerHTML = '<details class="about"></details><main></main>';
  vi.stubGlobal('fetch', async (url: string) => {
    requests += 1;
    if (isBroken) return new Response('{}', { status: 503 });
    if (!isOnline) throw new TypeError('no connection');
    const order = orders[url.split('/').at(-1) ?? ''];
    return order ? Response.json({ ok: true, order }) : new Response('{}', { status: 404 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
});

const line = () => document.querySelector<HTMLAnchorElement>('#mine');
const openMenu = () => {
  const store = createBasketStore(info.pubId, deviceStorage);
  return { store, show: followOwnOrders(store, () => info) };
};
const expectText = (text: string) =>
  eventually(() => {
    expect(line()?.textContent).toBe(text);
  });
const expectNoLink = () =>
  eventually(() => {
    expect(line()).toBe(null);
  });

it('links to the order that was sent, and shows when its status changes', async () => {
  orders = { one: anOrder(17, { status: 'handled' }) };
  const { store, show } = openMenu();
  expect(line()).toBe(null);
  store.set((basket) => ({ ...basket, ordered: 'one' }));
  await expectText('Comanda 17 a fost trimisă');
  expect(line()?.getAttribute('href')).toBe('/pub/la-nuc/order/one?lang=ro');
  orders = { one: anOrder(17) };
  show();
  await expectText('Comanda 17 se pregătește');
  orders = { one: anOrder(17, { prepared: true }) };
  document.dispatchEvent(new Event('visibilitychange'));
  await expectText('Comanda 17 este gata');
});

it('shows when the order is ready or at the door, on the clock of the pub', async () => {
  const promised_at = '2026-11-20T16:40:00Z';
  orders = { one: anOrder(17, { promised_at }) };
  storeOrder('la-nuc', 'one', deviceStorage);
  const { show } = openMenu();
  await expectText('Comanda 17 se pregătește, ≈ 18:40');
  const arrives = { arrives_from: '2026-11-20T17:10:00Z', arrives_to: '2026-11-20T17:25:00Z' };
  orders = { one: anOrder(17, { status: 'at_courier', promised_at, ...arrives }) };
  show();
  await expectText('Comanda 17 este pe drum, ≈ 19:10–19:25');
});

it('shows for when an order for later is, until it is cooked, and that something of it has run out', async () => {
  const wanted = {
    order_type: 'delivery',
    wanted_from: '2026-11-21T17:30:00Z',
    wanted_to: '2026-11-21T18:00:00Z',
  };
  orders = { one: anOrder(17, { ...wanted, status: 'not_handled' }) };
  storeOrder('la-nuc', 'one', deviceStorage);
  const { show } = openMenu();
  await expectText('Comanda 17 a fost trimisă: sâm., 21 nov., 19:30–20:00');
  orders = { one: anOrder(17, { ...wanted, is_ahead: true }) };
  show();
  await expectText('Comanda 17 a fost acceptată: sâm., 21 nov., 19:30–20:00');
  orders = { one: anOrder(17, { ...wanted, order_type: 'pick_up', is_ahead: true }) };
  show();
  await expectText('Comanda 17 a fost acceptată: sâm., 21 nov., 19:30');
  orders = { one: anOrder(17, { ...wanted, missing_lines: [{ line_id: 5, choice_ids: [] }] }) };
  show();
  await expectText('Comanda 17: ceva s-a terminat, alegeți ce facem');
  orders = { one: anOrder(17, wanted) };
  show();
  await expectText('Comanda 17 se pregătește');
});

it('shows the newest of several orders, and the number of others', async () => {
  const [first, second] = [anOrder(17), anOrder(18)].map((one) => ({
    ...one,
    order_type: 'delivery',
  }));
  if (!first || !second) throw new Error('two orders');
  orders = {
    one: first,
    two: second,
    three: anOrder(19, { status: 'at_courier', order_type: 'delivery' }),
  };
  for (const token of Object.keys(orders)) storeOrder('la-nuc', token, deviceStorage);
  openMenu();
  await expectText('Comanda 19 este pe drum, încă 2');
  expect(line()?.href).toContain('/order/three?');
});

it('shows the end of an order until it has been seen or is long past', async () => {
  const at = (hours: number) => [{ at: new Date(Date.now() - hours * 3_600_000).toISOString() }];
  orders = { one: anOrder(17, { status: 'canceled', history: at(2) }) };
  storeOrder('la-nuc', 'one', deviceStorage);
  const { show } = openMenu();
  await expectText('Comanda 17 a fost anulată');
  orders = {
    one: anOrder(17, { status: 'completed', history: at(4), order_type: 'delivery' }),
  };
  show();
  await expectNoLink();
  expect(ordersOf('la-nuc', deviceStorage)).toEqual([]);
});

it('says what was ordered at a table this evening, also once all of it is over', async () => {
  orders = {
    'rest-1': anOrder(17, {
      status: 'completed',
      client_total: 120.1,
      created_time: '2026-11-20T17:05:00Z',
    }),
    'rest-2': anOrder(18, { client_total: 80.2 }),
    'rest-3': anOrder(19, { status: 'canceled', client_total: 500 }),
    'rest-4': anOrder(20, { order_type: 'delivery', client_total: 700 }),
  };
  for (const token of ['rest-1', 'rest-3', 'rest-4', 'rest-2']) {
    storeOrder('la-nuc', token, deviceStorage);
  }
  const { show } = openMenu();
  const sum = 'Comandat în această seară: 200,30\u00A0Lei';
  await expectText(`Comanda 18 se pregătește, încă 3. ${sum}`);
  for (const token of Object.keys(orders)) endOrder('la-nuc', token, deviceStorage);
  show();
  await expectText(sum);
  line()?.click();
  const sheet = document.querySelector<HTMLDialogElement>('#evening');
  expect(sheet?.open).toBe(true);
  const rows = [...(sheet?.querySelectorAll(':is(a, p)') ?? [])].map((row) => [
    row.getAttribute('href'),
    ...[...row.children].map((part) => part.textContent.replaceAll('\u00A0', ' ')),
  ]);
  expect(rows).toEqual([
    ['/pub/la-nuc/order/rest-2?lang=ro', '№ 18', '20:30', '80,20 Lei'],
    ['/pub/la-nuc/order/rest-1?lang=ro', '№ 17', '19:05', '120,10 Lei'],
    [null, 'Împreună', '200,30 Lei'],
  ]);
  sheet?.close();
});

it('follows an order that waits for long, removes one that no longer exists', async () => {
  const history = [{ at: new Date(Date.now() - 5 * 3_600_000).toISOString() }];
  orders = { one: anOrder(17, { history }) };
  for (const token of ['one', 'gone']) storeOrder('la-nuc', token, deviceStorage);
  openMenu();
  await expectText('Comanda 17 se pregătește');
  expect(ordersOf('la-nuc', deviceStorage)).toEqual(['one']);
});

it('shows the last known status without a response, and nothing without a known status', async () => {
  orders = { one: anOrder(17) };
  storeOrder('la-nuc', 'one', deviceStorage);
  const { show } = openMenu();
  await expectText('Comanda 17 se pregătește');
  for (const cut of [() => (isOnline = false), () => (isBroken = true)]) {
    cut();
    const before = requests;
    show();
    await eventually(() => {
      expect(requests).toBeGreaterThan(before);
    });
    expect(line()?.textContent).toBe('Comanda 17 se pregătește');
  }
  line()?.remove();
  show();
  await expectNoLink();
  expect(ordersOf('la-nuc', deviceStorage)).toEqual(['one']);
});

it('does not follow an earlier order again whose end was seen', async () => {
  deviceStorage.setItem('comanda.basket.9', '{"lines":[],"orderType":null,"ordered":"one"}');
  const { store } = openMenu();
  store.set((basket) => ({ ...basket, orderType: 'delivery' }));
  expect(ordersOf('la-nuc', deviceStorage)).toEqual([]);
});
