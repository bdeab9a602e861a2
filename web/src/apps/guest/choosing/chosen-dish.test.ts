import { describe, expect, it } from 'vitest';
import { offeredGroups } from '../../../lib/options/offered-groups.ts';
import { emptyBasket, withDish } from '../basket/basket.ts';
import { exactlyOne, someGroups, someLinks } from '../testing/some-options.ts';
import { chosenDish, withChangedLine } from './chosen-dish.ts';
import { keptChoices } from './kept-choices.ts';

const groups = offeredGroups(someLinks, someGroups);
const offer = {
  dishId: 7,
  name: 'Plăcintă',
  ingredients: '',
  imageFileName: '',
  priceMinor: 6000,
  groups,
  isSoldOut: false,
  isServed: true,
  isForLater: true,
};
const named = (text: string) =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [choiceId = 0, count = 1] = part.split('x').map(Number);
      return { choiceId, count, name: `nr ${choiceId}` };
    });
const short = (chosen: readonly { choiceId: number; count: number }[] = []) =>
  chosen.map(({ choiceId, count }) => (count === 1 ? choiceId : `${choiceId}x${count}`)).join(' ');

describe('what is left of an earlier choice', () => {
  const one = offeredGroups([{ group_id: 2, ...exactlyOne }], someGroups);
  it.each([
    ['all of it', groups, '12 21x2', '12 21x2', ''],
    ['without what is sold out', groups, '13 22', '22', 'nr 13'],
    ['without what is not offered', groups, '12 99', '12', 'nr 99'],
    ['as many units as the choice allows', groups, '12 21x3', '12 21x2', 'nr 21'],
    ['as many units as the group allows', groups, '21x2 22', '21x2', 'nr 22'],
    ['the first, where now one is allowed', one, '22 21', '22', 'nr 21'],
    ['nothing, of a dish without options', [], '12', '', 'nr 12'],
  ] as const)('%s', (_name, offered, before, chosen, dropped) => {
    const kept = keptChoices(offered, named(before));
    expect([short(kept.chosen), kept.droppedNames.join(' ')]).toEqual([chosen, dropped]);
  });
});

it('names what was dropped with its group when another choice has the same name', () => {
  const [large] = named('12');
  const gone = { choiceId: 99, count: 1, name: 'nr 12', group_name: 'Sos' };
  if (!large) throw new Error('a choice');
  expect(keptChoices(groups, [large, gone]).droppedNames).toEqual(['Sos: nr 12']);
});

describe('the dish for the basket', () => {
  it('has its options in the order of the menu, its note without spaces, and its price with them', () => {
    expect(chosenDish(offer, named('21x2 12'), ' fără ceapă ')).toEqual({
      dishId: 7,
      name: 'Plăcintă',
      priceMinor: 8000 + 1200,
      options: [
        { choiceId: 12, count: 1, name: 'Mare', group_name: 'Mărime' },
        { choiceId: 21, count: 2, name: 'Smântână', group_name: 'Adaosuri' },
      ],
      note: 'fără ceapă',
    });
  });

  it('without options and note is the plain dish', () => {
    const plain = { dishId: 7, name: 'Plăcintă', priceMinor: 6000 };
    expect(chosenDish(offer, [], '  ')).toStrictEqual(plain);
  });
});

describe('a changed line', () => {
  const small = chosenDish(offer, named('11'), '');
  const large = chosenDish(offer, named('12'), '');
  const basket = withDish(withDish(emptyBasket, small, 2), large, 1);
  const linesOf = ({ lines }: typeof basket) =>
    lines.map(({ id, options, count }) => `${id}: ${short(options)}, ${count}`);

  it.each([
    ['keeps its place', 1, '11 22', ['1: 11 22, 3', '2: 12, 1']],
    ['joins the line that has its options', 1, '12', ['2: 12, 4']],
    ['with the same options has the new count', 1, '11', ['1: 11, 3', '2: 12, 1']],
    ['that another tab has removed is added', 9, '11 22', ['1: 11, 2', '2: 12, 1', '3: 11 22, 3']],
  ] as const)('%s', (_name, lineId, options, expected) => {
    const dish = chosenDish(offer, named(options), '');
    expect(linesOf(withChangedLine(basket, { lineId, dish, count: 3 }))).toEqual(expected);
  });
});
