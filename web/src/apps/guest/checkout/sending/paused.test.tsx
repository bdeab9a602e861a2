import type { Quote } from '@comanda/contract/orders';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import {
  openCheckout,
  quoteOf,
  testInfo,
  type OpenCheckout,
} from '../../testing/open-test-checkout.tsx';

let checkout: OpenCheckout | undefined;
afterEach(() => {
  checkout?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const bothTypes = { ...testInfo, orderTypes: ['in_place', 'delivery'] } as const;
const note = page.getByRole('alert');
const typeOf = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

function paused(paused_until: Quote['paused_until'], until: string | null): Quote {
  const refusal = until === null ? null : { code: 'pub_is_paused', facts: { paused_until: until } };
  return { ...quoteOf(80), paused_until, refusal };
}

const serve = (quote: () => Quote) =>
  fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': () => ({ ok: true, quote: quote() }),
    'GET /api/client/pub/:pubID/shipping': () => ({ ok: true, shipping: aShipping() }),
    'GET /api/client/pub/:pubID/preorder': () => ({
      ok: true,
      preorder: { cash_preorder: true, card_preorder: true },
    }),
  });

it('says that the pub takes no orders, keeps the basket, and takes the words back at the end', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const until = soon(10_000);
  serve(() => paused({ delivery: until, in_place: until, pick_up: until }, until));
  checkout = openCheckout({ info: bothTypes });
  await expect.poll(() => note.query()?.textContent).toMatch(/comenzi noi până la .*Coșul/);
  await expect.element(typeOf('La masă')).toBeDisabled();
  await expect.element(typeOf('Livrare')).toBeDisabled();
  await expect.element(typeOf('La masă')).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: /cu livrare/ })).not.toBeInTheDocument();
  await expect.element(page.getByText('Zeamă')).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(typeOf('Livrare')).toBeEnabled();
  await expect.element(typeOf('La masă')).toBeChecked();
});

it('does not let a paused order type be chosen, and offers the other one', async () => {
  const until = soon(60_000);
  serve(() => paused({ delivery: null, in_place: until, pick_up: null }, until));
  checkout = openCheckout({ info: bothTypes });
  await expect.element(typeOf('La masă')).toBeDisabled();
  await expect.element(typeOf('La masă')).not.toBeChecked();
  await expect.element(typeOf('Livrare')).toBeEnabled();
  await expect.element(page.getByRole('button', { name: /cu livrare/ })).toBeVisible();
});

it.each([
  ['pub_is_closed', { opens_at: '2099-03-02T08:00:00.000Z' }, /din nou 2 martie de la 10:00/],
  ['pub_is_closed', {}, /Acum este închis/],
  ['delivery_is_off', {}, /./],
])('a delivery that nobody takes now has no form: %s %o', async (code, facts, words) => {
  serve(() => ({ ...quoteOf(80), refusal: { code, facts } }));
  checkout = openCheckout({ info: { ...bothTypes, table: '' }, phone: '+373 22 123 456' });
  checkout.store.set((basket) => ({ ...basket, orderType: 'delivery' }));
  await expect.poll(() => note.query()?.textContent).toMatch(words);
  expect(document.querySelector('form textarea, form [type=submit], form [type=tel]')).toBeNull();
  await expect.element(page.getByText('Zeamă')).toBeVisible();
  const call = page.getByRole('link', { name: 'Sunați la +373 22 123 456' });
  await expect.element(call).toHaveAttribute('href', 'tel:+37322123456');
  await page.getByRole('button', { name: 'Comandă la masă' }).click();
  await expect.element(typeOf('La masă')).toBeChecked();
});

it('says how much longer it takes while the pub is busy', async () => {
  serve(() => ({ ...quoteOf(80), busy_minutes: 20, busy_until: soon(60_000) }));
  checkout = openCheckout();
  await expect.element(page.getByText('Acum e aglomerat: cu circa 20 min mai mult')).toBeVisible();
});

it('a pause that was ended by hand no longer refuses after the next quote', async () => {
  let isPaused = false;
  const until = soon(60_000);
  const both = { delivery: until, in_place: until, pick_up: until };
  fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': () => ({ ok: true, quote: quoteOf(80) }),
    'POST /api/client/pub/:pubID/orders': () => {
      isPaused = true;
      const facts = { paused_until: both.in_place };
      return { ok: false, err: '', code: 'pub_is_paused', facts, status: 422 };
    },
  });
  checkout = openCheckout();
  await page.getByRole('button', { name: /^Comandă/ }).click();
  await expect.poll(() => isPaused).toBe(true);
  await expect.element(note).not.toBeInTheDocument();
});
