import type { NewOrder, Quote } from '@comanda/contract/orders';
import { allTexts, translate } from '@comanda/contract/texts';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { createBasketStore } from '../basket/basket-store.ts';
import type { PageInfo } from '../taps/page-info.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';

const info: PageInfo = {
  pubId: 7,
  urlName: 'la-nuc',
  symbol: 'Lei',
  commissionPercent: 0,
  orderTypes: ['in_place'],
  timeZone: 'Europe/Chisinau',
  place: undefined,
  tilesUrl: '',
  language: 'ro',
  table: '7',
};

const quoteOf = (total: number): Quote => ({
  dishes: [{ dish_id: 1, count: 1, dish_price: total, name: 'Zeamă' }],
  unavailable_dish_ids: [],
  dish_total: total,
  delivery_price: null,
  zone_price: null,
  missing_to_free_delivery: null,
  client_total: total,
  refusal: null,
});

let takeAway: () => void = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
});

function openCheckout(): void {
  const store = createBasketStore(info.pubId, localStorage);
  store.set(() => ({
    lines: [{ id: 1, name: 'Zeamă', priceMinor: 8000, count: 1 }],
    orderType: 'in_place',
  }));
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const say = (key: keyof typeof allTexts) => translate(allTexts[key], 'ro');
  root.render(<CheckoutSheet store={store} say={say} info={info} />);
  takeAway = () => {
    root.unmount();
    host.remove();
  };
}

const textOf = (part: Locator) => part.query()?.textContent;

it('a price that changed under the button is shown and asked about, and one tap more orders', async () => {
  const sent: NewOrder[] = [];
  let price = 80;
  let isQuoteLate = false;
  fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': async () => {
      if (isQuoteLate) await new Promise(() => {});
      return { ok: true, quote: quoteOf(price) };
    },
    'POST /api/client/pub/:pubID/orders': ({ body }) => {
      sent.push(body);
      return body.expected_total === price
        ? // Ends the story here: the page of the order is another document.
          { ok: false, err: '', code: 'pub_expired', status: 422 }
        : {
            ok: false,
            err: '',
            code: 'total_changed',
            facts: { client_total: price },
            status: 409,
          };
    },
  });
  openCheckout();
  const order = page.getByRole('button', { name: /^Comandă/ });
  const total = page.getByRole('definition').last();
  await expect.poll(() => textOf(order)).toContain('80,00');

  price = 95.5;
  await order.click();
  const note = page.getByRole('alert');
  await expect.poll(() => textOf(note)).toContain('Totalul tocmai s-a schimbat');
  await expect.poll(() => textOf(order)).toContain('95,50');
  await expect.poll(() => textOf(total)).toContain('95,50');

  // Before the new quote has come, the total that the refusal named is on the button and is sent.
  price = 99;
  isQuoteLate = true;
  await order.click();
  await expect.poll(() => textOf(order)).toContain('99,00');
  await order.click();
  await expect.poll(() => textOf(note)).toContain(translate(allTexts['errors.pub_expired'], 'ro'));
  expect(sent.map(({ expected_total }) => expected_total)).toEqual([80, 95.5, 99]);
});
