import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import {
  openCheckout,
  quoteOf,
  testInfo,
  type OpenCheckout,
} from '../../testing/open-test-checkout.tsx';

let checkout: OpenCheckout | undefined;
afterEach(() => {
  checkout?.close();
  vi.unstubAllGlobals();
});

function open(info: Partial<PageInfo>): void {
  fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': () => ({ ok: true, quote: quoteOf(80) }),
    'GET /api/client/pub/:pubID/shipping': () => ({ ok: true, shipping: aShipping() }),
    'GET /api/client/pub/:pubID/preorder': () => ({
      ok: true,
      preorder: { cash_preorder: true, card_preorder: true },
    }),
  });
  checkout = openCheckout({ info: { ...testInfo, ...info } });
}

const bothTypes = ['in_place', 'delivery'] as const;

it.each<[string, Partial<PageInfo>, string]>([
  [
    'at a table',
    { contactDays: 42 },
    'Numele și dorințele le primește localul. La 42 de zile după comandă totul se șterge. Datele dumneavoastră',
  ],
  [
    'at a table of a pub that uses Telegram',
    { contactDays: 1, inTelegram: true },
    'Numele și dorințele le primește localul, și în chatul lui din Telegram. La 1 zi după comandă totul se șterge. Datele dumneavoastră',
  ],
])('says beside the button who gets the data %s, and for how long', async (_what, info, words) => {
  open(info);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  const link = page.getByRole('link', { name: 'Datele dumneavoastră' });
  await expect.element(link).toHaveAttribute('href', '/privacy?lang=ro');
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});

it.each([
  [undefined, 'Numele, telefonul și adresa le primesc localul și curierul.'],
  [
    true as const,
    'Numele, telefonul și adresa le primesc localul, și în chatul lui din Telegram, și curierul.',
  ],
])('names the courier for a delivery (Telegram: %s)', async (inTelegram, words) => {
  open({ orderTypes: bothTypes, inTelegram });
  await page.getByRole('radio', { name: /^Livrare/ }).click();
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect
    .element(page.getByText('Numele și dorințele', { exact: false }))
    .not.toBeInTheDocument();
});
