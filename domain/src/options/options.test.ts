import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOptionProblems,
  hasOnePrice,
  judgeChoices,
  lineKey,
  lowestPrice,
  MAX_CHOICES_OF_GROUP,
  MAX_UNITS,
  priceWithOptions,
  problemOfGroups,
  problemOfLimits,
  requiredChoices,
  type ChosenOption,
  type OfferedChoice,
  type OfferedGroup,
} from './index.ts';

const choice = (id: number, priceMinor: number, more: Partial<OfferedChoice> = {}) => ({
  id,
  priceMinor,
  maxCount: 1,
  isSoldOut: false,
  ...more,
});

const group = (more: Partial<OfferedGroup> & Pick<OfferedGroup, 'choices'>): OfferedGroup => ({
  id: 1,
  rule: 'sum',
  minUnits: 0,
  maxChoices: 9,
  maxUnits: 9,
  freeUnits: 0,
  ...more,
});

const size = group({
  id: 1,
  rule: 'replaces',
  minUnits: 1,
  maxChoices: 1,
  maxUnits: 1,
  choices: [choice(11, 8000), choice(12, 11_000), choice(13, 15_000, { isSoldOut: true })],
});
const halves = group({
  id: 2,
  rule: 'dearest',
  minUnits: 2,
  maxChoices: 2,
  maxUnits: 2,
  choices: [
    choice(21, 9000, { maxCount: 2 }),
    choice(22, 12_000, { maxCount: 2 }),
    choice(23, 10_000, { maxCount: 2 }),
  ],
});
const extras = group({
  id: 3,
  freeUnits: 2,
  maxChoices: 3,
  maxUnits: 4,
  choices: [
    choice(31, 1500, { maxCount: 3 }),
    choice(32, 500),
    choice(33, 2000),
    choice(34, 700, { isSoldOut: true }),
  ],
});

/** As `id x count`. */
const chosen = (text: string): ChosenOption[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [choiceId = 0, count = 1] = part.split('x').map(Number);
      return { choiceId, count };
    });

describe('the price of a dish of 100 with its choices', () => {
  it.each([
    ['no groups', [], '', 10_000],
    ['nothing of what is optional', [extras], '', 10_000],
    ['a size takes the place of the price', [size], '12', 11_000],
    ['a size cheaper than the price too', [size], '11', 8000],
    ['half and half: the dearest counts once', [halves], '21 22', 22_000],
    ['two halves of one kind', [halves], '21x2', 19_000],
    ['free units are the cheapest', [extras], '31 32 33', 12_000],
    ['units of one choice are free one by one', [extras], '31x3', 11_500],
    ['as many as are free cost nothing', [extras], '32 33', 10_000],
    ['a choice named twice is its sum', [extras], '31 31 31', 11_500],
    ['choices without units do not count', [size, extras], '11 31x0', 8000],
    ['all rules together', [size, halves, extras], '12 22 23 31x2 33', 11_000 + 12_000 + 2000],
    ['in any order', [size, halves, extras], '33 31x2 23 22 12', 11_000 + 12_000 + 2000],
  ] as const)('%s', (_name, groups, text, expected) => {
    expect(priceWithOptions(10_000, groups, chosen(text))).toBe(expected);
  });
});

it('the choices of a dish are looked through once, however many lines have it', () => {
  let reads = 0;
  const { choices, ...limits } = group({ choices: extras.choices });
  const counted = {
    ...limits,
    get choices() {
      reads += 1;
      return choices;
    },
  };
  const groups = [counted];
  const totals = ['31', '32 33', '31x3'].map(
    (text) => judgeChoices(10_000, groups, chosen(text)).priceMinor,
  );
  expect([totals, reads]).toEqual([[11_500, 12_500, 14_500], 1]);
});

describe('what keeps a dish from being ordered', () => {
  it.each([
    ['nothing without groups', [], '', []],
    ['a missing size', [size], '', [{ code: 'too_few', groupId: 1, missing: 1 }]],
    ['one half of two', [halves], '21', [{ code: 'too_few', groupId: 2, missing: 1 }]],
    [
      'two sizes',
      [size],
      '11 12',
      [
        { code: 'too_many_choices', groupId: 1 },
        { code: 'too_many_units', groupId: 1 },
      ],
    ],
    ['five units of four', [extras], '31x3 32 33', [{ code: 'too_many_units', groupId: 3 }]],
    [
      'more of a choice than it may be',
      [extras],
      '32x2',
      [{ code: 'too_many_of_choice', groupId: 3, choiceId: 32 }],
    ],
    ['a sold-out choice', [size], '13', [{ code: 'choice_sold_out', groupId: 1, choiceId: 13 }]],
    ['a choice of another dish', [extras], '99', [{ code: 'choice_not_offered', choiceId: 99 }]],
    ['a choice at a dish without groups', [], '11', [{ code: 'choice_not_offered', choiceId: 11 }]],
    ['nothing when all fits', [size, halves, extras], '12 21 22 31x3 33', []],
  ] as const)('%s', (_name, groups, text, expected) => {
    expect(findOptionProblems(groups, chosen(text))).toEqual(expected);
  });
});

describe('the limits of a group at a dish', () => {
  const two = { rule: 'sum', choices: [{ maxCount: 1 }, { maxCount: 2 }] } as const;
  const limits = { minUnits: 0, maxChoices: 2, maxUnits: 3, freeUnits: 0 };
  it.each([
    [two, limits, undefined],
    [two, { ...limits, minUnits: 3 }, undefined],
    [two, { ...limits, minUnits: 3, maxChoices: 1 }, 'minimum_cannot_be_reached'],
    [two, { ...limits, minUnits: 4 }, 'minimum_above_maximum'],
    [two, { ...limits, minUnits: 4, maxUnits: 5 }, 'minimum_cannot_be_reached'],
    [two, { ...limits, maxChoices: 4 }, 'more_choices_than_units'],
    [two, { ...limits, freeUnits: 4 }, 'more_free_than_maximum'],
    [two, { ...limits, freeUnits: 3 }, undefined],
    [{ ...two, rule: 'dearest' }, { ...limits, freeUnits: 1 }, 'dearest_is_not_free'],
    [{ ...two, rule: 'dearest' }, { ...limits, minUnits: 2 }, undefined],
    [{ ...two, rule: 'replaces' }, limits, 'size_is_one_choice'],
    [
      { ...two, rule: 'replaces' },
      { minUnits: 1, maxChoices: 1, maxUnits: 1, freeUnits: 0 },
      undefined,
    ],
    [
      { rule: 'sum', choices: [] },
      { minUnits: 1, maxChoices: 1, maxUnits: 1, freeUnits: 0 },
      'minimum_cannot_be_reached',
    ],
  ] as const)('%j with %j: %s', (given, its, expected) => {
    expect(problemOfLimits(given, its)).toBe(expected);
  });
});

describe('the groups of a dish', () => {
  const limits = { minUnits: 1, maxChoices: 1, maxUnits: 1, freeUnits: 0 };
  const one = { ...limits, choices: [{ maxCount: 1 }] };
  it.each([
    [[], undefined],
    [
      [
        { ...one, rule: 'replaces' },
        { ...one, rule: 'sum' },
      ],
      undefined,
    ],
    [
      [
        { ...one, rule: 'replaces' },
        { ...one, rule: 'replaces' },
      ],
      'second_size',
    ],
    [
      [
        { ...one, rule: 'sum' },
        { ...one, rule: 'sum', minUnits: 2 },
      ],
      'minimum_above_maximum',
    ],
  ] as const)('%j: %s', (groups, expected) => {
    expect(problemOfGroups(groups)).toBe(expected);
  });
});

describe('the price that a card shows', () => {
  it.each([
    ['of a dish without groups', [], 10_000],
    ['of the cheapest size', [size], 8000],
    ['with the cheapest choice of half and half', [halves], 19_000],
    ['without what is optional', [extras], 10_000],
    ['with the required units that are not free', [{ ...extras, minUnits: 3 }], 11_500],
    [
      'with the only choice that reaches the minimum',
      [{ ...extras, minUnits: 3, maxChoices: 1 }],
      11_500,
    ],
    [
      'of the sizes that are on sale',
      [{ ...size, choices: [choice(11, 8000, { isSoldOut: true }), choice(12, 11_000)] }],
      11_000,
    ],
    [
      'of a size that is sold out, when all are',
      [{ ...size, choices: [choice(11, 8000, { isSoldOut: true })] }],
      8000,
    ],
    ['of the dish, when no size is offered any more', [{ ...size, choices: [] }], 10_000],
    ['without a required group of which too few are left', [{ ...extras, minUnits: 9 }], 10_000],
  ] as const)('is that %s', (_name, groups, expected) => {
    expect(lowestPrice(10_000, groups)).toBe(expected);
  });
});

describe('whether a dish has one price', () => {
  const same = [choice(1, 500), choice(2, 500)];
  const free = [choice(1, 0), choice(2, 0)];
  const two = { minUnits: 2, maxChoices: 2, maxUnits: 2 };
  it.each([
    ['without groups', [], true],
    ['of sizes with different prices', [size], false],
    ['of sizes with one price', [{ ...size, choices: same }], true],
    ['of extras that cost something', [extras], false],
    ['of extras that cost nothing', [{ ...extras, choices: free }], true],
    ['of extras that are all free', [{ ...extras, freeUnits: 4 }], true],
    ['of required choices with one price', [group({ ...two, choices: same })], true],
    [
      'of required choices with different prices',
      [group({ ...two, choices: extras.choices })],
      false,
    ],
    ['of as many choices with one price as one likes', [group({ choices: same })], false],
    ['of halves with different prices', [halves], false],
    ['of halves with one price', [{ ...halves, choices: same }], true],
    ['of halves with one price, or none', [{ ...halves, minUnits: 0, choices: same }], false],
    ['when one of its groups has several', [group({ choices: free }), size], false],
  ] as const)('%s: %s', (_name, groups, expected) => {
    expect(hasOnePrice(groups)).toBe(expected);
  });
});

const limitsOf = fc.record({
  rule: fc.constantFrom('sum', 'dearest'),
  minUnits: fc.integer({ min: 0, max: 4 }),
  maxChoices: fc.integer({ min: 1, max: 4 }),
  freeUnits: fc.integer({ min: 0, max: 2 }),
  choices: fc.array(
    fc.record({
      priceMinor: fc.integer({ min: 0, max: 9 }),
      maxCount: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

/** Every choice of so many units of these choices, in order. */
function everyWay(choices: readonly OfferedChoice[], units: number): ChosenOption[][] {
  const [first, ...others] = choices;
  if (!first) return units === 0 ? [[]] : [];
  return Array.from({ length: Math.min(first.maxCount, units) + 1 }, (_, count) =>
    everyWay(others, units - count).map((rest) =>
      count === 0 ? rest : [{ choiceId: first.id, count }, ...rest],
    ),
  ).flat();
}

it('shows the least of all prices that its guest can choose', () => {
  fc.assert(
    fc.property(limitsOf, ({ choices, ...limits }) => {
      const offered = choices.map(({ priceMinor, maxCount }, index) =>
        choice(index + 1, priceMinor, { maxCount }),
      );
      const one = group({ ...limits, maxUnits: 9, choices: offered });
      const prices = everyWay(offered, limits.minUnits)
        .filter((way) => findOptionProblems([one], way).length === 0)
        .map((way) => priceWithOptions(100, [one], way));
      fc.pre(prices.length > 0);
      expect(lowestPrice(100, [one])).toBe(Math.min(...prices));
    }),
    { numRuns: 2000 },
  );
});

it('the lowest price of a group at its bounds is computed once for the thousands of dishes that have it', () => {
  const choices = Array.from({ length: MAX_CHOICES_OF_GROUP }, (_, index) =>
    choice(index + 1, 100 + index, { maxCount: 1 + (index % 20) }),
  );
  const limits = { minUnits: 60, maxChoices: 4, maxUnits: MAX_UNITS, freeUnits: 30 };
  const prices = Array.from({ length: 3000 }, () =>
    lowestPrice(0, [group({ ...limits, choices })]),
  );
  expect(new Set(prices)).toEqual(new Set([3465]));
});

describe('the choices that a dish requires', () => {
  const soldOut = choice(1, 0, { isSoldOut: true });
  it.each([
    ['none without groups', [], ''],
    ['none when they are sold out', [{ ...size, choices: [soldOut] }], undefined],
    ['none that are optional', [{ ...extras, choices: [soldOut] }], ''],
    ['the first size', [size], '11'],
    ['both halves of one kind', [halves], '21x2'],
    [
      'the half that is left, as often as needed',
      [{ ...halves, choices: [soldOut, choice(2, 0, { maxCount: 2 })] }],
      '2x2',
    ],
    [
      'none when one half is left, once',
      [{ ...halves, choices: [soldOut, choice(2, 0)] }],
      undefined,
    ],
    [
      'the choice that reaches the minimum',
      [{ ...halves, choices: [choice(1, 0), choice(2, 0, { maxCount: 2 })], maxChoices: 1 }],
      '2x2',
    ],
    ['those that reach the minimum', [{ ...extras, minUnits: 3, maxChoices: 1 }], '31x3'],
  ] as const)('are %s', (_name, groups, expected) => {
    expect(requiredChoices(groups)).toEqual(expected === undefined ? undefined : chosen(expected));
  });
});

describe('the key of a line', () => {
  const key = lineKey(chosen('11 31x2'), 'fără ceapă');
  it.each([
    ['31 11 31', 'fără ceapă', true],
    ['11 31x2 32x0', ' fără ceapă ', true],
    ['11 31', 'fără ceapă', false],
    ['11 31x2', '', false],
  ])('%s with the note «%s»: %s', (text, note, isSame) => {
    expect(lineKey(chosen(text), note) === key).toBe(isSame);
  });
});

describe('extras that cost by size', () => {
  const sizes = group({
    id: 1,
    rule: 'replaces',
    minUnits: 1,
    maxChoices: 1,
    maxUnits: 1,
    choices: [
      choice(11, 8000, { size: '30 cm' }),
      choice(12, 11_000, { size: '40 cm' }),
      choice(13, 15_000),
    ],
  });
  const cheese = choice(21, 2000, {
    maxCount: 3,
    sizePrices: [
      { size: '30 cm', priceMinor: 1500 },
      { size: '40 cm', priceMinor: 2500 },
    ],
  });
  const more = group({ id: 2, choices: [cheese, choice(22, 1800)], freeUnits: 1 });
  const groups = [sizes, more];
  const taking = (...ids: number[]) => ids.map((choiceId) => ({ choiceId, count: 1 }));

  it.each<[string, number[], number]>([
    ['their price at the small size', [11, 21, 22], 8000 + 1800],
    ['their price at the large size', [12, 21, 22], 11_000 + 2500],
    ['their own price at a size without one', [13, 21, 22], 15_000 + 2000],
    ['their own price before a size is chosen', [21, 22], 5000 + 2000],
  ])('cost %s; the cheapest units are free', (_what, ids, price) => {
    expect(priceWithOptions(5000, groups, taking(...ids))).toBe(price);
    expect(judgeChoices(5000, groups, taking(...ids)).priceMinor).toBe(price);
  });

  it('are stored with the price that was charged', () => {
    const { taken } = judgeChoices(5000, groups, taking(12, 21));
    expect(taken.map((one) => one.taken.map((unit) => unit.choice.priceMinor))).toEqual([
      [11_000],
      [2500],
    ]);
  });

  it('count where they are required: the dearer size may be the cheaper one', () => {
    const required = group({ ...more, minUnits: 1, freeUnits: 0, choices: [cheese] });
    expect(lowestPrice(5000, [sizes, required])).toBe(8000 + 1500);
    const dear = { ...cheese, sizePrices: [{ size: '30 cm', priceMinor: 9000 }] };
    expect(lowestPrice(5000, [sizes, { ...required, choices: [dear] }])).toBe(11_000 + 2000);
  });

  it('make a price "from" also where all sizes cost the same', () => {
    const same = { ...sizes, choices: sizes.choices.map((one) => ({ ...one, priceMinor: 8000 })) };
    const required = group({ ...more, minUnits: 1, maxUnits: 1, freeUnits: 0, choices: [cheese] });
    expect(hasOnePrice([same, required])).toBe(false);
    expect(hasOnePrice([same, { ...required, choices: [choice(22, 1800)] }])).toBe(true);
  });
});
