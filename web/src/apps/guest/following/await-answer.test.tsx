import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import '../styles/order.css';
import { aGuestOrder } from '../testing/a-guest-order.ts';
import { answered, closeOrderPage, openOrderPage } from '../testing/open-order-page.ts';
import { eventually } from '../../../testing/actions/eventually.ts';

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(closeOrderPage);

/** The page is drawn at 17:01; where the device's clock is, does not matter. */
const waiting = {
  unanswered_at: '2026-11-20T17:05:00Z',
  pub: { ...aGuestOrder().pub, phone: '+37322123456' },
};
const LEFT_MS = 4 * 60_000;

const notice = () => page.getByText(text('guest.order.unanswered'));
const hint = () => page.getByText(text('guest.order.hint_not_handled'));
const call = () =>
  page.getByRole('link', {
    name: `${text('guest.order.call_pub', { pub: 'La Nuc' })} +373 22 123 456`,
  });
const announced = () => document.querySelector('#announcement')?.textContent;

it('the notice comes at its time by itself, with the phone, is announced, and moves nothing', () => {
  openOrderPage(waiting);
  const steps = () => document.querySelector('.steps')?.getBoundingClientRect().top;
  const before = steps();
  vi.advanceTimersByTime(LEFT_MS - 1);
  expect([notice().query()?.checkVisibility({ visibilityProperty: true }), announced()]).toEqual([
    false,
    '',
  ]);
  expect(call().query()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(notice().element().checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(hint().element().checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(call().element()).toHaveAttribute('href', 'tel:+37322123456');
  expect(announced()).toContain(text('guest.order.unanswered'));
  expect(before).toBeGreaterThan(0);
  expect(steps()).toBe(before);
});

it('a page that is loaded later shows it at once; without a phone nothing is to be called', () => {
  openOrderPage({ unanswered_at: '2026-11-20T17:00:30Z' });
  expect(notice().element().checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(call().query()).toBeNull();
});

it('the notice goes when somebody has seen the order, and does not come any more', async () => {
  const { receive } = openOrderPage({ ...waiting, unanswered_at: '2026-11-20T17:00:30Z' });
  vi.useRealTimers();
  await receive({ ...answered, status: 'handled' });
  await expect.element(notice()).not.toBeInTheDocument();
  await expect.element(hint()).toBeVisible();
});

it('an order that was seen before its time has no notice at that time', async () => {
  const { receive } = openOrderPage(waiting);
  await receive({ ...answered, status: 'handled' });
  await eventually(() => expect(document.querySelector('[data-revision="2"]')).not.toBeNull());
  const seen = announced();
  vi.advanceTimersByTime(LEFT_MS);
  expect(notice().query()).toBeNull();
  expect(announced()).toBe(seen);
});

it('a time that no timer can wait for does not come at once', () => {
  openOrderPage({ ...waiting, unanswered_at: '2026-12-25T17:05:00Z' });
  vi.advanceTimersByTime(1000);
  expect(notice().query()?.checkVisibility({ visibilityProperty: true })).toBe(false);
});
