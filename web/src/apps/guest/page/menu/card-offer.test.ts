import { describe, expect, it } from 'vitest';
import type { OptionGroup } from '@comanda/contract/menu';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { pubPageHtml } from '../../testing/draw-pub-page.ts';
import { exactlyOne, someGroups, someLinks } from '../../testing/some-options.ts';
import { cardOffer } from './card-offer.ts';

const [size, extras] = someGroups;
const NOW = new Date('2026-11-20T17:00:00Z');
const optional = { ...exactlyOne, min_units: 0 };
const withoutChoices = (group: OptionGroup): OptionGroup => ({ ...group, choices: [] });
const soldOut = (group: OptionGroup): OptionGroup => ({
  ...group,
  choices: group.choices.map((one) => ({ ...one, sold_out_until: '2099-01-01T08:00:00.000Z' })),
});

describe('the card of a dish of 60 Lei', () => {
  it.each([
    ['without options', [], [], '60', {}],
    ['with sizes', [{ group_id: 1, ...exactlyOne }], [size], 'from 50', {}],
    ['with extras', [{ group_id: 2, ...optional }], [extras], 'from 60', {}],
    [
      'on sale, with extras',
      [{ group_id: 2, ...optional }],
      [extras],
      'from 45 not 60',
      { sale_price: 45 },
    ],
    [
      'on sale, with sizes',
      [{ group_id: 1, ...exactlyOne }],
      [size],
      'from 50',
      { sale_price: 45 },
    ],
    [
      'whose sizes are sold out',
      [{ group_id: 1, ...exactlyOne }],
      [soldOut(size)],
      'from 50 sold out',
      {},
    ],
    ['whose extras are sold out', [{ group_id: 2, ...optional }], [soldOut(extras)], 'from 60', {}],
    ['with a group that no longer exists', someLinks, [], '60', {}],
    [
      'none of whose sizes is offered any more',
      [{ group_id: 1, ...exactlyOne }],
      [withoutChoices(size)],
      '60 sold out',
      {},
    ],
  ] as const)('%s', (_name, links, groups, expected, more) => {
    const dish = aDish({ price: 60, sale_price: 0, option_groups: [...links], ...more });
    const { priceMinor, fullMinor, isFrom, isSoldOut } = cardOffer(dish, [...groups], NOW);
    const words = [
      ...(isFrom ? ['from'] : []),
      priceMinor / 100,
      ...(fullMinor === undefined ? [] : [`not ${fullMinor / 100}`]),
      ...(isSoldOut ? ['sold out'] : []),
    ];
    expect(words.join(' ')).toBe(expected);
  });
});

it('has no options when none of those that may be left out is offered any more', () => {
  const dish = aDish({ option_groups: [{ group_id: 2, ...optional }] });
  expect(cardOffer(dish, [withoutChoices(extras)], NOW).hasOptions).toBe(false);
});

describe('the document', () => {
  const dish = { category_id: 3, price: 60, sale_price: 0 };
  const plain = aDish({ ...dish, id: 5, name: 'Zeamă' });
  const rich = aDish({ ...dish, id: 6, name: 'Plăcintă', place: 2, option_groups: someLinks });

  it('says of a dish with options that it has some, and nothing of what they are', () => {
    const html = pubPageHtml({ dishes: [plain, rich], option_groups: [...someGroups] });
    expect(html).toMatch(/<data><small>de la <\/small> 50,00\sLei<\/data>/);
    expect(html).toContain('<button type="button" value="5000"></button>');
    expect(html).not.toMatch(/Mărime|Smântână/);
  });

  it('is not a byte longer for a pub without options and notes', () => {
    const html = pubPageHtml({ dishes: [plain], shipping: aShipping({ available: true }) });
    expect(html).not.toMatch(/data-opt|takesNotes|<small>/);
    expect(html).toContain('<li id="d5" class="d"><a');
    expect(html).toMatch(/<data>60,00\sLei<\/data><button type="button"><\/button>/);
  });

  it('shows a dish as sold out whose required choices all are', () => {
    const html = pubPageHtml({ dishes: [rich], option_groups: [soldOut(size), extras] });
    expect(html).toContain('<em>S-a terminat</em>');
    expect(html).toContain('<button type="button" value="5000" disabled=""></button>');
  });

  it('has the old price beside the word before the new one', () => {
    const dishes = [{ ...rich, sale_price: 45, option_groups: [{ group_id: 2, ...optional }] }];
    const html = pubPageHtml({ dishes, option_groups: [...someGroups] });
    expect(html).toMatch(
      /<data><small>de la <s>.*60,00\sLei<\/data><\/s><\/small> 45,00\sLei<\/data>/,
    );
  });

  it('tells its program that the pub takes notes to single dishes', () => {
    expect(pubPageHtml({ pub: { takes_dish_notes: true } })).toContain('"takesNotes":true');
  });
});
