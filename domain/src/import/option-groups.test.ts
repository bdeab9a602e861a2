import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText } from '../text/fold-text.ts';
import {
  groupsCell,
  linksByName,
  mayHaveGroups,
  readGroupsCell,
  unknownGroups,
  type GroupEntry,
  type GroupLink,
} from './option-groups.ts';

const group = (id: number, name: string, rule: GroupEntry['rule'] = 'sum'): GroupEntry => ({
  id,
  name,
  rule,
  choices: [{ maxCount: 1 }, { maxCount: 1 }],
});
const link = (groupId: number): GroupLink => ({
  groupId,
  minUnits: 0,
  maxChoices: 2,
  maxUnits: 2,
  freeUnits: 1,
});
const groups = [
  group(1, 'Mărime', 'replaces'),
  group(2, 'Adaosuri'),
  group(3, 'Sosuri, picante'),
  group(4, 'Adaosuri'),
  group(5, 'Porție', 'replaces'),
  group(6, 'Două; jumătăți', 'dearest'),
];

test.each<[string, string[]]>([
  ['Mărime; Adaosuri', ['Mărime', 'Adaosuri']],
  ['marime, ADAOSURI', ['marime', 'ADAOSURI']],
  ['Sosuri, picante; Mărime', ['Sosuri, picante', 'Mărime']],
  ['Mărime, Sosuri, picante', ['Mărime', 'Sosuri, picante']],
  ['Două; jumătăți', ['Două, jumătăți']],
  ['Mărime\nAdaosuri', ['Mărime', 'Adaosuri']],
  ['Mărime, Toppings', ['Mărime', 'Toppings']],
  ['"Sos; picant"; Mărime', ['Sos; picant', 'Mărime']],
  ['"zis ""bun"" aici"', ['zis "bun" aici']],
  ['Sos "bun"; Mărime', ['Sos "bun"', 'Mărime']],
  [' ; ', []],
  ['', []],
])('the cell %j has the names %j', (cell, names) => {
  expect(readGroupsCell(cell, groups)).toEqual(names);
});

it('a name that no group has is found', () => {
  expect(unknownGroups('Mărime, Toppings; Sosuri', groups)).toEqual(['Toppings', 'Sosuri']);
});

const optional = { minUnits: 0, maxChoices: 99, maxUnits: 99, freeUnits: 0 };
const exactlyOne = { minUnits: 1, maxChoices: 1, maxUnits: 1, freeUnits: 0 };

describe('the groups of a dish by their names', () => {
  it.each<[string, string[], GroupLink[], GroupLink[]]>([
    ['a new size is exactly one choice', ['Mărime'], [], [{ groupId: 1, ...exactlyOne }]],
    ['everything else may be left out', ['Două; jumătăți'], [], [{ groupId: 6, ...optional }]],
    ['a group that the dish has keeps its limits', ['adaosuri'], [link(2)], [link(2)]],
    ['of two groups of one name the dish keeps its own', ['Adaosuri'], [link(4)], [link(4)]],
    ['both of one name', ['Adaosuri', 'Adaosuri'], [link(4), link(2)], [link(2), link(4)]],
    ['a name once too often', ['Mărime', 'Mărime'], [], [{ groupId: 1, ...exactlyOne }]],
    [
      'the order is that of the list',
      ['Sosuri picante', 'Adaosuri'],
      [link(2), link(3)],
      [link(3), link(2)],
    ],
    ['no name takes all away', [], [link(2)], []],
  ])('%s', (_name, names, before, expected) => {
    const links = linksByName(names, { groups, before });
    // Which of two groups of one name comes first does not matter.
    const ids = (of: GroupLink[]) => of.map(({ groupId }) => groupId).toSorted((a, b) => a - b);
    expect(ids(links)).toEqual(ids(expected));
    expect(links).toEqual(expect.arrayContaining(expected));
  });

  it.each<[string, number[], boolean]>([
    ['one size', [1, 2], true],
    ['two sizes', [1, 5], false],
  ])('with %s: %s', (_name, ids, isPossible) => {
    const links = ids.map((groupId) => ({ groupId, ...(groupId === 2 ? optional : exactlyOne) }));
    expect(mayHaveGroups(links, groups)).toBe(isPossible);
  });

  it('a size without a choice cannot be met', () => {
    const empty = [{ ...group(1, 'Mărime', 'replaces'), choices: [] }];
    expect(mayHaveGroups([{ groupId: 1, ...exactlyOne }], empty)).toBe(false);
  });
});

it('an exported cell is read back, whatever the names', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => foldText(text) !== '' && !/[;\n]/.test(text) && text === text.trim());
  fc.assert(
    fc.property(fc.uniqueArray(name, { selector: foldText, maxLength: 5 }), (names) => {
      const known = names.map((one, index) => group(index + 1, one));
      const before = known.map(({ id }) => link(id));
      const read = readGroupsCell(groupsCell(names), known);
      expect(linksByName(read, { groups: known, before })).toEqual(before);
    }),
  );
});
