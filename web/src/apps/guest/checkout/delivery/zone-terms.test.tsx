import type { Quote } from '@comanda/contract/orders';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { createBasketStore } from '../../basket/basket-store.ts';
import '../../styles/page.css';
import '../../styles/taps.css';
import type { PageInfo } from '../../markup/page-info.ts';
import { openCheckout } from '../mount.tsx';
import { quoteOf, testInfo } from '../../testing/open-test-checkout.tsx';

const closeDialog = (): void => document.querySelector('dialog')?.remove();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  closeDialog();
  vi.unstubAllGlobals();
});

const place = { lat: 47.02, lng: 28.84 };
let visits = 0;

/** A delivery to a known place, each time at a pub of its own. */
async function open(quoted: Partial<Quote>): Promise<void> {
  visits += 1;
  const info: PageInfo = {
    ...testInfo,
    pubId: 1700 + visits,
    table: '',
    place,
    orderTypes: ['delivery'],
  };
  sessionStorage.setItem(`comanda.draft.${info.pubId}`, JSON.stringify({ point: place }));
  const store = createBasketStore(info.pubId, localStorage);
  store.set(() => ({
    lines: [{ id: 1, dishId: 1, name: 'Zeamă', priceMinor: 8000, count: 1 }],
    orderType: null,
  }));
  fakeApi({
    'GET /api/client/pub/:pubID/shipping': () => ({ ok: true, shipping: aShipping() }),
    'GET /api/client/pub/:pubID/preorder': () => ({
      ok: true,
      preorder: { cash_preorder: true, card_preorder: false },
    }),
    'POST /api/client/pub/:pubID/orders/quote': () => ({
      ok: true,
      quote: { ...quoteOf(80), delivery_price: 40, zone_price: 40, client_total: 120, ...quoted },
    }),
  });
  await openCheckout(store, info, async () => undefined);
}

it('says what the delivery costs at the step that is reached, and the next cheaper one', async () => {
  await open({ delivery_price: 20, next_step: { missing: 35.5, price: 10 }, zone_minutes: 15 });
  await expect.element(page.getByText(/^Livrarea aici costă 20,00.*45–65 minute/)).toBeVisible();
  await expect
    .element(page.getByText(/^Încă 35,50.Lei și livrarea costă 10,00.Lei$/))
    .toBeVisible();
});

it('says from when it is free where that is the next step', async () => {
  await open({ next_step: { missing: 220, price: 0 } });
  await expect.element(page.getByText(/^Gratuit de la 300,00.*încă 220,00/)).toBeVisible();
});

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

it.each([
  [
    'below_zone_minimum',
    { minimum: 200, missing: 120 },
    /^Lipsesc 120,00.Lei până la minimul de 200,00.Lei/,
  ],
  [
    'zone_is_closed',
    { closed_until: at(1), closed_texts: { ro: 'Podul e închis.', ru: 'Мост закрыт.' } },
    /^Podul e închis. Livrările în acest loc reîncep mâine la \d\d:\d\d/,
  ],
  [
    'zone_is_closed',
    { closed_until: at(30), closed_texts: { ru: 'Мост закрыт.' } },
    /^Мост закрыт. Livrările în acest loc reîncep \d+ \p{L}+ la/u,
  ],
  [
    'zone_is_closed',
    { closed_until: UNTIL_SWITCHED_BACK },
    /^Acum nu se livrează în acest loc. Mutați marcajul/,
  ],
  [
    'zone_is_closed',
    { opens_at: at(2), taken_until: at(0) },
    /^Livrările în acest loc reîncep \p{L}+ la \d\d:\d\d.* Azi a fost până la \d\d:\d\d\.$/u,
  ],
  ['zone_is_closed', {}, /^Acum nu se livrează în acest loc/],
])('says the way out of %s: %o', async (code, facts, words) => {
  await open({ refusal: { code, facts } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
});
