import '../../styles/page.css';
import '../../styles/checkout.css';
import type { NewOrder } from '@comanda/contract/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import {
  openCheckout,
  quoteOf,
  testInfo,
  type OpenCheckout,
} from '../../testing/open-test-checkout.tsx';

const CLOSED = { code: 'pub_is_closed', facts: { opens_at: '2999-11-21T08:00:00.000Z' } };

let checkout: OpenCheckout;
let isClosed = false;
const sent: NewOrder[] = [];
beforeEach(() => {
  isClosed = false;
  sent.length = 0;
  fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': () => ({
      ok: true,
      quote: { ...quoteOf(80), refusal: isClosed ? CLOSED : null },
    }),
    'POST /api/client/pub/:pubID/orders': ({ body }) => {
      sent.push(body);
      return { ok: false, err: '', code: 'pub_expired', status: 422 };
    },
  });
});
afterEach(() => {
  checkout.close();
  vi.unstubAllGlobals();
});

function open(): void {
  checkout = openCheckout({
    info: { ...testInfo, table: '', orderTypes: ['in_place', 'pick_up'] },
  });
}
const choose = () => page.getByRole('radio', { name: 'Ridicare' }).click();
const order = () => page.getByRole('button', { name: /^Comandă/ });

it('one tap asks for a name and a phone instead of a table, and for nothing else', async () => {
  open();
  await choose();
  await expect.element(page.getByLabelText('Numele dumneavoastră')).toBeVisible();
  await expect.element(page.getByLabelText('Telefon')).toBeVisible();
  await expect.element(page.getByLabelText('Numărul mesei')).not.toBeInTheDocument();
  expect(document.querySelectorAll('form input:not([type=radio]), form textarea').length).toBe(3);
  await expect.element(page.getByLabelText(/^Dorințe/)).not.toBeVisible();
  await expect
    .element(
      page.getByText('Numele și telefonul le primește localul. Plătiți la ridicare.', {
        exact: false,
      }),
    )
    .toBeVisible();
});

it('says what is missing, then sends it without a table, an address or a payment', async () => {
  open();
  await choose();
  await expect.poll(() => order().query()?.textContent).toContain('80,00');
  await order().click();
  await expect
    .poll(() => page.getByRole('alert').query()?.textContent)
    .toBe('Mai trebuie: numele, telefonul');
  await page.getByLabelText('Numele dumneavoastră').fill('Ana');
  await page.getByLabelText('Telefon').fill('+373 69 111 222');
  await order().click();
  await expect.poll(() => sent).toHaveLength(1);
  const { dishes: _, ...rest } = sent[0] ?? {};
  expect(rest).toEqual({
    order_type: 'pick_up',
    client_name: 'Ana',
    main_phone_number: '+373 69 111 222',
    second_phone_number: '',
    comments: '',
    expected_total: 80,
    language: 'ro',
  });
});

it('a closed pub says from when on it takes such orders, and offers the table', async () => {
  isClosed = true;
  open();
  await choose();
  const note = page.getByRole('alert');
  await expect
    .poll(() => note.query()?.textContent)
    .toContain('Comenzile se primesc din nou 21 noiembrie de la 10:00');
  await expect.element(page.getByRole('button', { name: 'Comandă la masă' })).toBeVisible();
});
