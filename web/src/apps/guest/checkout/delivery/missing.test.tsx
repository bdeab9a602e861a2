import type { Quote } from '@comanda/contract/orders';
import type { Preorder } from '@comanda/contract/shipping';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { fakeApi, type FakeApi } from '../../../../testing/fakes/fake-api.ts';
import { createBasketStore } from '../../basket/basket-store.ts';
import '../../styles/page.css';
import '../../styles/taps.css';
import type { PageInfo } from '../../markup/page-info.ts';
import { openCheckout } from '../mount.tsx';
import { quoteOf, testInfo } from '../../testing/open-test-checkout.tsx';

/** Without its own entry in the browser history, which would be the test's. */
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

type Setup = {
  readonly info?: Partial<PageInfo>;
  readonly draft?: object;
  readonly preorder?: Preorder;
  /** The quote once a place is chosen. */
  readonly quoted?: Partial<Quote>;
  /** The quote waits for it. */
  readonly released?: Promise<void>;
  readonly refusal?: { readonly code: string; readonly facts?: Record<string, unknown> };
};

let visits = 0;

/**
 * One soup for 80 Lei, for delivery unless the page offers tables only. Each time at a pub of its own: the map of a sheet
 * that is gone may still load, and store its place.
 */
async function open({
  info,
  draft = {},
  preorder = { cash_preorder: true, card_preorder: true },
  quoted,
  released,
  refusal,
}: Setup = {}): Promise<FakeApi> {
  visits += 1;
  const pubId = 700 + visits;
  const pub: PageInfo = { ...testInfo, pubId, table: '', place, orderTypes: ['delivery'], ...info };
  sessionStorage.setItem(`comanda.draft.${pub.pubId}`, JSON.stringify(draft));
  const store = createBasketStore(pub.pubId, localStorage);
  store.set(() => ({
    lines: [{ id: 1, dishId: 1, name: 'Zeamă', priceMinor: 8000, count: 1 }],
    orderType: null,
  }));
  const api = fakeApi({
    'GET /api/client/pub/:pubID/shipping': () => ({ ok: true, shipping: aShipping() }),
    'GET /api/client/pub/:pubID/preorder': () => ({ ok: true, preorder }),
    'POST /api/client/pub/:pubID/orders/quote': async ({ body }) => {
      await released;
      return {
        ok: true,
        quote: { ...quoteOf(80), ...(typeof body.lat === 'number' ? quoted : {}) },
      };
    },
    'POST /api/client/pub/:pubID/orders': () => ({
      ok: false,
      err: '',
      code: refusal?.code ?? 'pub_expired',
      facts: refusal?.facts ?? {},
      status: 422,
    }),
  });
  await openCheckout(store, pub, async () => undefined);
  return api;
}

const sent = ({ made }: FakeApi) => made.filter(({ call }) => call.endsWith('/orders'));
const button = () => document.querySelector<HTMLButtonElement>('[type=submit]');
const label = () => button()?.textContent;
const send = () => button()?.click();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const whole = {
  address: 'str. Columna 1',
  name: 'Ana',
  phone: '+373 69 123 456',
  point: place,
};

it.each([
  [360, 740, 'Mai trebuie: adresa'],
  [360, 400, 'Mai trebuie: adresa'],
  [1280, 800, 'Mai trebuie: adresa, numele, telefonul'],
])('one press shows all that is missing on a screen of %i × %i', async (width, height, words) => {
  await page.viewport(width, height);
  const api = await open({ draft: { point: place } });
  const address = field('Strada, casa, scara, apartamentul');
  await expect.element(address).toBeVisible();
  await expect.poll(label).not.toBe('Se calculează prețul…');
  send();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(words);
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  await expect.element(address).toHaveFocus();
  // Between the heading and the bar, with its label and its problem.
  const { top, bottom } = address.element().closest('.f')?.getBoundingClientRect() ?? new DOMRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(
    document.querySelector('.send')?.getBoundingClientRect().top ?? 0,
  );
  const missing = words.split(',');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(missing.length);
  expect(sent(api)).toEqual([]);

  // A typed value stays in its field, and its problem leaves the list.
  await userEvent.type(address, 'str. Columna 1');
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue('str. Columna 1');
  if (missing.length === 1) await expect.element(alert).not.toBeInTheDocument();
  else await expect.element(alert).toHaveTextContent('Mai trebuie: numele, telefonul');
});

it('wrong fields are listed apart from missing ones', async () => {
  await open({ draft: { ...whole, name: '', phone: '+373 12' } });
  await expect.element(field('Telefon')).toBeVisible();
  send();
  const alert = () =>
    [...document.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent);
  await expect.poll(alert).toEqual(['Mai trebuie: numele', 'Corectați: telefonul']);
});

it('a missing place is scrolled into view when no other field is missing', async () => {
  await page.viewport(360, 740);
  await open({ draft: { ...whole, point: null } });
  const map = page.getByRole('application');
  await expect.element(map).toBeInTheDocument();
  send();
  await expect.element(page.getByText(/^Puneți marcajul/)).toBeInTheDocument();
  await expect.element(map).toHaveFocus();
  await expect.element(map).toBeInViewport({ ratio: 1 });
});

it('the button has no total before a place is chosen, and the total with the delivery after it', async () => {
  await open({
    draft: { ...whole, point: null },
    quoted: { delivery_price: 40, zone_price: 40, client_total: 120 },
  });
  await expect.element(page.getByRole('application')).toBeVisible();
  expect(label()).toBe('Alegeți locul');
  closeDialog();
  await open({
    draft: whole,
    quoted: { delivery_price: 40, zone_price: 40, client_total: 120 },
  });
  await expect.poll(label).toBe('Comandă120,00\u00A0Lei');
});

it('nothing is sent until the price of a delivery is loaded', async () => {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const quoted = { delivery_price: 40, zone_price: 40, client_total: 120 };
  const api = await open({ draft: whole, quoted, released });
  await expect.poll(label).toBe('Se calculează prețul…');
  send();
  answer();
  await expect.poll(label).toContain('120,00');
  expect(sent(api)).toEqual([]);
  send();
  await expect.poll(() => sent(api)).toHaveLength(1);
});

it('a delivery that is free above a sum shows no price', async () => {
  await open({
    draft: whole,
    quoted: { delivery_price: 0, zone_price: 35, missing_to_free_delivery: 0 },
  });
  await expect.element(page.getByText(/^Livrarea aici este gratuită/)).toBeVisible();
  expect(document.querySelector('dialog')?.textContent).not.toContain('35,00');
});

it.each([
  [true, true, ['Numerar', 'Cu cardul la curier']],
  [true, false, ['Numerar']],
  [false, true, ['Cu cardul la curier']],
])('offers the payment types of the pub: cash %s, card %s', async (cash, card, offered) => {
  await open({ draft: whole, preorder: { cash_preorder: cash, card_preorder: card } });
  await expect.element(field('Telefon')).toBeVisible();
  const radios = page.getByRole('group', { name: 'Cum plătiți' }).getByRole('radio').elements();
  expect(radios.map((one) => one.closest('label')?.textContent)).toEqual(offered);
});

it('the last used payment type is preselected, else cash', async () => {
  await open({ draft: whole });
  await expect.element(page.getByRole('radio', { name: 'Numerar' })).toBeChecked();
  closeDialog();
  localStorage.setItem('comanda.payment', 'card_offline');
  await open({ draft: whole });
  await expect.element(page.getByRole('radio', { name: 'Cu cardul la curier' })).toBeChecked();
});

it.each([
  ['pub_expired', 'in_place', '9'],
  ['in_place_order_is_off', 'in_place', '9'],
  ['outside_delivery_zones', 'delivery', ''],
  ['pub_is_closed', 'delivery', ''],
] as const)('a refusal, %s, is shown above the button with the keyboard open', async (...of) => {
  const [code, type, table] = of;
  await page.viewport(360, 400);
  await open({
    info: { orderTypes: type === 'in_place' ? ['in_place', 'delivery'] : ['delivery', 'in_place'] },
    draft: { ...whole, table },
    quoted: { delivery_price: 40, zone_price: 40, client_total: 120 },
    refusal: { code },
  });
  await expect.poll(label).toContain(type === 'in_place' ? '80,00' : '120,00');
  send();
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  expect(button()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});

it('a missing number at a table is shown in the same list', async () => {
  await page.viewport(360, 400);
  await open({ info: { orderTypes: ['in_place'] } });
  await expect.element(field('Numărul mesei')).toBeVisible();
  send();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Mai trebuie: numărul mesei');
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  await expect.element(field('Numărul mesei')).toHaveFocus();
  await expect.element(field('Numărul mesei')).toBeInViewport({ ratio: 1 });
});
