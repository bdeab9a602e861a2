import { describe, expect, it } from 'vitest';
import type { NamedGroup } from '../../../lib/options/offered-groups.ts';
import {
  chargedWithOptions,
  groupsForPub,
  onlyPossible,
  problemsOf,
  splitByOffer,
  wantedOfLine,
} from './offer-of-line.ts';

const choice = (
  id: number,
  priceMinor: number,
  more: { maxCount?: number; isSoldOut?: boolean } = {},
) => ({
  id,
  name: `choice ${id}`,
  priceMinor,
  maxCount: 1,
  isSoldOut: false,
  sold_out_until: null,
  ...more,
});
const size: NamedGroup = {
  id: 1,
  name: 'Mărime',
  rule: 'replaces',
  minUnits: 1,
  maxChoices: 1,
  maxUnits: 1,
  freeUnits: 0,
  choices: [choice(1, 8000), choice(2, 11_000)],
};
const extras: NamedGroup = {
  ...size,
  id: 2,
  name: 'Adaos',
  rule: 'sum',
  minUnits: 0,
  maxChoices: 4,
  maxUnits: 4,
  freeUnits: 1,
  choices: [choice(3, 1500, { maxCount: 3 }), choice(4, 550, { isSoldOut: true })],
};
const offer = { dish: { id: 9, price: 100, sale_price: 0 }, groups: [size, extras] };
const chosen = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([id, count]) => ({ choiceId: Number(id), count }));
const option = (choice_id: number, count = 1) => ({
  group_id: 1,
  choice_id,
  group_name: 'Mărime',
  name: `choice ${choice_id}`,
  count,
  price: 0,
});
/** A large one that was ordered for 99; the menu's price of it is another now. */
const line = {
  line_id: 5,
  dish_id: 9,
  count: 1,
  dish_price: 99,
  name: 'Pizza',
  image_file_name: '',
  options: [option(2)],
};

describe('the price of one', () => {
  const order = { dishes: [line], commission_percent: 10 };
  it.each([
    ['a size with the order’s percent', { 1: 1 }, '', undefined, 88],
    ['extras, the cheapest unit free', { 2: 1, 3: 2 }, '', undefined, 137.5],
    ['sold-out extras', { 1: 1, 3: 1, 4: 1 }, '', undefined, 104.5],
    ['more of what the order has', { 2: 1 }, '', undefined, 99],
    ['the same with a note', { 2: 1 }, 'iute', undefined, 121],
    ['an unchanged line', { 2: 1 }, '', line, 99],
    ['a line with another size', { 1: 1 }, '', line, 88],
    ['a line with a new note', { 2: 1 }, 'iute', line, 121],
  ] as const)('%s', (_name, counts, note, edited, price) => {
    const wanted = { chosen: chosen(counts), note };
    expect(chargedWithOptions(offer, wanted, { order, line: edited })).toBe(price);
  });

  it('counts the sale price of the dish', () => {
    const onSale = { ...offer, dish: { ...offer.dish, sale_price: 70 }, groups: [extras] };
    const wanted = { chosen: chosen({ 3: 2 }), note: '' };
    expect(chargedWithOptions(onSale, wanted, { order: { ...order, dishes: [] } })).toBe(93.5);
  });
});

describe('what keeps a line from being saved', () => {
  const codes = (counts: Readonly<Record<number, number>>, note = '', of?: typeof line) =>
    problemsOf(offer, { chosen: chosen(counts), note }, of).map(({ code }) => code);
  it.each([
    ['a missing size', codes({}), ['too_few']],
    ['two sizes', codes({ 1: 1, 2: 1 }), ['too_many_choices', 'too_many_units']],
    ['nothing', codes({ 1: 1 }), []],
    ['not that a choice is sold out', codes({ 1: 1, 4: 1 }), []],
    ['not what was ordered once', codes({ 9: 1 }, '', { ...line, options: [option(9)] }), []],
    [
      'what was ordered once, with a new note',
      codes({ 9: 1 }, 'iute', { ...line, options: [option(9)] }),
      ['too_few', 'choice_not_offered'],
    ],
  ])('%s', (_name, found, expected) => {
    expect(found).toEqual(expected);
  });
});

it('a pub may take what is sold out', () => {
  expect(groupsForPub([extras])[0]?.choices.some(({ isSoldOut }) => isSoldOut)).toBe(false);
});

it.each([
  ['nothing of two', [size], {}],
  ['nothing of a group that may stay empty', [{ ...extras, choices: [choice(3, 0)] }], {}],
  ['the only one', [{ ...size, choices: [choice(1, 0)] }], { 1: 1 }],
  [
    'the only one on sale',
    [{ ...size, choices: [choice(1, 0), choice(2, 0, { isSoldOut: true })] }],
    { 1: 1 },
  ],
  [
    'not the only one that is sold out',
    [{ ...size, choices: [choice(1, 0, { isSoldOut: true })] }],
    {},
  ],
  [
    'as many units as required',
    [{ ...extras, minUnits: 2, choices: [choice(3, 0, { maxCount: 3 })] }],
    { 3: 2 },
  ],
  [
    'nothing when it may not be taken so often',
    [{ ...extras, minUnits: 2, choices: [choice(3, 0)] }],
    {},
  ],
] as const)('is chosen already: %s', (_name, groups, expected) => {
  expect(onlyPossible(groups)).toEqual(chosen(expected));
});

it('splits the choices of a line by whether they are still offered', () => {
  const { chosen: kept, goneNames } = splitByOffer(offer.groups, [
    option(2),
    option(9),
    option(3, 2),
  ]);
  expect(kept).toEqual(chosen({ 2: 1, 3: 2 }));
  expect(goneNames).toEqual(['choice 9']);
  expect(splitByOffer(offer.groups)).toEqual({ chosen: [], goneNames: [] });
});

it.each([
  ['another count keeps them', { chosen: chosen({ 2: 1 }), note: '' }, { 2: 1, 9: 1 }],
  ['another choice drops them', { chosen: chosen({ 1: 1 }), note: '' }, { 1: 1 }],
  ['another note drops them', { chosen: chosen({ 2: 1 }), note: 'iute' }, { 2: 1 }],
])('of choices that are not offered any more, %s', (_name, typed, expected) => {
  const before = { ...line, options: [option(2), option(9)] };
  expect(wantedOfLine(offer.groups, { line: before, count: 3, ...typed })).toEqual({
    count: 3,
    note: typed.note,
    chosen: chosen(expected),
  });
});
