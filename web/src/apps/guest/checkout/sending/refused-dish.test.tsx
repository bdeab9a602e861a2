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

it('an order that is refused for a dish scrolls to that dish in a long basket', async () => {
  await page.viewport(360, 740);
  const [soup] = quoteOf(80).dishes;
  const dishes = Array.from({ length: 30 }, (_, index) => ({
    ...soup,
    dish_id: index + 1,
    count: 1,
    dish_price: 80,
    name: `Fel ${index + 1}`,
  }));
  const quote = { ...quoteOf(2400), dishes, unavailable_dish_ids: [3], sold_out_dish_ids: [3] };
  fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': () => ({ ok: true, quote }),
    'POST /api/client/pub/:pubID/orders': () => ({
      ok: false,
      err: '',
      code: 'dish_sold_out',
      status: 422,
    }),
  });
  checkout = openCheckout();
  checkout.store.set(({ orderType }) => ({
    orderType,
    lines: dishes.map(({ dish_id: dishId, name }) => ({
      id: dishId,
      dishId,
      name,
      priceMinor: 8000,
      count: 1,
    })),
  }));
  const gone = page.getByRole('listitem').filter({ hasText: 'Fel 3' }).first();
  const soldOut = translate(allTexts['guest.checkout.sold_out'], 'ro');
  await expect.element(gone.getByText(soldOut)).toBeVisible();
  const order = page.getByRole('button', { name: /^Comandă/ });
  order.element().scrollIntoView();
  expect(gone.element().getBoundingClientRect().bottom).toBeLessThan(0);
  await order.click();
  await expect.element(gone).toBeInViewport();
});
