import { describe, expect, it, test } from 'vitest';
import { MAX_OPTION_GROUPS_OF_DISH, MAX_OPTION_GROUPS_OF_PUB } from '../options/index.ts';
import type { DishEntry, GroupNow, ImportRow, MenuNow, Size } from './menu-now.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { sizesOf, type PlannedGroup } from './plan-sizes.ts';

/** `30 cm: 89, 40 cm: 129`, in minor units. */
const sizes = (words: string): Size[] =>
  words.split(', ').map((part) => {
    const [name = '', price] = part.split(': ');
    return { name, priceMinor: Number(price) };
  });

const group = (id: number, words: string, rule: GroupNow['rule'] = 'replaces'): GroupNow => ({
  id,
  name: 'Mărime',
  rule,
  choices: sizes(words).map((size, index) => ({ ...size, id: id * 10 + index, maxCount: 1 })),
});
const exactlyOne = { minUnits: 1, maxChoices: 1, maxUnits: 1, freeUnits: 0 };
const optional = { minUnits: 0, maxChoices: 1, maxUnits: 1, freeUnits: 0 };
const linkOf = ({ id, rule }: GroupNow) => ({
  groupId: id,
  ...(rule === 'replaces' ? exactlyOne : optional),
});

const dish = (id: number, name: string, groups: readonly GroupNow[] = []): DishEntry => ({
  id,
  categoryId: 11,
  name,
  priceMinor: 9500,
  salePriceMinor: 0,
  ingredients: '',
  visible: true,
  food: {},
  groups: groups.map(linkOf),
});

const menuOf = (groups: readonly GroupNow[], dishes: readonly DishEntry[]): MenuNow => ({
  menus: [{ id: 1, name: 'Bucătărie' }],
  categories: [{ id: 11, menuId: 1, name: 'Pizza' }],
  groups,
  dishes,
});

const row = (name: string, words: string, more: Partial<ImportRow> = {}): ImportRow => ({
  menu: 'Bucătărie',
  category: 'Pizza',
  name,
  priceMinor: 100,
  salePriceMinor: undefined,
  ingredients: undefined,
  visible: true,
  food: {},
  optionGroups: undefined,
  sizes: words === '' ? undefined : sizes(words),
  dishId: undefined,
  ...more,
});

function planned(now: MenuNow, rows: readonly ImportRow[]): ImportPlan {
  const plan = planImport(now, rows, { hidesMissing: false });
  if (!plan.ok) throw new Error(plan.code);
  return plan.value;
}

const choicesInWords = ({ choices }: PlannedGroup): string =>
  choices.map(({ id, name, priceMinor }) => `${id ?? 'new'} ${name} ${priceMinor}`).join(', ');

/** What happens to the groups, and to each dish with its groups then. */
function inWords(plan: ImportPlan): string[] {
  const ids = ({ groups }: Pick<DishEntry, 'groups'>) => groups.map(({ groupId }) => groupId);
  return [
    ...plan.newGroups.map((one) => `group ${one.id}: ${choicesInWords(one)}`),
    ...plan.changedGroups.map((one) => `change ${one.id}: ${choicesInWords(one)}`),
    ...plan.created.map(
      ({ fields }) => `new ${fields.name} ${fields.priceMinor} [${ids(fields).join()}]`,
    ),
    ...plan.changed.map(
      ({ before, changes, fields }) => `${before.id}: ${changes.join()} [${ids(fields).join()}]`,
    ),
    ...plan.unchanged.map(({ dish: same }) => `${same.id} stays`),
  ];
}

const size = group(5, '30 cm: 8900, 40 cm: 12900');
const extras = group(6, 'Ardei: 500', 'sum');
/** Margherita and Diavola have their size in common, Capricciosa has none. */
const now = menuOf(
  [size, extras],
  [dish(101, 'Margherita', [extras, size]), dish(102, 'Diavola', [size]), dish(103, 'Capricciosa')],
);
const same = '30 cm: 8900, 40 cm: 12900';
const dearer = '30 cm: 9900, 40 cm: 13900';

test('a dish keeps its own price as long as its sizes stay', () => {
  const rows = [row('Margherita', same, { ingredients: 'roșii' }), row('Capricciosa', same)];
  const prices = planned(now, rows).changed.map(({ fields }) => fields.priceMinor);
  expect(prices).toEqual([9500, 8900]);
});

test.each<[string, ImportRow[], string[]]>([
  [
    'new dishes of the same sizes get one group, those of sizes that are there the group that has them',
    [row('Quattro', dearer), row('Salami', dearer), row('Ton', same)],
    [
      'group -1: new 30 cm 9900, new 40 cm 13900',
      'new Quattro 9900 [-1]',
      'new Salami 9900 [-1]',
      'new Ton 8900 [5]',
    ],
  ],
  [
    'new sizes of two kinds get two groups',
    [row('Quattro', dearer), row('Salami', '50 cm: 1, 60 cm: 2')],
    [
      'group -1: new 30 cm 9900, new 40 cm 13900',
      'group -2: new 50 cm 1, new 60 cm 2',
      'new Quattro 9900 [-1]',
      'new Salami 1 [-2]',
    ],
  ],
  ['the same sizes change nothing', [row('Margherita', same)], ['101 stays']],
  [
    'neither do another spelling and another order',
    [row('Margherita', '40 CM: 12900, 30  cm.: 8900')],
    ['101 stays'],
  ],
  ['a dish without sizes gets them', [row('Capricciosa', same)], ['103: sizes [5]']],
  [
    'the prices of a group change when all its dishes become other',
    [row('Margherita', dearer), row('Diavola', dearer)],
    ['change 5: 50 30 cm 9900, 51 40 cm 13900', '101: sizes [6,5]', '102: sizes [5]'],
  ],
  [
    'a dish that parts from the others gets its own group, at the same place',
    [row('Margherita', dearer)],
    ['group -1: new 30 cm 9900, new 40 cm 13900', '101: sizes [6,-1]'],
  ],
  [
    'of two that part in two ways the first takes the group along',
    [row('Margherita', dearer), row('Diavola', '30 cm: 1, 40 cm: 2')],
    [
      'group -1: new 30 cm 1, new 40 cm 2',
      'change 5: 50 30 cm 9900, 51 40 cm 13900',
      '101: sizes [6,5]',
      '102: sizes [-1]',
    ],
  ],
  [
    'sizes come, go and keep their ids',
    [row('Margherita', '50 cm: 15900, 40 cm: 12900'), row('Diavola', '50 cm: 15900, 40 cm: 12900')],
    ['change 5: 51 40 cm 12900, new 50 cm 15900', '101: sizes [6,5]', '102: sizes [5]'],
  ],
  [
    'option groups of a list say nothing about the size beside them',
    [row('Margherita', same, { optionGroups: ['Mărime'] })],
    ['101: option_groups [5]'],
  ],
  [
    'without sizes in the list they stay, and the price of the dish is its own',
    [row('Margherita', '', { priceMinor: 9600 })],
    ['101: price [6,5]'],
  ],
])('%s', (_name, rows, expected) => {
  expect(inWords(planned(now, rows))).toEqual(expected);
});

describe('a plan', () => {
  it('is refused with more groups than a pub may have, before a dish is compared', () => {
    const groups = Array.from({ length: MAX_OPTION_GROUPS_OF_PUB }, (_, n) =>
      group(n + 1, same, 'sum'),
    );
    const wrong = row('Salami', '', { optionGroups: ['Toppings'] });
    const rows = [wrong, row('Quattro', same)];
    expect(planImport(menuOf(groups, []), rows, { hidesMissing: false })).toMatchObject({
      code: 'option_group_limit_exceeded',
      facts: { limit: MAX_OPTION_GROUPS_OF_PUB },
    });
    expect(inWords(planned(menuOf(groups.slice(1), []), [row('Quattro', same)]))).toHaveLength(2);
  });

  it('is refused with more groups than a dish may have', () => {
    const groups = Array.from({ length: MAX_OPTION_GROUPS_OF_DISH }, (_, n) =>
      group(n + 1, same, 'sum'),
    );
    const full = menuOf(groups, [dish(101, 'Margherita', groups)]);
    expect(planImport(full, [row('Margherita', same)], { hidesMissing: false })).toMatchObject({
      code: 'option_groups_do_not_fit',
      facts: { row: 0 },
    });
  });
});

it.each<[string, GroupNow, boolean]>([
  ['two sizes', size, true],
  ['extras', group(7, 'Ardei: 1, Ulei: 2', 'sum'), false],
  ['one size', group(7, '30 cm: 1'), false],
  ['two of one name', group(7, 'M: 1, m: 2'), false],
  ['signs alone', group(7, '½: 1, ¼: 2'), false],
])('%s can stand in a list: %#', (_name, one, isList) => {
  expect(sizesOf(one) !== undefined).toBe(isList);
});
