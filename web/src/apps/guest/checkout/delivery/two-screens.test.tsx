import type { NewOrder, Quote } from '@comanda/contract/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { createBasketStore } from '../../basket/basket-store.ts';
import { startDialogs } from '../../device/dialogs.ts';
import '../../styles/page.css';
import '../../styles/taps.css';
import type { PageInfo } from '../../markup/page-info.ts';
import { openCheckout } from '../mount.tsx';
import { quoteOf, testInfo } from '../../testing/open-test-checkout.tsx';

startDialogs();
// One step too many must not leave the page of the tests.
for (const _ of [1, 2, 3]) window.history.pushState(null, '');

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(360, 740);
});
afterEach(() => {
  document.querySelector('dialog')?.remove();
  vi.unstubAllGlobals();
});

const point = { lat: 47.02, lng: 28.84 };
const orderTypes = ['delivery'] as const;
const whole = { address: 'str. Columna 1', name: 'Ana', phone: '+373 69 123 456', point };
const here = { delivery_price: 40, zone_price: 40, client_total: 120 };
const outside = { refusal: { code: 'outside_delivery_zones', facts: {} } };

let visits = 0;

/**
 * One soup for 80 Lei, delivered; what the server quotes for a chosen place is asked each time. Each time at a pub of its
 * own: the map of a sheet that is gone may still load, and store its place.
 */
async function open(
  draft: object,
  quoted: () => Partial<Quote> = () => here,
  ofPage: Partial<PageInfo> = {},
) {
  visits += 1;
  const pubId = 800 + visits;
  const info = { ...testInfo, pubId, table: '', place: point, orderTypes, ...ofPage };
  sessionStorage.setItem(`comanda.draft.${info.pubId}`, JSON.stringify(draft));
  const store = createBasketStore(info.pubId, localStorage);
  store.set(() => ({
    lines: [{ id: 1, dishId: 1, name: 'Zeamă', priceMinor: 8000, count: 1 }],
    orderType: null,
  }));
  const sent: NewOrder[] = [];
  fakeApi({
    'GET /api/client/pub/:pubID/shipping': () => ({ ok: true, shipping: aShipping() }),
    'GET /api/client/pub/:pubID/preorder': () => ({
      ok: true,
      preorder: { cash_preorder: true, card_preorder: true },
    }),
    'POST /api/client/pub/:pubID/orders/quote': ({ body }) => ({
      ok: true,
      quote: { ...quoteOf(80), ...(typeof body.lat === 'number' ? quoted() : {}) },
    }),
    'POST /api/client/pub/:pubID/orders': ({ body }) => {
      sent.push(body);
      return { ok: false, err: '', code: 'something_went_wrong', facts: {}, status: 422 };
    },
  });
  await openCheckout(store, info, async () => undefined);
  return { sent };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const phone = field('Telefon');
const map = page.getByRole('application');
const button = (name: RegExp) => page.getByRole('button', { name });
const next = button(/^Mai departe/);
const sheet = () => document.querySelector('dialog');

it('asks for the place first, says what it costs there, and goes on to the contacts', async () => {
  await open({ name: 'Ana' }, () => ({ ...here, next_step: { missing: 220, price: 0 } }));
  await expect.element(map).toBeVisible();
  await expect.element(page.getByText('Zeamă')).toBeVisible();
  await expect.element(phone).not.toBeInTheDocument();
  map.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText(/^Livrarea aici costă 40,00.*30–50 minute/)).toBeVisible();
  await expect.element(page.getByText(/^Gratuit de la 300,00.*încă 220,00/)).toBeVisible();
  await expect.poll(() => next.query()?.textContent).toContain('120,00');
  await userEvent.type(field('Strada, casa, scara, apartamentul'), 'str. Columna 1');
  // A whole place alone leads nowhere: the guest may still be typing.
  await expect.element(map).toBeVisible();
  await next.click();
  await expect.element(phone).toBeVisible();
  await expect.element(map).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveFocus();
  await expect.element(page.getByText('str. Columna 1')).toBeVisible();
  await expect.element(page.getByText('1 × Zeamă')).toBeVisible();
  await expect.poll(() => button(/^Comandă/).query()?.textContent).toContain('120,00');
});

it('goes back one screen by the phone’s button, with all that was typed, and closes by Escape', async () => {
  await open(whole);
  await userEvent.fill(phone, '+373 69 000 000');
  window.history.back();
  await expect.element(field('Strada, casa, scara, apartamentul')).toHaveValue('str. Columna 1');
  await next.click();
  await expect.element(phone).toHaveValue('+373 69 000 000');
  // The browser's own way to close a dialog, without a key.
  sheet()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.element(next).toBeVisible();
  await next.click();
  await expect.element(phone).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => sheet()?.open ?? false).toBe(false);
});

it('a second back closes the sheet', async () => {
  await open(whole);
  await expect.element(phone).toBeVisible();
  window.history.back();
  await expect.element(next).toBeVisible();
  await expect.poll(() => window.history.state as unknown).toEqual({ dialog: true });
  window.history.back();
  await expect.poll(() => sheet()?.open ?? false).toBe(false);
});

it('begins with the contacts where the place is known, which one press changes', async () => {
  const { sent } = await open(whole);
  await expect.element(phone).toBeVisible();
  await expect.element(page.getByText(/^Livrarea aici costă 40,00/)).toBeVisible();
  await button(/^Schimbă: Unde livrăm/).click();
  await expect.element(map).toBeVisible();
  await next.click();
  await button(/^Comandă/).click();
  await expect.poll(() => sent).toHaveLength(1);
});

it('a double press on the words that lead to the contacts does not order', async () => {
  const { sent } = await open(whole);
  await button(/^Schimbă: Unde livrăm/).click();
  await expect.poll(() => next.query()?.textContent).toContain('120,00');
  await next.dblClick();
  await expect.element(phone).toBeVisible();
  expect(sent).toEqual([]);
});

it('a known place that is no longer served is asked for again, and leads nowhere', async () => {
  const { sent } = await open(whole, () => outside);
  const note = page.getByRole('alert');
  await expect.poll(() => note.query()?.textContent).toMatch(/în afara zonei/);
  await expect.element(map).toBeVisible();
  await button(/^Alegeți locul/).click();
  await expect.element(map).toHaveFocus();
  await expect.element(phone).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('what stops the order later leads back to the dishes only when the guest orders', async () => {
  let soldOut: Partial<Quote> = {};
  const { sent } = await open(whole, () => ({ ...here, ...soldOut }));
  await userEvent.fill(field('Numele dumneavoastră'), 'Maria');
  soldOut = {
    unavailable_dish_ids: [1],
    sold_out_dish_ids: [1],
    refusal: { code: 'dish_sold_out', facts: {} },
  };
  await page.getByRole('radio', { name: 'Cu cardul la curier' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(phone).toBeVisible();
  await button(/^Comandă/).click();
  await expect.element(page.getByText('S-a terminat', { exact: true })).toBeInViewport();
  expect(sent).toEqual([]);
});

it('stands on one screen where there is room for both', async () => {
  await page.viewport(1280, 800);
  await open({});
  await expect.element(map).toBeInTheDocument();
  await expect.element(phone).toBeInTheDocument();
  await expect.element(next).not.toBeInTheDocument();
});

it('a delivery that closes under the form takes it away, and gives it back as it was', async () => {
  let closed: Partial<Quote> = {};
  await open(whole, () => ({ ...here, ...closed }));
  await userEvent.fill(field('Numele dumneavoastră'), 'Maria');
  closed = { refusal: { code: 'pub_is_closed', facts: { opens_at: '2099-03-02T08:00:00.000Z' } } };
  await page.getByRole('radio', { name: 'Cu cardul la curier' }).click();
  await expect
    .poll(() => page.getByRole('alert').query()?.textContent)
    .toMatch(/din nou 2 martie de la 10:00/);
  expect(document.querySelector('form [type=submit], form [type=tel]')).toBeNull();
  await expect.element(page.getByText('Zeamă')).toBeVisible();
  closed = {};
  window.dispatchEvent(new Event('online'));
  await expect.element(field('Numele dumneavoastră')).toHaveValue('Maria');
});

/** The smallest possible picture. */
const TILE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

it.each([
  ['without tiles', '', /^Harta nu are străzi/],
  ['whose tiles do not load', 'data:,', /^Harta nu are străzi/],
  ['with tiles', TILE, /^Mutați harta/],
])('says how to set the pin on a map %s', async (_, tilesUrl, words) => {
  await open({}, undefined, { tilesUrl });
  await expect.element(map).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
});

it('says how far a place without streets is from the pub', async () => {
  await open({ point: { lat: 47.0308, lng: 28.84 } });
  await expect.element(page.getByText('1,2 km de local')).toBeVisible();
});
