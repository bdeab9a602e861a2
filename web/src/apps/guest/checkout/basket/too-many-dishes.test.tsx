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

it('a basket with too many dishes shows how many fit', async () => {
  const limit = 200;
  const quote = {
    ...quoteOf(80),
    refusal: { code: 'order_line_limit_exceeded', facts: { limit } },
  };
  fakeApi({ 'POST /api/client/pub/:pubID/orders/quote': () => ({ ok: true, quote }) });
  checkout = openCheckout();
  const message = translate(allTexts['errors.order_line_limit_exceeded'], 'ro', { limit });
  expect(message).toContain('200');
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
});
