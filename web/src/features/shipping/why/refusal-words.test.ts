import { errorTable } from '@comanda/contract/errors';
import { guestOrderRoutes } from '@comanda/contract/orders';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { allTexts, translate } from '@comanda/contract/texts';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import {
  dishesOf,
  momentWords,
  refusalWords,
  settingOf,
  type WordsOfAnswer,
} from './refusal-words.ts';

/** As a page without a text shows its key. */
const t = ((key, values) =>
  key in allTexts ? translate(allTexts[key], 'en', values) : key) as Translate;
const words: WordsOfAnswer = {
  t,
  language: 'en',
  timeZone: 'Europe/Chisinau',
  symbol: 'Lei',
  // A Friday, 23:50 there.
  at: new Date('2026-11-20T21:50:00Z'),
};
const saturday = '2026-11-21T07:00:00.000Z';

describe('a rule is told as the guest is told it', () => {
  it.each<readonly [string, Record<string, unknown>, string]>([
    [
      'pub_is_closed',
      { opens_at: saturday },
      'Orders are taken again tomorrow from 09:00. Your basket stays here.',
    ],
    [
      'pub_is_closed',
      { opens_at: '2026-11-23T07:00:00.000Z' },
      'Orders are taken again Monday from 09:00. Your basket stays here.',
    ],
    ['pub_is_closed', {}, 'Closed now'],
    [
      'pub_is_paused',
      { paused_until: '2026-11-20T21:55:00.000Z' },
      'The venue takes no new orders until 23:55. Your basket stays here.',
    ],
    [
      'pub_is_paused',
      { paused_until: UNTIL_SWITCHED_BACK },
      'The venue takes no new orders right now. Your basket stays here.',
    ],
    [
      'zone_is_closed',
      {
        closed_until: saturday,
        closed_texts: { ro: 'Podul e închis', en: 'The bridge is closed' },
      },
      'The bridge is closed Deliveries to this place start again tomorrow at 09:00. Your basket stays here.',
    ],
    [
      'zone_is_closed',
      { opens_at: saturday, taken_until: '2026-11-20T20:00:00.000Z' },
      'Deliveries to this place start again tomorrow at 09:00. Your basket stays here. Today it was until 22:00.',
    ],
    [
      'below_zone_minimum',
      { minimum: 150, missing: 39.5 },
      '39.50\u00A0Lei short of the minimum of 150.00\u00A0Lei for a delivery here. Add a dish, or move the pin.',
    ],
    ['too_few_left', { name: 'Zeamă', left: 2 }, '“Zeamă”: only 2 left'],
    ['a_rule_of_tomorrow', {}, 'something went wrong'],
  ])('%s %o', (code, facts, expected) => {
    expect(refusalWords({ code, facts }, words)).toContain(expected);
  });
});

it('a moment has its day on the pub’s clock', () => {
  expect(momentWords('2026-11-20T22:30:00.000Z', words)).toMatch(/Sat.*21.*Nov.*00:30/);
});

it('each refusal of an order has the page where its rule is set, unless none sets it', () => {
  const { errors } = guestOrderRoutes['POST /api/client/pub/:pubID/orders'];
  // Of the request itself, and of a basket that nobody has filled.
  const ofNoSetting = new Set([
    'validation_error',
    'idempotency_key_is_required',
    'idempotency_key_was_used',
    'total_changed',
    'location_is_required',
    'table_is_required',
    'basket_is_empty',
    'order_line_limit_exceeded',
    'dish_count_is_invalid',
  ]);
  const unset = errors.filter((code) => settingOf(code) === undefined);
  expect(new Set<string>(unset)).toEqual(ofNoSetting);
  for (const code of errors) expect(errorTable).toHaveProperty(code);
});

it('names the dishes that a rule is about, each once', () => {
  const lines = [
    { dishId: 3, name: 'Zeamă' },
    { dishId: 4, name: 'Plăcintă' },
    { dishId: 3, name: 'Zeamă' },
  ];
  expect(dishesOf({ code: 'dish_sold_out', facts: { dish_ids: [3] } }, lines)).toEqual(['Zeamă']);
  const problems = [{ dish_id: 4, code: 'too_few' }];
  expect(dishesOf({ code: 'options_do_not_fit', facts: { problems } }, lines)).toEqual([
    'Plăcintă',
  ]);
  expect(dishesOf({ code: 'pub_is_closed', facts: {} }, lines)).toEqual([]);
});
