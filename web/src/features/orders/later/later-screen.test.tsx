import type { PubSlot } from '@comanda/contract/later';
import type { Order } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { LaterScreen } from './later-screen.tsx';

const screens = russianScreens();

const LIST = 'GET /api/company/:companyID/pubs/:pubID/slots';
const SHUT = 'PUT /api/company/:companyID/pubs/:pubID/slots';

/** 19:00 and 19:30 on a day to come in Chișinău. */
const slot = (from: string, to: string, over: Partial<PubSlot> = {}): PubSlot => ({
  from: `2099-11-20T${from}:00Z`,
  to: `2099-11-20T${to}:00Z`,
  used: { orders: 0, dishes: 0, minutes: 0, value: 0 },
  is_full: false,
  is_shut: false,
  ...over,
});
const slots = [
  slot('17:00', '17:30', {
    used: { orders: 3, dishes: 7, minutes: 0, value: 450.5 },
    is_full: true,
  }),
  slot('17:30', '18:00'),
];
const limits = { orders: 3, dishes: 20, minutes: null, value: null };
const later: Pub['later'] = { ...DEFAULT_LATER, order_types: ['pick_up'], days_ahead: 1, limits };

async function open(
  orders: readonly Partial<Order>[] = [],
  calls: FakeCalls = {},
  pub: Partial<Pub> = { later },
) {
  const api = fakeApi({ [LIST]: () => ({ ok: true, slots }), ...calls });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub(pub)}>
      <LaterScreen />
    </PubOrdersProvider>,
    '/admin/pub/7/orders/later',
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: orders.map((order) => anOrder(order)) });
  const sent = () => api.made.filter(({ call }) => call.startsWith('PUT'));
  return { api, sent, sockets };
}

const row = (time: string) => page.getByRole('listitem').filter({ hasText: time });
const takes = (time: string) =>
  page.getByRole('switch', { name: text('orders.slot_takes', { time }) });
const undo = () => page.getByRole('button', { name: /^Вернуть/ });
const withShut = (...shut: number[]) =>
  slots.map((one, index) => ({ ...one, is_shut: shut.includes(index) }));

const ahead = { status: 'preparing', is_ahead: true } as const;

it.each([360, 1280])(
  'lists what waits for its time by day, each a link to its sheet, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    await open([
      { id: 1 },
      {
        id: 2,
        ...ahead,
        wanted_from: '2099-11-21T17:30:00Z',
        cook_at: '2099-11-21T17:00:00Z',
        client_name: 'Doina',
      },
      { id: 3, ...ahead, wanted_from: '2099-11-20T17:00:00Z', cook_at: '2099-11-20T16:30:00Z' },
    ]);
    const links = page.getByRole('link', { name: /^#/ });
    await expect.element(links.first()).toHaveTextContent('#3');
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      '/admin/pub/7/order/3',
      '/admin/pub/7/order/2',
    ]);
    const doina = page.getByRole('listitem').filter({ hasText: 'Doina' });
    for (const words of ['19:30', '2× Zeamă de găină', 'bd. Dacia 27', '220,40']) {
      await expect.element(doina.getByText(words, { exact: false })).toBeVisible();
    }
    await expect.element(page.getByRole('heading', { name: /20 ноября/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

it('says what each slot has of its limits, and that it is full', async () => {
  await open();
  const first = row('19:00–19:30');
  await expect.element(first.getByText('3 / 3')).toBeVisible();
  await expect.element(first.getByText('7 / 20')).toBeVisible();
  await expect.element(first.getByText(text('orders.slot_full'), { exact: true })).toBeVisible();
  await expect.element(row('19:30–20:00').getByText('0 / 20')).toBeVisible();
});

it('shuts a slot, shows the answer of the call, and undoes it beside the press', async () => {
  let shut = [0];
  const { sent } = await open([], {
    [LIST]: () => ({ ok: true, slots: withShut() }),
    // Another desk has shut the first one meanwhile.
    [SHUT]: ({ body }) => {
      shut = body.is_shut ? [0, 1] : [0];
      return { ok: true, slots: withShut(...shut) };
    },
  });
  await takes('19:30–20:00').click();
  await expect.element(takes('19:30–20:00')).not.toBeChecked();
  await expect.element(takes('19:00–19:30')).not.toBeChecked();
  await expect.element(row('19:30–20:00').getByRole('button')).toBeVisible();
  await undo().click();
  await expect.element(takes('19:30–20:00')).toBeChecked();
  await expect.element(takes('19:00–19:30')).not.toBeChecked();
  expect(sent().map(({ body }) => body)).toEqual([
    { from: '2099-11-20T17:30:00Z', is_shut: true },
    { from: '2099-11-20T17:30:00Z', is_shut: false },
  ]);
});

it('says why a slot was not shut, and shows what is', async () => {
  await open([], { [SHUT]: () => refusal(500, 'something_went_wrong') });
  await takes('19:30–20:00').click();
  await expect.element(page.getByText(text('errors.something_went_wrong'))).toBeVisible();
  await expect.element(takes('19:30–20:00')).toBeChecked();
  await expect.element(undo()).not.toBeInTheDocument();
});

it('looks at another day', async () => {
  const { api } = await open();
  const day = page.getByLabelText(text('orders.slots_day'));
  await expect.element(takes('19:00–19:30')).toBeVisible();
  const [, tomorrow = ''] = [...day.element().querySelectorAll('option')].map(({ value }) => value);
  await day.selectOptions(tomorrow);
  await expect
    .poll(() => api.made.filter(({ call }) => call.includes(`date=${tomorrow}`)))
    .toHaveLength(1);
});

it('leads to the settings of a pub that takes orders for now only', async () => {
  const { api } = await open([], {}, {});
  await expect.element(page.getByText(text('orders.no_later'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: text('orders.slots_set_up') }))
    .toHaveAttribute('href', '/admin/pub/7/settings/later');
  expect(api.made.filter(({ call }) => call.includes('slots'))).toEqual([]);
});

it('says that the slots did not load, with a retry', async () => {
  await open([], { [LIST]: () => refusal(500, 'something_went_wrong') });
  await expect.element(page.getByRole('button', { name: text('ui.retry') })).toBeVisible();
});
