import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/actions/eventually.ts';
import { createBasketStore } from '../basket/basket-store.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import { aPageInfo } from '../testing/a-page-info.ts';
import { followOwnOrders } from './follow-own-orders.ts';
import { ordersOf, storeOrder } from './stored-orders.ts';

const info = aPageInfo();

type Order = {
  readonly id: number;
  readonly number: number;
  readonly status: string;
  readonly order_type: string;
  readonly prepared: boolean;
  readonly promised_at: string | null;
  readonly arrives_from: string | null;
  readonly arrives_to: string | null;
  readonly pub: { readonly time_zone: string };
  readonly history: readonly { readonly at: string }[];
};
const anOrder = (number: number, change: Partial<Order> = {}): Order => ({
  id: 400 + number,
  number,
  status: 'preparing',
  order_type: 'in_place',
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

it('shows the newest of several orders, and the number of others', async () => {
  orders = { one: anOrder(17), two: anOrder(18), three: anOrder(19, { status: 'at_courier' }) };
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
  orders = { one: anOrder(17, { status: 'completed', history: at(4) }) };
  show();
  await expectNoLink();
  expect(ordersOf('la-nuc', deviceStorage)).toEqual([]);
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
