import { expect, it } from 'vitest';
import { missingChoices, missingNames } from './index.ts';

const choice = (choice_id: number, name: string) => ({
  choice_id,
  name,
  count: 1,
  group_name: choice_id < 10 ? 'Left' : 'Right',
});
const lines = [
  { line_id: 1, name: 'Soup' },
  { line_id: 2, name: 'Schnitzel', options: [choice(5, 'Fries'), choice(6, 'Rice')] },
  { line_id: 3, name: 'Soup' },
  { line_id: 4, name: 'Pizza', options: [choice(7, 'Ham'), choice(17, 'Ham')] },
];
const all = (line_id: number, ...choice_ids: number[]) => ({ line_id, choice_ids });

it.each([
  ['nothing of an order that has all', [], []],
  ['a dish once, however many lines have it', [all(3), all(1)], ['Soup']],
  ['a dish with the choice that has run out', [all(2, 5)], ['Schnitzel: no Fries']],
  ['all its choices in their order', [all(2, 6, 5)], ['Schnitzel: no Fries, Rice']],
  ['the group of a choice that is there twice', [all(4, 17)], ['Pizza: no Right: Ham']],
  ['dishes in the order of the lines', [all(2, 5), all(1)], ['Soup', 'Schnitzel: no Fries']],
])('what has run out is named: %s', (_, missing, names) => {
  expect(missingNames(lines, missing, (dish, choices) => `${dish}: no ${choices}`)).toEqual(names);
});

it('a line has lost no choice that another line has lost', () => {
  expect(missingChoices({ line_id: 4, options: [choice(5, 'Fries')] }, [all(2, 5)])).toEqual([]);
});
