import type { OrderOption } from '@comanda/contract/orders';
import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';

const large: OrderOption = {
  group_id: 1,
  choice_id: 11,
  group_name: 'Mărime',
  group_names: { ru: 'Размер', en: 'Size' },
  name: 'Mare',
  names: { ru: 'Большая', en: 'Large' },
  count: 1,
  price: 80,
};
const cream: OrderOption = {
  group_id: 2,
  choice_id: 21,
  group_name: 'Adaosuri',
  name: 'Smântână',
  names: { ru: 'Сметана' },
  count: 2,
  price: 12,
};
const pie = { name: 'Plăcintă', names: { ru: 'Плацинда' }, options: [large, cream] };
const water = { name: 'Borjomi', names: { ru: 'Borjomi' } };

const OWN = 'Plăcintă, Mare, Smântână';
const PUBS = 'Plăcintă (Mare, 2 × Smântână)';

describe('what a person reads of a line, and what the other one does', () => {
  it.each([
    [
      'a guest, a courier in a translated language',
      { reads: 'ru' },
      'Плацинда, Большая, Сметана',
      PUBS,
    ],
    ['in a language with some of the names', { reads: 'en' }, 'Plăcintă, Large, Smântână', PUBS],
    ['in the language of the pub', { reads: 'ro' }, OWN, undefined],
    [
      'the pub of a guest who read Russian',
      { other: 'ru' },
      OWN,
      'Плацинда (Большая, 2 × Сметана)',
    ],
    ['the pub of one who read some names', { other: 'en' }, OWN, 'Plăcintă (Large, 2 × Smântână)'],
    ['the pub of one who read its language', { other: 'ro' }, OWN, undefined],
    ['the pub of one whose language is not known', {}, OWN, undefined],
  ] as const)('%s', (_who, reading, names, other) => {
    const read = readLine(pie, reading);
    expect([read.line.name, ...read.line.options.map(({ name }) => name)].join(', ')).toBe(names);
    expect(read.other?.replaceAll('\u00A0', ' ')).toBe(other);
  });

  it('says nothing twice when the names are the same', () => {
    expect(readLine(water, { reads: 'ru' })).toEqual({ line: water, other: undefined });
  });
});
