import { describe, expect, it } from 'vitest';
import type { OfferedGroup } from '@comanda/domain/options';
import { mayTakeMore, selectChoice } from './select-choice.ts';

const group = (more: Partial<OfferedGroup>): OfferedGroup => ({
  id: 1,
  rule: 'sum',
  minUnits: 0,
  maxChoices: 2,
  maxUnits: 3,
  freeUnits: 0,
  choices: [1, 2, 3].map((id) => ({ id, priceMinor: 0, maxCount: 2, isSoldOut: id === 3 })),
  ...more,
});
const one = group({ maxChoices: 1, maxUnits: 1 });
const chosen = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([id, count]) => ({ choiceId: Number(id), count }));

describe('a chosen count', () => {
  it.each([
    ['is added', group({}), { 9: 1 }, { choiceId: 1, count: 1 }, { 9: 1, 1: 1 }],
    ['replaces the one before', group({}), { 1: 1 }, { choiceId: 1, count: 2 }, { 1: 2 }],
    ['of zero removes the choice', group({}), { 1: 1, 9: 1 }, { choiceId: 1, count: 0 }, { 9: 1 }],
    [
      'of the only choice takes the place of another',
      one,
      { 1: 1, 9: 1 },
      { choiceId: 2, count: 1 },
      { 9: 1, 2: 1 },
    ],
    ['of zero leaves the other groups', one, { 1: 1, 9: 1 }, { choiceId: 1, count: 0 }, { 9: 1 }],
  ] as const)('%s', (_name, at, before, selected, after) => {
    expect(new Set(selectChoice(at, chosen(before), selected))).toEqual(new Set(chosen(after)));
  });
});

describe('one more', () => {
  it.each([
    ['of a new choice', group({}), {}, 1, true],
    ['up to the choice’s own limit', group({}), { 1: 2 }, 1, false],
    ['up to the units of the group', group({}), { 1: 2, 2: 1 }, 2, false],
    [
      'of a third choice of two',
      group({
        maxUnits: 9,
        choices: [1, 2, 4].map((id) => ({ id, priceMinor: 0, maxCount: 2, isSoldOut: false })),
      }),
      { 1: 1, 2: 1 },
      4,
      false,
    ],
    ['of a sold-out choice', group({}), {}, 3, false],
    ['of another choice, where it takes the place', one, { 1: 1 }, 2, true],
    ['of an unknown choice', group({}), {}, 9, false],
  ] as const)('%s: %s', (_name, at, before, choiceId, expected) => {
    expect(mayTakeMore(at, chosen(before), choiceId)).toBe(expected);
  });
});
