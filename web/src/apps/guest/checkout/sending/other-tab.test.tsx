import type { NewOrder } from '@comanda/contract/orders';
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

it('a basket that another tab has just ordered is not sent, even before its event arrives', async () => {
  const sent: NewOrder[] = [];
  fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': () => ({ ok: true, quote: quoteOf(80) }),
    'POST /api/client/pub/:pubID/orders': ({ body }) => {
      sent.push(body);
      return { ok: false, err: '', code: 'pub_expired', status: 422 };
    },
  });
  checkout = openCheckout();
  const order = page.getByRole('button', { name: /^Comandă/ });
  await expect.poll(() => order.query()?.textContent).toContain('80,00');
  // A tab receives no events for its own writes: as if the event were still pending.
  const ordered = { lines: [], orderType: null, ordered: 'its token' };
  localStorage.setItem('comanda.basket.7', JSON.stringify(ordered));
  await order.click();
  const alert = page.getByRole('alert');
  await expect
    .poll(() => alert.query()?.textContent)
    .toContain(translate(allTexts['guest.checkout.ordered'], 'ro'));
  const follow = page.getByRole('link').query();
  expect(follow?.getAttribute('href')).toBe('/pub/la-nuc/order/its%20token?lang=ro');
  expect(sent).toEqual([]);
});
