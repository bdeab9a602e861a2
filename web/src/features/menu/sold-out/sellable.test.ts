import { describe, expect, it } from 'vitest';
import {
  findSellable,
  firstDay,
  readLeft,
  sellableItems,
  type SellableFilter,
} from './sellable.ts';

const NOW = new Date('2026-11-20T17:00:00Z');
const items = sellableItems({
  dishes: [
    {
      id: 1,
      name: 'Zeamă',
      category_name: 'Supe',
      visible: true,
      sold_out_until: null,
      left_count: null,
      held_count: 0,
    },
    {
      id: 2,
      name: 'Plăcintă',
      category_name: 'Desert',
      visible: false,
      sold_out_until: '2026-11-20T18:00:00.000Z',
      left_count: 0,
      held_count: 0,
    },
    {
      id: 3,
      name: 'Clătite',
      category_name: 'Desert',
      visible: true,
      sold_out_until: '2026-11-20T16:00:00.000Z',
      left_count: 5,
      held_count: 0,
    },
  ],
  choices: [
    {
      id: 1,
      group_id: 7,
      name: 'Mozzarella',
      group_name: 'Adaos',
      visible: false,
      sold_out_until: null,
    },
    {
      id: 2,
      group_id: 7,
      name: 'Ardei',
      group_name: 'Adaos',
      visible: true,
      sold_out_until: '9999-12-31T23:59:59.000Z',
    },
  ],
});

describe('the list of what can be sold out', () => {
  it.each<[SellableFilter, string, string[]]>([
    ['all', '', ['dish 1', 'dish 2', 'dish 3', 'choice 1', 'choice 2']],
    ['only', '', ['dish 2', 'choice 2']],
    ['counted', '', ['dish 2', 'dish 3']],
    ['all', 'zeama', ['dish 1']],
    ['all', ' desert cla', ['dish 3']],
    ['only', 'adaos', ['choice 2']],
    ['all', 'pizza', []],
  ])('%s with «%s»', (filter, words, keys) => {
    expect(findSellable(items, { filter, words, now: NOW }).map(({ key }) => key)).toEqual(keys);
  });
});

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 12 ', 12],
  ['9999', 9999],
  ['10000', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['doi', undefined],
])('«%s» portions are %s', (typed, expected) => {
  expect(readLeft(typed)).toBe(expected);
});

it.each([
  ['2026-11-20T17:00:00Z', '2026-11-21'],
  ['2026-11-20T22:30:00Z', '2026-11-22'],
  ['2026-12-31T12:00:00Z', '2027-01-01'],
])('at %s the first day on the clock of Chișinău is %s', (now, expected) => {
  expect(firstDay('Europe/Chisinau', new Date(now))).toBe(expected);
});
