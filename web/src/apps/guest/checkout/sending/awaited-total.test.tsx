import { allTexts, translate } from '@comanda/contract/texts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { openCheckout, quoteOf, type OpenCheckout } from '../../testing/open-test-checkout.tsx';

let checkout: OpenCheckout | undefined;
afterEach(() => {
  checkout?.close();
  vi.unstubAllGlobals();
});

it('an order at a table is not sent by a press before its total is shown', async () => {
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': async () => {
      await released;
      return { ok: true, quote: quoteOf(80) };
    },
    'POST /api/client/pub/:pubID/orders': () => ({
      ok: false,
      err: '',
      code: 'pub_expired',
      status: 422,
    }),
  });
  const sent = () => api.made.filter(({ call }) => call.endsWith('/orders'));
  checkout = openCheckout();
  await page
    .getByRole('button', { name: translate(allTexts['guest.checkout.counting'], 'ro') })
    .click();
  answer();
  const order = page.getByRole('button', { name: /^Comandă/ });
  await expect.poll(() => order.query()?.textContent).toContain('80,00');
  expect(sent()).toEqual([]);
  await order.click();
  await expect.poll(sent).toHaveLength(1);
});
