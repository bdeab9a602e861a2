import type { ServiceNow } from '@comanda/contract/hours';
import { expect, test } from 'vitest';
import { translateIn } from '../text.ts';
import { openState, spansText } from './open-state.ts';

/** Friday, 19:00 in Chișinău. */
const now = new Date('2026-11-20T17:00:00Z');

function shown(
  service: Parameters<typeof openState>[0],
  { is_open, orders_change_at = null, ...rest }: Partial<ServiceNow> & { is_open: boolean },
  language: 'ru' | 'ro' | 'en' = 'en',
) {
  const state = {
    is_open,
    takes_orders: is_open,
    orders_change_at,
    closes_at: is_open ? orders_change_at : null,
    ...rest,
  };
  const clock = { now, timeZone: 'Europe/Chisinau', language };
  return openState(service, state, { ...clock, t: translateIn(language) });
}

test.each([
  [true, '2026-11-20T20:00:00Z', 'Delivery until 22:00', 'Open until 22:00'],
  [true, null, 'Delivery now', 'Open now'],
  // An exception in the next week is no news.
  [true, '2026-11-25T20:00:00Z', 'Delivery now', 'Open now'],
  [false, '2026-11-20T20:00:00Z', 'Delivery from 22:00', 'Closed until 22:00'],
  [
    false,
    '2026-11-20T22:30:00Z',
    'Delivery tomorrow from 00:30',
    'Closed, opens tomorrow at 00:30',
  ],
  [
    false,
    '2026-11-23T08:00:00Z',
    'Delivery on Monday from 10:00',
    'Closed, opens on Monday at 10:00',
  ],
  [
    false,
    '2027-05-01T07:00:00Z',
    'Delivery on May 1 from 10:00',
    'Closed, opens on May 1 at 10:00',
  ],
  [false, null, 'No delivery now', 'Closed now'],
])('open %s, next %s: %s; %s', (is_open, orders_change_at, delivery, opening) => {
  expect(shown('delivery', { is_open, orders_change_at })).toBe(delivery);
  expect(shown('opening', { is_open, orders_change_at })).toBe(opening);
});

test('a pub that is open after its last order says both', () => {
  const state = {
    is_open: true,
    takes_orders: false,
    orders_change_at: '2026-11-21T08:00:00Z',
    closes_at: '2026-11-20T20:00:00Z',
  };
  expect(shown('opening', state)).toBe('Open until 22:00, no more orders');
  const later = { ...state, takes_orders: true, orders_change_at: '2026-11-20T19:30:00Z' };
  expect(shown('opening', later)).toBe('Open until 22:00');
  expect(shown('delivery', later)).toBe('Delivery until 21:30');
});

test('a weekday has the right grammatical case', () => {
  const tuesday = { is_open: false, orders_change_at: '2026-11-24T08:00:00Z' };
  expect(shown('delivery', tuesday, 'ru')).toBe('Доставка во вторник с 10:00');
  expect(shown('delivery', tuesday, 'ro')).toBe('Livrare marți de la 10:00');
  expect(shown('opening', tuesday, 'ru')).toBe('Закрыто, откроется во вторник в 10:00');
  const may = { is_open: false, orders_change_at: '2027-05-01T07:00:00Z' };
  expect(shown('pick_up', may, 'ru')).toBe('Самовывоз 1 мая с 10:00');
});

test('the hours of a day', () => {
  const t = translateIn('ro');
  expect(spansText([{ start: 480, end: 120 }], t)).toBe('08:00–02:00');
  expect(
    spansText(
      [
        { start: 720, end: 900 },
        { start: 1080, end: 1440 },
      ],
      t,
    ),
  ).toBe('12:00–15:00, 18:00–24:00');
  expect(spansText([{ start: 0, end: 1440 }], t)).toBe('non-stop');
  expect(spansText([], t)).toBeUndefined();
});
