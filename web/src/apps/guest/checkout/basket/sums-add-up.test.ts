import { allTexts, translate, type Language } from '@comanda/contract/texts';
import { toAmount } from '@comanda/domain/money';
import {
  COMMISSION_PERCENT,
  MAX_DISH_COUNT,
  priceOrder,
  type OrderType,
} from '@comanda/domain/orders';
import fc from 'fast-check';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { renderOrderPage } from '../../page/order/order-page.tsx';
import { aPageInfo } from '../../testing/a-page-info.ts';
import { BasketLines } from './basket-lines.tsx';
import { CheckoutContext, type Checkout } from '../checkout-context.ts';
import { Totals } from './totals.tsx';
import { noAssets } from '../../testing/no-assets.ts';

const dishes = fc.array(
  fc.record({
    priceMinor: fc.integer({ min: 1, max: 1_000_000 }),
    count: fc.integer({ min: 1, max: MAX_DISH_COUNT }),
    depositMinor: fc.constantFrom(0, 0, 200),
  }),
  { minLength: 1, maxLength: 8 },
);
const anyOrder = fc.record({
  dishes,
  orderType: fc.constantFrom<OrderType>('delivery', 'in_place'),
  hasCommission: fc.boolean(),
  zonePriceMinor: fc.integer({ min: 1, max: 20_000 }),
  language: fc.constantFrom<Language>('ro', 'ru', 'en'),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never;

const commissionOf = ({ hasCommission }: AnyOrder) => (hasCommission ? COMMISSION_PERCENT : 0);

/** The server's quote, by the functions that price every order. */
function priced(order: AnyOrder) {
  const commissionPercent = order.orderType === 'delivery' ? commissionOf(order) : 0;
  const lines = order.dishes.map(({ priceMinor, count, depositMinor }) => ({
    unitPriceMinor: shownPriceMinor(priceMinor, order.orderType, commissionPercent),
    count,
    depositMinor,
  }));
  const isDelivery = order.orderType === 'delivery';
  const zone = isDelivery ? { priceMinor: order.zonePriceMinor, steps: [] } : undefined;
  const price = priceOrder({ lines, commissionPercent, zone });
  return {
    dishes: lines.map(({ unitPriceMinor, count }, index) => ({
      line_id: index + 1,
      dish_id: index + 1,
      count,
      dish_price: toAmount(unitPriceMinor),
      name: `Fel ${index + 1}`,
      image_file_name: '',
    })),
    dish_total: toAmount(price.dishTotalMinor),
    delivery_price: toAmount(price.deliveryPriceMinor),
    ...(price.depositMinor > 0 && { deposit: toAmount(price.depositMinor) }),
    client_total: toAmount(price.clientTotalMinor),
  };
}

const digitsOf = (text: string) => Number(text.replace(/\D/g, ''));

/** The displayed amounts of the elements of one kind, in minor units. */
function amountsIn(markup: string, tag: 'data' | 'dd'): number[] {
  return [...markup.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) =>
    digitsOf(text ?? ''),
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** The lines sum to the dishes' total, and with deposit and delivery to the total, to the last ban. */
function expectToAddUp(markup: string, orderType: OrderType): void {
  const lines = sum(amountsIn(markup, 'data'));
  const totals = amountsIn(markup, 'dd');
  const total = totals.at(-1);
  if (orderType === 'in_place' && totals.length === 1) return expect(totals).toEqual([lines]);
  const parts = totals.slice(0, -1);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts[0]).toBe(lines);
  expect(sum(parts)).toBe(total);
}

function orderPage(order: AnyOrder): string {
  const shown = aGuestOrder({
    ...priced(order),
    status: 'preparing',
    order_type: order.orderType,
    table_for_in_place_order: order.orderType === 'in_place' ? '7' : '',
  });
  const data = {
    order: shown,
    written: { address: '', comment: '', avoids: [] },
    deliveryMinutes: { from: 0, to: 0 },
    trackingToken: 'a-token',
    isPublished: true,
    totalWithout: null,
    soldOut: { names: [], lineIds: [] },
    pubPoint: null,
  };
  return renderOrderPage(data, {
    language: order.language,
    now: new Date('2026-11-20T17:05:00Z'),
    publicUrl: 'http://comanda.test',
    mapTilesUrl: '',
    assets: noAssets,
  });
}

function checkout(order: AnyOrder): string {
  const value: Checkout = {
    t: (key, values = {}) => translate(allTexts[key], order.language, values),
    info: aPageInfo({ language: order.language, commissionPercent: commissionOf(order) }),
    onOldMenu: () => {},
    hasOptions: () => false,
  };
  const quote = {
    ...priced(order),
    unavailable_dish_ids: [],
    sold_out_dish_ids: [],
    zone_price: null,
    missing_to_free_delivery: null,
    next_step: null,
    paused_until: { delivery: null, in_place: null, pick_up: null },
    busy_minutes: 0,
    busy_until: null,
    refusal: null,
  };
  const basket = {
    lines: order.dishes.map(({ priceMinor, count }, index) => ({
      id: index + 1,
      dishId: index + 1,
      name: `Fel ${index + 1}`,
      priceMinor,
      count,
    })),
    orderType: order.orderType,
  };
  const store = { get: () => basket, set: () => {}, subscribe: () => () => {} };
  const { orderType } = order;
  // Before the server's response the lines show the page's own prices: they must be the same, or the sum jumps.
  const lines = (known: typeof quote | undefined) =>
    createElement(BasketLines, { lines: basket.lines, orderType, quote: known, store });
  const draw = (children: ReturnType<typeof createElement>) =>
    renderToStaticMarkup(createElement(CheckoutContext, { value }, children));
  expect(amountsIn(draw(lines(undefined)), 'data')).toEqual(amountsIn(draw(lines(quote)), 'data'));
  return draw(
    createElement(Fragment, null, lines(quote), createElement(Totals, { quote, orderType })),
  );
}

it.each([
  ['the order’s page', orderPage],
  ['the checkout', checkout],
])('the sums on %s add up as displayed', (_, draw) => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      expectToAddUp(draw(order), order.orderType);
    }),
    { numRuns: 60 },
  );
});
