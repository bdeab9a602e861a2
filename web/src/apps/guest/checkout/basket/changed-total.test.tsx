import type { NewOrder, Quote } from '@comanda/contract/orders';
import { allTexts, translate } from '@comanda/contract/texts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { waitFrames } from '../../../../testing/actions/on-screen.ts';
import { openCheckout, quoteOf, type OpenCheckout } from '../../testing/open-test-checkout.tsx';

let checkout: OpenCheckout | undefined;
afterEach(() => {
  checkout?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const textOf = (part: Locator) => part.query()?.textContent;

it('a price that changed before the press is shown for confirmation, and one more tap orders', async () => {
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
        ? // Ends the test here: the page of the order is another document.
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
  checkout = openCheckout();
  const order = page.getByRole('button', { name: /^Comandă/ });
  const total = page.getByRole('definition').last();
  await expect.poll(() => textOf(order)).toContain('80,00');

  price = 95.5;
  await order.click();
  const note = page.getByRole('alert');
  await expect.poll(() => textOf(note)).toContain('Totalul tocmai s-a schimbat');
  await expect.poll(() => textOf(order)).toContain('95,50');
  await expect.poll(() => textOf(total)).toContain('95,50');

  // Before the new quote is loaded, the total from the refusal is shown on the button and is sent.
  price = 99;
  isQuoteLate = true;
  await order.click();
  await expect.poll(() => textOf(order)).toContain('99,00');
  await order.click();
  await expect.poll(() => textOf(note)).toContain(translate(allTexts['errors.pub_expired'], 'ro'));
  expect(sent.map(({ expected_total }) => expected_total)).toEqual([80, 95.5, 99]);
  expect(sent.map(({ language }) => language)).toEqual(['ro', 'ro', 'ro']);
});

const intervals: readonly [string, number, Partial<Quote>][] = [
  ['each minute', 60_000, {}],
  [
    'four times a minute while the pub takes none',
    15_000,
    { refusal: { code: 'in_place_order_is_off', facts: {} } },
  ],
];

it.each(intervals)(
  'the price is requested at once, 300 milliseconds after a change, and %s',
  async (_, everyMs, state) => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    const quote = vi.fn(() => ({ ok: true as const, quote: { ...quoteOf(80), ...state } }));
    fakeApi({ 'POST /api/client/pub/:pubID/orders/quote': quote });
    const opened = openCheckout();
    checkout = opened;
    await waitFrames(() => document.querySelector('[type=submit]') !== null);
    const requestsAfter = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return quote.mock.calls.length;
    };
    expect(await requestsAfter(0)).toBe(1);
    opened.store.set(({ lines, ...basket }) => ({
      ...basket,
      lines: lines.map((line) => ({ ...line, count: 2 })),
    }));
    await waitFrames(() => document.querySelector('output')?.textContent === '2');
    expect(await requestsAfter(299)).toBe(1);
    expect(await requestsAfter(1)).toBe(2);
    expect(await requestsAfter(everyMs - 1)).toBe(2);
    expect(await requestsAfter(1)).toBe(3);
  },
);
