import {
  guestPlaceTexts,
  insteadTexts,
  placeTexts,
  typeFilterTexts,
  typeTexts,
} from '@comanda/contract/orders';
import { allTexts } from '@comanda/contract/texts';
import { orderTypes, type OrderType } from '@comanda/domain/orders';
import { Store } from 'lucide-react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  addMadeUpTo,
  addMadeUpType,
  MADE_UP,
} from '../../../domain/src/orders/testing/made-up-order-type.ts';
import { OrderDetail } from '../features/orders/sheet/order-detail.tsx';
import { OrderDesk } from '../features/orders/desk/order-desk.tsx';
import { PubOrdersProvider } from '../features/orders/pub-orders-provider.tsx';
import { orderTypeIcons } from '../product/slip/order-type-icons.ts';
import { fakeApi } from '../testing/fakes/fake-api.ts';
import { fakeSockets } from '../testing/fakes/fake-sockets.ts';
import { aPub } from '../testing/samples/a-pub.ts';
import { anOrder } from '../testing/samples/an-order.ts';
import { russianScreens } from '../testing/setup/russian-screens.ts';
import { shownPriceMinor } from './guest/basket/shown-price.ts';
import { orderTypeOf } from './guest/basket/basket.ts';
import type { Draft } from './guest/checkout/form/draft.ts';
import { checkDraft, orderBody } from './guest/checkout/sending/order-body.ts';
import { orderPageHtml } from './guest/testing/draw-order-page.ts';

const words = {
  'orders.qx': { en: 'At the window', ro: 'La ghișeu', ru: 'В окошке' },
  'guest.order.qx': { en: 'At the window', ro: 'La ghișeu', ru: 'В окошке' },
  'guest.order.step_completed_qx': { en: 'Fetched', ro: 'Ridicată', ru: 'Забран' },
};

let takeOut: readonly (() => unknown)[] = [];
beforeAll(() => {
  Object.assign(allTexts, words);
  const ofPub = [placeTexts, typeTexts, typeFilterTexts];
  takeOut = [
    addMadeUpType(),
    ...ofPub.map((column) => addMadeUpTo(column, 'orders.qx')),
    ...[guestPlaceTexts, insteadTexts].map((column) => addMadeUpTo(column, 'guest.order.qx')),
    addMadeUpTo(orderTypeIcons, Store),
    ...Object.keys(words).map((key) => () => Reflect.deleteProperty(allTexts, key)),
  ];
});
afterAll(() => {
  for (const one of takeOut) one();
});
const screens = russianScreens();

/** As the server sends one: nobody has asked for an address, a table or a way to pay. */
const madeUp = {
  order_type: MADE_UP,
  full_address: '',
  town: '',
  payment_type: '',
  delivery_price: 0,
  commission_percent: 0,
  client_total: 180.4,
} as const;

async function open(screen: React.JSX.Element, ...orders: ReturnType<typeof anOrder>[]) {
  const [order = anOrder()] = orders;
  fakeApi({
    'GET /api/company/:companyID/pubs/:pubID/orders/:orderID': () => ({
      ok: true,
      order,
      history: [],
    }),
  });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(<PubOrdersProvider pub={aPub()}>{screen}</PubOrdersProvider>, '/admin/pub/7/orders');
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders });
}

it('does not compile without its texts and its icon', () => {
  type Types = OrderType | 'qx';
  // @ts-expect-error -- the column has no entry for the other type
  const place: Readonly<Record<Types, string>> = placeTexts;
  // @ts-expect-error -- nor has this one
  const icons: Readonly<Record<Types, unknown>> = orderTypeIcons;
  expect([place, icons]).toHaveLength(2);
});

it('has a slip with its guest, its words and its icon, and a filter of its own', async () => {
  await open(<OrderDesk />, anOrder({ id: 5, ...madeUp }), anOrder({ id: 6 }));
  const slip = page.getByRole('article').filter({ hasText: '#5' });
  await expect.element(slip.getByText('Ana Ciobanu')).toBeVisible();
  await expect.element(slip.getByText('В окошке')).toBeVisible();
  expect(slip.element().querySelector('.lucide-store')).not.toBeNull();
  expect(slip.element().querySelector('.lucide-bike')).toBeNull();
  await page.getByRole('button', { name: 'Столики, курьеры', exact: true }).click();
  await page.getByRole('button', { name: /^В окошке/ }).click();
  await expect.element(page.getByRole('article').filter({ hasText: '#6' })).not.toBeInTheDocument();
  await expect.element(slip).toBeVisible();
});

it('has a sheet with its phone and one total, without an address, a payment or a courier', async () => {
  await open(<OrderDetail orderID={5} />, anOrder({ id: 5, status: 'preparing', ...madeUp }));
  await expect.element(page.getByText('В окошке')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /217.?340/ })).toBeVisible();
  const shown = document.body.textContent;
  for (const key of ['orders.delivery', 'orders.payment', 'orders.courier_searching'] as const) {
    expect(shown, key).not.toContain(allTexts[key].ru);
  }
  await expect
    .element(page.getByRole('button', { name: allTexts['orders.status_at_courier'].ru }))
    .not.toBeInTheDocument();
});

it('is followed on its own page, by its own words', () => {
  const html = orderPageHtml({ order_type: MADE_UP, status: 'preparing' }, { language: 'en' });
  expect(html).toContain('<p class="where">At the window</p>');
  expect(html).toContain('Fetched');
  expect(html).not.toContain(allTexts['guest.order.delivery'].en);
  expect(html).not.toContain(allTexts['guest.order.step_at_courier'].en);
});

it('is sent with what it needs, at the price of the menu', () => {
  const pub = { orderTypes: [...orderTypes] };
  expect(orderTypeOf({ lines: [], orderType: MADE_UP }, pub)).toBe(MADE_UP);
  expect(shownPriceMinor(1000, MADE_UP, 10)).toBe(1000);
  const draft: Draft = {
    name: '',
    phone: '',
    secondPhone: '',
    comment: '',
    payment: 'cash',
    table: '7',
    town: 'Chișinău',
    address: 'str. Secretă 17',
    changeFrom: '',
    otherChange: '',
    point: { lat: 47, lng: 28 },
    wantedAt: '',
    sendsWishes: false,
  };
  expect(Object.keys(checkDraft(MADE_UP, draft))).toEqual(['name', 'phone']);
  expect(orderBody({ lines: [], orderType: MADE_UP }, MADE_UP, draft)).toEqual({
    order_type: MADE_UP,
    dishes: [],
    client_name: '',
    comments: '',
    main_phone_number: '',
    second_phone_number: '',
  });
});
