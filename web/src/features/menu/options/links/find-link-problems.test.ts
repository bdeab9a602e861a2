import { describe, expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { findProblemOfChange, problemOfLinks, type RuledGroup } from './find-link-problems.ts';

const choices = (...counts: number[]) => counts.map((max_count) => ({ max_count }));
const size: RuledGroup = { id: 1, rule: 'replaces', choices: choices(1, 1) };
const extras: RuledGroup = { id: 2, rule: 'sum', choices: choices(1, 2) };
const other: RuledGroup = { id: 3, rule: 'replaces', choices: choices(1) };
const groups = [size, extras, other];

const one = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
const three = { min_units: 3, max_choices: 3, max_units: 3, free_units: 0 };
const link = (group_id: number, limits: typeof one) => ({ group_id, ...limits });

describe('the groups of a dish', () => {
  it.each([
    ['a size and extras', [link(1, one), link(2, three)], undefined],
    ['two sizes', [link(1, one), link(3, one)], 'second_size'],
    ['a size that is no choice', [link(1, { ...one, min_units: 0 })], 'size_is_one_choice'],
    ['too few choices', [link(2, { ...three, max_choices: 1 })], 'minimum_cannot_be_reached'],
    ['a group that was deleted meanwhile', [link(9, three)], undefined],
  ] as const)('%s', (_name, links, problem) => {
    expect(problemOfLinks(links, groups)).toBe(problem);
  });
});

describe('a change of a group', () => {
  const plain = aDish({ id: 1 });
  const pizza = aDish({ id: 2, option_groups: [link(1, one), link(2, three)] });
  const salad = aDish({ id: 3, option_groups: [link(2, one)] });
  const soup = aDish({ id: 4, option_groups: [link(2, three)] });
  const dishes = [plain, pizza, salad, soup];

  it.each([
    ['that leaves enough choices', { ...extras, choices: choices(3) }, undefined],
    [
      'that takes choices away',
      { ...extras, choices: choices(2) },
      ['minimum_cannot_be_reached', [2, 4]],
    ],
    ['to a second size', { ...extras, rule: 'replaces' as const }, ['second_size', [2]]],
    ['of a group without dishes', { ...other, choices: [] }, undefined],
  ] as const)('%s is impossible at: %j', (_name, changed, expected) => {
    const found = findProblemOfChange(changed, groups, dishes);
    expect(found && [found.problem, found.dishes.map(({ id }) => id)]).toEqual(expected);
  });
});
