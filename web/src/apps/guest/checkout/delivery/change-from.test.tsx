import type { NewOrder, Quote } from '@comanda/contract/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { createBasketStore } from '../../basket/basket-store.ts';
import '../../styles/page.css';
import '../../styles/taps.css';
import { openCheckout } from '../mount.tsx';
import { quoteOf, testInfo } from '../../testing/open-test-checkout.tsx';

/** Without its own entry in the browser history, which would be the test's. */
const closeDialog = (): void => document.querySelector('dialog')?.remove();

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(360, 740);
});
afterEach(() => {
  closeDialog();
  vi.unstubAllGlobals();
});

const place = { lat: 47.02, lng: 28.84 };
const whole = { address: 'str. Columna 1', name: 'Ana', phone: '+373 69 123 456', point: place };
const quoted: Partial<Quote> = { delivery_price: 40, zone_price: 40, client_total: 120 };

let visits = 0;

/** One soup for 80 Lei, delivered for 40; the total can rise while the guest looks. Each time at a pub of its own. */
async function open(draft: object = {}) {
  visits += 1;
  const pubId = 900 + visits;
  sessionStorage.setItem(`comanda.draft.${pubId}`, JSON.stringify({ ...whole, ...draft }));
  const store = createBasketStore(pubId, localStorage);
  store.set(() => ({
    lines: [{ id: 1, dishId: 1, name: 'Zeamă', priceMinor: 8000, count: 1 }],
    orderType: null,
  }));
  const sent: NewOrder[] = [];
  let more: Partial<Quote> = {};
  fakeApi({
    'GET /api/client/pub/:pubID/shipping': () => ({ ok: true, shipping: aShipping() }),
    'GET /api/client/pub/:pubID/preorder': () => ({
      ok: true,
      preorder: { cash_preorder: true, card_preorder: true },
    }),
    'POST /api/client/pub/:pubID/orders/quote': () => ({
      ok: true,
      quote: { ...quoteOf(80), ...quoted, ...more },
    }),
    'POST /api/client/pub/:pubID/orders': ({ body }) => {
      sent.push(body);
      return { ok: false, err: '', code: 'pub_expired', facts: {}, status: 422 };
    },
  });
  await openCheckout(
    store,
    { ...testInfo, pubId, table: '', place, orderTypes: ['delivery'] },
    async () => undefined,
  );
  const costs = (client_total: number) => {
    more = { client_total };
    window.dispatchEvent(new Event('online'));
  };
  const stored = () =>
    JSON.parse(sessionStorage.getItem(`comanda.draft.${pubId}`) ?? '{}') as Record<string, unknown>;
  return { sent, costs, stored };
}

const change = page.getByRole('group', { name: 'Rest, Lei' });
const radio = (name: string | RegExp) => change.getByRole('radio', { name });
const amount = page.getByLabelText('Rest de la, Lei');
const order = page.getByRole('button', { name: /^Comandă/ });
const offered = () =>
  change
    .getByRole('radio')
    .elements()
    .map((one) => one.closest('label')?.textContent);

it('offers the notes above the total, and takes none for the guest', async () => {
  const { sent } = await open();
  await expect.element(change).toBeVisible();
  expect(offered()).toEqual(['Fără rest', 'De la 200', 'De la 500', 'De la 1000', 'Altă sumă']);
  await expect.element(radio('Fără rest')).toBeChecked();
  await order.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('change_from');
});

it('sends the note that was chosen, and remembers it with the draft', async () => {
  const { sent, stored } = await open();
  await radio(/200/).click();
  expect(stored()).toMatchObject({ changeFrom: '200' });
  await order.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ change_from: 200, payment_type: 'cash' });
});

it('takes another amount, from the total on', async () => {
  const { sent } = await open();
  await radio('Altă sumă').click();
  await order.click();
  await expect
    .poll(() => document.querySelector('.send [role=alert]')?.textContent)
    .toContain('suma pentru rest');
  await userEvent.type(amount, '100');
  await order.click();
  await expect.element(page.getByText(/^Cel puțin 120,00/)).toBeVisible();
  await expect.element(amount).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.fill(amount, '150,5');
  await order.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ change_from: 150.5 });
});

it('is dropped when the payment is changed to card', async () => {
  const { stored } = await open({ changeFrom: '500' });
  await expect.element(radio(/500/)).toBeChecked();
  await page.getByRole('radio', { name: 'Cu cardul la curier' }).click();
  await expect.element(change).not.toBeInTheDocument();
  expect(stored()).toMatchObject({ changeFrom: '' });
  await page.getByRole('radio', { name: 'Numerar' }).click();
  await expect.element(radio('Fără rest')).toBeChecked();
});

it.each([
  ['a note', { changeFrom: '200' }],
  ['a typed amount', { changeFrom: 'other', otherChange: '200' }],
])('%s is dropped when the total rises above it, and not before', async (_, draft) => {
  const { costs } = await open(draft);
  const isNone = () => radio('Fără rest').element().matches(':checked');
  await expect.poll(() => order.query()?.textContent).toContain('120,00');
  costs(200);
  await expect.poll(() => order.query()?.textContent).toContain('200,00');
  expect(isNone()).toBe(false);
  costs(201);
  await expect.poll(() => order.query()?.textContent).toContain('201,00');
  await expect.poll(isNone).toBe(true);
});

it('a note that is no longer among those offered stays in sight while it is chosen', async () => {
  await open({ changeFrom: '2000' });
  await expect.element(radio(/2000/)).toBeChecked();
});
