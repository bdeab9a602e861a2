import type { Why } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import type { WhyLine } from './ask-why.ts';
import { WhyScreen } from './why-screen.tsx';

const WHY = 'POST /api/company/:companyID/pubs/:pubID/why';
const soup: WhyLine = { dishId: 3, name: 'Zeamă', count: 2, chosen: [] };
const pub: Partial<Pub> = { lat: 47.01, lng: 28.83, shipping: aShipping() };

/** Saturday 00:30 in Chișinău, with everything that a guest can read. */
const refused: Why = {
  at: '2026-11-20T22:30:00.000Z',
  has_basket: true,
  zone: { shape_id: 'a', number: 1, name: 'Centru', minimum: 150 },
  delivery_minutes: { from: 40, to: 60 },
  quote: {
    dishes: [],
    unavailable_dish_ids: [],
    sold_out_dish_ids: [],
    dish_total: 110.5,
    delivery_price: 40,
    zone_price: 40,
    missing_to_free_delivery: null,
    next_step: { missing: 89.5, price: 20 },
    client_total: 150.5,
    paused_until: { delivery: null, in_place: null, pick_up: null },
    busy_minutes: 0,
    busy_until: null,
    refusal: null,
  },
  refusals: [
    { code: 'pub_is_closed', facts: { opens_at: '2026-11-21T07:00:00.000Z' } },
    { code: 'dish_sold_out', facts: { dish_ids: [3] } },
  ],
  taken_until: '2026-11-20T20:00:00.000Z',
  taken_from: '2026-11-21T07:00:00.000Z',
};
const taken: Why = { ...refused, refusals: [], taken_until: null, taken_from: null };

beforeAll(() => startTestTexts('en'));
afterEach(() => vi.unstubAllGlobals());

function open(
  answer: NonNullable<FakeCalls[typeof WHY]>,
  { fields = pub, lines = [] }: { fields?: Partial<Pub>; lines?: readonly WhyLine[] } = {},
) {
  const api = fakeApi({ [WHY]: answer });
  draw(
    <WhyScreen pub={aPub(fields)} lines={lines} basket={<p>basket</p>} />,
    '/admin/pub/7/shipping/why',
  );
  return () => api.made.filter(({ call }) => call.endsWith('/why')).map(({ body }) => body);
}
const answered = (why: Why) => () => ({ ok: true, why }) as const;
const press = (key: Parameters<typeof text>[0]) =>
  page.getByRole('button', { name: text(key), exact: true }).click();
const pin = async () => {
  await eventually(() => expect(document.querySelector('[role=application]')).not.toBeNull());
  await press('orders.why_pin_in_middle');
};

it('asks for a pin first, and at once for an order without an address', async () => {
  const asked = open(answered(taken));
  await expect.element(page.getByText(text('orders.why_pin_first'))).toBeVisible();
  expect(asked()).toEqual([]);
  await press('orders.pick_up');
  await expect.element(page.getByText(text('orders.why_taken'))).toBeVisible();
  expect(asked()).toEqual([{ order_type: 'pick_up', dishes: [] }]);
});

it('asks about the pin, the time on the pub’s clock and the dishes', async () => {
  const asked = open(answered(taken), {
    lines: [{ ...soup, chosen: [{ choiceId: 8, count: 1 }] }],
  });
  await pin();
  await press('orders.why_then');
  await page.getByLabelText(text('orders.why_day')).fill('2026-11-20');
  await page.getByLabelText(text('orders.why_time')).fill('23:50');
  await eventually(() =>
    expect(asked().at(-1)).toEqual({
      order_type: 'delivery',
      dishes: [{ dish_id: 3, count: 2, options: [{ choice_id: 8, count: 1 }] }],
      at: '2026-11-20T23:50',
      lat: expect.closeTo(47.1, 0) as number,
      lng: expect.closeTo(28.85, 0) as number,
    }),
  );
});

it('tells what the guest sees, each rule with its setting, and when the order is taken', async () => {
  open(answered(refused), { lines: [soup] });
  await pin();
  await expect.element(page.getByText(text('orders.why_refused'))).toBeVisible();
  for (const line of [
    'Zone 1 · Centru',
    'Delivery here costs 40.00 Lei, in 40 to 60 minutes',
    '89.50 Lei more and delivery costs 20.00 Lei',
    'Dishes for 150.00 Lei at least',
    'Total 150.50 Lei',
    'Orders are taken again today from 09:00. Your basket stays here.',
    'About: Zeamă',
  ]) {
    await expect.element(page.getByText(line, { exact: true })).toBeVisible();
  }
  const link = (key: Parameters<typeof text>[0]) =>
    page
      .getByRole('link', { name: text(key) })
      .element()
      .getAttribute('href');
  expect(link('hours.title')).toBe('/admin/pub/7/hours');
  expect(link('orders.sold_out')).toBe('/admin/pub/7/sold_out');
  await expect
    .element(page.getByText(/It was taken until Fri.*22:00.*It is taken again from Sat.*09:00/))
    .toBeVisible();
});

it('tells that nothing but another setting helps', async () => {
  const outside = { code: 'outside_delivery_zones', facts: {} };
  open(answered({ ...refused, refusals: [outside], taken_until: null, taken_from: null }));
  await pin();
  await expect.element(page.getByText(text('orders.why_never'))).toBeVisible();
});

it('shows why it has no answer, and asks again', async () => {
  let isBroken = true;
  open(() => (isBroken ? refusal(422, 'validation_error') : { ok: true, why: taken }));
  await pin();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await press('ui.retry');
  await expect.element(page.getByText(text('orders.why_taken'))).toBeVisible();
});

it('waits for a day and a time', async () => {
  const asked = open(answered(taken), { fields: { ...pub, has_in_place_order: true } });
  await press('orders.at_the_table');
  await expect.element(page.getByText(text('orders.why_taken'))).toBeVisible();
  await press('orders.why_then');
  const before = asked().length;
  await page.getByLabelText(text('orders.why_time')).fill('');
  await expect.element(page.getByText(text('orders.why_no_time'))).toBeVisible();
  expect(asked().length - before).toBeLessThanOrEqual(1);
});
