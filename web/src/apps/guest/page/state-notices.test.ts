import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { expect, it } from 'vitest';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { pubPageHtml } from '../testing/draw-pub-page.ts';
import type { PubPageChanges } from '../testing/a-pub-page-data.ts';

// The page is drawn at 19:00 in Chișinău.
const LATER = '2026-11-20T17:30:00.000Z';
const TOMORROW = '2026-11-21T08:00:00.000Z';

/** The notices and the times at which they end. */
function noticesOf(changes: PubPageChanges, language: 'ro' | 'ru' = 'ro') {
  const html = pubPageHtml(changes, language);
  return [...html.matchAll(/<p class="state"(?: data-ends="([^"]*)")?>([^<]*)<\/p>/g)].map(
    ([, end, words]) => (end === undefined ? [words] : [words, end]),
  );
}

it.each([
  ['nothing', {}, []],
  [
    'one pause of all orders',
    { paused_until: { delivery: LATER, in_place: LATER, pick_up: LATER } },
    [['Nu primim comenzi până la 19:30', LATER]],
  ],
  [
    'a pause of deliveries to another day',
    { paused_until: { delivery: TOMORROW, in_place: null, pick_up: null } },
    [['Nu livrăm până la sâm., 10:00', TOMORROW]],
  ],
  [
    'a pause at tables without an end, which no timer removes',
    { paused_until: { delivery: null, in_place: UNTIL_SWITCHED_BACK, pick_up: null } },
    [['Momentan nu primim comenzi la masă: chemați ospătarul']],
  ],
  [
    'two pauses with two ends',
    { paused_until: { delivery: TOMORROW, in_place: LATER, pick_up: null } },
    [
      ['Nu primim comenzi la masă până la 19:30: chemați ospătarul', LATER],
      ['Nu livrăm până la sâm., 10:00', TOMORROW],
    ],
  ],
  [
    'a pause of pick-ups alone',
    {
      has_pick_up_order: true,
      paused_until: { delivery: null, in_place: null, pick_up: LATER },
    },
    [['Nu se pot ridica comenzi până la 19:30', LATER]],
  ],
  [
    'that the pub is busy',
    { busy_minutes: 20, busy_until: LATER },
    [['Acum e aglomerat: cu circa 20 min mai mult', LATER]],
  ],
])('says %s', (_, pub, notices) => {
  expect(noticesOf({ pub })).toEqual(notices);
});

it('says nothing about an order type that the pub does not offer', () => {
  const paused = { paused_until: { delivery: LATER, in_place: null, pick_up: null } };
  const shipping = aShipping({ available: false });
  expect(noticesOf({ pub: paused, shipping })).toEqual([]);
  const onlyTables = { paused_until: { delivery: null, in_place: LATER, pick_up: null } };
  expect(noticesOf({ pub: onlyTables, shipping })).toEqual([
    ['Nu primim comenzi până la 19:30', LATER],
  ]);
  const none = { has_in_place_order: false, busy_minutes: 20, busy_until: LATER };
  expect(noticesOf({ pub: none, shipping })).toEqual([]);
});

it('shows today’s hours instead of until when it delivers while deliveries are paused', () => {
  expect(pubPageHtml()).toContain('class="open"');
  const paused = { paused_until: { delivery: LATER, in_place: null, pick_up: null } };
  expect(pubPageHtml({ pub: paused })).not.toContain('class="open"');
});

it('shows until when a venue is open where nothing can be ordered, so nothing is paused', () => {
  const opening = { is_open: true, takes_orders: true, orders_change_at: null, closes_at: LATER };
  const isSaid = (pub: PubPageChanges['pub']) =>
    pubPageHtml({ pub, shipping: aShipping({ available: false }), services: { opening } }).includes(
      'class="open venue"',
    );
  expect(isSaid({ has_in_place_order: false })).toBe(true);
  expect(isSaid({ paused_until: { delivery: null, in_place: LATER, pick_up: null } })).toBe(false);
});
