import { describe, expect, it } from 'vitest';
import { limitWords, problemWords } from './choosing-words.ts';
import type { NamedGroup } from './offered-groups.ts';

const choice = (id: number, maxCount = 1) => ({
  id,
  name: `choice ${id}`,
  priceMinor: 0,
  maxCount,
  isSoldOut: false,
  sold_out_until: null,
});
const group = (more: Partial<NamedGroup> = {}): NamedGroup => ({
  id: 1,
  name: 'Extras',
  rule: 'sum',
  minUnits: 0,
  maxChoices: 9,
  maxUnits: 9,
  freeUnits: 0,
  choices: [choice(1), choice(2), choice(3), choice(4)],
  ...more,
});
const short = ({ key, values = {} }: ReturnType<typeof problemWords>) =>
  [key.replace('choosing.', ''), ...Object.values(values)].join(' ');

describe('the limits of a group in words', () => {
  const twice = [choice(1, 3), choice(2, 3), choice(3, 3)];
  it.each([
    ['nothing to say', {}, ''],
    ['no more than there are', { maxUnits: 4 }, ''],
    ['exactly one', { minUnits: 1, maxChoices: 1, maxUnits: 1 }, 'required'],
    ['one or none', { maxChoices: 1, maxUnits: 1 }, ''],
    ['up to two', { maxUnits: 2, maxChoices: 2 }, 'at_most 2'],
    ['one to two', { minUnits: 1, maxUnits: 2, maxChoices: 2 }, 'required, at_most 2'],
    ['at least two', { minUnits: 2 }, 'required, at_least 2'],
    ['exactly two', { minUnits: 2, maxUnits: 2 }, 'required, exactly 2'],
    ['two to three', { minUnits: 2, maxUnits: 3 }, 'required, at_least 2, at_most 3'],
    ['all of them', { minUnits: 4, maxUnits: 4 }, 'required, exactly 4'],
    ['two of three, each thrice', { choices: twice, maxChoices: 2 }, 'at_most 6, kinds 2'],
    ['five units of three', { choices: twice, maxUnits: 5 }, 'at_most 5'],
    ['free ones', { freeUnits: 1, maxUnits: 3 }, 'at_most 3, free 1'],
  ] as const)('%s', (_name, more, expected) => {
    expect(limitWords(group(more)).map(short).join(', ')).toBe(expected);
  });
});

describe('a problem in words', () => {
  const at = { groupId: 1 } as const;
  it.each([
    [{ code: 'too_few', ...at, missing: 1 }, { minUnits: 1 }, 'choose Extras 1'],
    [{ code: 'too_few', ...at, missing: 2 }, { minUnits: 3 }, 'choose_more Extras 2'],
    [{ code: 'too_many_choices', ...at }, {}, 'too_many Extras'],
    [{ code: 'too_many_units', ...at }, {}, 'too_many Extras'],
    [{ code: 'too_many_of_choice', ...at, choiceId: 2 }, {}, 'too_many Extras'],
    [{ code: 'choice_sold_out', ...at, choiceId: 2 }, {}, 'sold_out choice 2'],
    [{ code: 'choice_not_offered', choiceId: 9 }, {}, 'not_offered'],
    [{ code: 'too_few', groupId: 9, missing: 1 }, {}, 'not_offered'],
  ] as const)('%j', (problem, more, expected) => {
    expect(short(problemWords(problem, [group(more)]))).toBe(expected);
  });
});
