import type { Order, Quote, StaffOrder } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import { afterEach, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { menuWith, PUB } from './editing-setup.tsx';
import { WaiterScreen } from '../waiter/waiter-screen.tsx';
import type { PlaceOfGuest } from '../waiter/whom/guest-fields.tsx';

export const SEND = `POST ${PUB}/orders`;
export const LAST = `POST ${PUB}/orders/last`;
const QUOTE = `POST ${PUB}/orders/quote`;

const one = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
const size = anOptionGroup({
  name: 'Mărime',
  rule: 'replaces',
  choices: [
    aChoice(11, 'mică', { price: 80 }),
    aChoice(12, 'mare', { price: 110, sold_out_until: '9999-01-01T00:00:00.000Z' }),
  ],
});

const dishes = [
  aDish({ id: 3, name: 'Zeamă', price: 82 }),
  aDish({ id: 6, name: 'Pizza', place: 2, price: 80, option_groups: [{ group_id: 1, ...one }] }),
  aDish({ id: 9, category_id: 4, name: 'Papanași', price: 50 }),
];

/** A quote of a basket that costs nothing: the screen shows the menu's prices. */
const noQuote: Quote = {
  dishes: [],
  unavailable_dish_ids: [],
  sold_out_dish_ids: [],
  dish_total: 0,
  delivery_price: null,
  zone_price: null,
  missing_to_free_delivery: null,
  next_step: null,
  client_total: 0,
  paused_until: { delivery: null, in_place: null, pick_up: null },
  busy_until: null,
  busy_minutes: 0,
  refusal: null,
};

/** The order that the server makes of a request. */
export const taken = (body: StaffOrder, over: Partial<Order> = {}): Order =>
  anOrder({
    id: 41,
    number: 41,
    status: 'preparing',
    source: 'staff',
    order_type: body.order_type,
    table_for_in_place_order: body.table_for_in_place_order ?? '',
    ...over,
  });

const Place: PlaceOfGuest = ({ onPoint }) => (
  <button type="button" onClick={() => onPoint({ lat: 47, lng: 28 })}>
    pin
  </button>
);

type Scene = {
  readonly pub?: Partial<Pub>;
  readonly calls?: FakeCalls;
  readonly quote?: Partial<Quote>;
  /** In the live list. */
  readonly orders?: readonly Order[];
  /** Of the table or the phone. */
  readonly last?: readonly Order[];
};

let pubs = 700;

/** Of a delivery: the pub has zones. */
export const delivers = {
  lat: 47,
  lng: 28,
  shipping: { ...aPub().shipping, available: true },
} satisfies Partial<Pub>;

/** The screen in Russian, each time at a pub of its own: what was typed is kept for a pub. */
export function waiterScene() {
  beforeAll(() => startTestTexts('ru'));
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return async ({ pub, calls = {}, quote = {}, orders = [], last = [] }: Scene = {}) => {
    const shown = aPub({ id: (pubs += 1), tables: '1-3, Terasă 3', ...pub });
    const sent: StaffOrder[] = [];
    const keys: (string | null)[] = [];
    const answer = calls[SEND];
    const api = fakeApi({
      ...menuWith({ dishes, option_groups: [size] }),
      [`GET ${PUB}/favourite-dishes`]: () => ({ ok: true, dish_ids: [9, 777, 3] }),
      'GET /api/client/pub/:pubID/preorder': () => ({
        ok: true,
        preorder: { cash_preorder: true, card_preorder: true },
      }),
      [LAST]: () => ({ ok: true, orders: [...last] }),
      [QUOTE]: () => ({ ok: true, quote: { ...noQuote, ...quote } }),
      ...calls,
      [SEND]: (seen) => {
        sent.push(seen.body);
        return answer?.(seen) ?? { ok: true, order: taken(seen.body) };
      },
    });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
      const key = new Headers(request.headers).get('idempotency-key');
      if (key !== null) keys.push(key);
      return fetch(url, request);
    });
    const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
    const screen = (
      <PubOrdersProvider pub={shown}>
        <WaiterScreen pub={shown} Place={Place} />
      </PubOrdersProvider>
    );
    const show = async () => {
      const unmount = draw(screen, `/admin/pub/${shown.id}/waiter`);
      await sockets.accept();
      sockets.send({ event_type: 'GET_ALL', orders: [...orders] });
      return unmount;
    };
    const unmount = await show();
    return { api, sent, keys, unmount, show };
  };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const send = () => button(new RegExp(`^${text('orders.waiter_send')} ·`));
export const search = () => page.getByRole('searchbox', { name: text('orders.find_dish') });
export const slip = () => page.getByRole('complementary', { name: text('orders.waiter_slip') });
export const bar = (number: number, place: string) =>
  page.getByRole('group', { name: text('orders.waiter_sent', { number: `#${number}`, place }) });
export const table = (name: string) => text('orders.table', { table: name });
