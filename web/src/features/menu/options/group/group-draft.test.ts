import { allTexts, languages, translate } from '@comanda/contract/texts';
import { optionRules } from '@comanda/domain/options';
import { describe, expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { aChoice, anOptionGroup } from '../../../../testing/samples/option-groups.ts';
import type { ShownText, Translate } from '../../../../lib/i18n/current-texts.ts';
import {
  addChoice,
  blankGroup,
  draftOfGroup,
  exampleGroup,
  findFreeSizes,
  findGroupProblems,
  moveChoice,
  readGroup,
  type ChoiceDraft,
} from './group-draft.ts';
import { foodFields } from '../../food/food-fields.ts';
import { withDish } from './with-dish.ts';

const t: Translate = (key) => key as string as ShownText;

const choice = (key: number, more: Partial<ChoiceDraft> = {}): ChoiceDraft => ({
  key,
  name: `c${key}`,
  price: '10',
  maxCount: '1',
  dishId: null,
  food: foodFields({}),
  sizePrices: {},
  ...more,
});
const names = (choices: readonly ChoiceDraft[]) => choices.map(({ name }) => name);

describe('the form of a group', () => {
  const group = anOptionGroup({
    choices: [
      aChoice(4, 'Mică', { price: 80.5, max_count: 2, food: { allergens: { milk: 'traces' } } }),
      aChoice(5, 'Cola', { dish_id: 21 }),
    ],
  });

  it('that was stored sends back what it was, with the ids of its choices', () => {
    const { name, rule } = group;
    expect(readGroup(draftOfGroup(group))).toEqual({
      name,
      rule,
      choices: group.choices.map(({ id, price, max_count, dish_id, food = {}, ...rest }) => ({
        id,
        name: rest.name,
        price,
        max_count,
        dish_id,
        food,
      })),
    });
  });

  it('drops the rows into which nothing was typed, but none that is stored', () => {
    const draft = {
      name: ' Adaos ',
      rule: 'sum' as const,
      choices: [choice(1, { name: ' Ardei ', price: '5,5' }), choice(2, { name: ' ', price: '' })],
    };
    expect(findGroupProblems(draft, t)).toBeUndefined();
    expect(readGroup(draft)).toEqual({
      name: 'Adaos',
      rule: 'sum',
      choices: [{ name: 'Ardei', price: 5.5, max_count: 1, dish_id: null, food: {} }],
    });
    const stored = { ...draft, choices: [choice(1, { id: 4, name: '', price: '' })] };
    expect(findGroupProblems(stored, t)?.choices.get(1)).toHaveProperty('name');
  });

  it.each([
    ['a name', { name: ' ' }, { name: 'errors.field_is_required' }],
    ['a choice', { choices: [] }, { list: 'options.needs_choice' }],
  ])('needs %s', (_name, change, problem) => {
    const right = { name: 'Adaos', rule: 'sum' as const, choices: [choice(1)] };
    expect(findGroupProblems({ ...right, ...change }, t)).toMatchObject(problem);
  });

  it.each([
    ['sum', { price: '' }, undefined],
    ['replaces', { price: '' }, { price: 'options.price_is_missing' }],
    ['dearest', { price: '' }, { price: 'options.price_is_missing' }],
    ['sum', { price: 'x' }, { price: 'options.price_is_missing' }],
    ['sum', { price: '-1' }, { price: 'options.price_is_missing' }],
    ['sum', { maxCount: '0' }, { maxCount: 'options.max_is_wrong' }],
    ['sum', { maxCount: '100' }, { maxCount: 'options.max_is_wrong' }],
    // Of a size the field is not shown.
    ['replaces', { maxCount: '' }, undefined],
    ['sum', { name: '', price: '5' }, { name: 'options.name_is_missing' }],
    ['sum', { name: 'x'.repeat(256) }, { name: 'errors.max' }],
    ['sum', { food: foodFields({ diets: ['vegan'], alcohol: false }) }, undefined],
    ['sum', { food: { ...foodFields({}), portion: 'x' } }, { isFoodWrong: true }],
    ['sum', { food: foodFields({ diets: ['halal'], alcohol: true }) }, { isFoodWrong: true }],
    // What was entered about a choice is not lost with its missing name.
    [
      'sum',
      { name: '', price: '', food: foodFields({ allergens: {} }) },
      { name: 'options.name_is_missing' },
    ],
  ] as const)('of %s finds in %j: %j', (rule, change, expected) => {
    const draft = { name: 'x', rule, choices: [choice(1, change)] };
    expect(findGroupProblems(draft, t)?.choices.get(1)).toEqual(expected);
  });

  it('sends one unit for each choice of a size', () => {
    const draft = { name: 'x', rule: 'replaces' as const, choices: [choice(1, { maxCount: '3' })] };
    expect(readGroup(draft).choices[0]?.max_count).toBe(1);
  });
});

describe('an example', () => {
  it.each(languages.flatMap((language) => optionRules.map((rule) => [language, rule] as const)))(
    'in %s of %s has a name and three choices',
    (language, rule) => {
      const draft = exampleGroup(
        rule,
        (key, values) => translate(allTexts[key], language, values) as ShownText,
      );
      expect(draft.name).not.toBe('');
      expect(draft.choices).toHaveLength(3);
      expect(new Set(names(draft.choices)).size).toBe(3);
    },
  );
});

describe('a row', () => {
  it('is added behind another one with its limit, or as the last, under a key of its own', () => {
    const rows = [choice(1, { maxCount: '5' }), choice(7)];
    const behind = addChoice(rows, 1);
    expect(behind.choices.map(({ key }) => key)).toEqual([1, 8, 7]);
    expect(behind.choices[1]).toMatchObject({ name: '', price: '', maxCount: '5' });
    expect(addChoice(rows).choices.map(({ key }) => key)).toEqual([1, 7, 8]);
    expect(addChoice([]).choices).toMatchObject([{ key: 1, maxCount: '1' }]);
    expect(addChoice(blankGroup.choices, 99).key).toBe(2);
  });

  it.each([
    [1, 2, ['c2', 'c3', 'c1']],
    [3, 0, ['c3', 'c1', 'c2']],
    [9, 0, ['c1', 'c2', 'c3']],
  ])('%i is moved to the place %i', (key, to, expected) => {
    expect(names(moveChoice([choice(1), choice(2), choice(3)], { key, to }))).toEqual(expected);
  });

  it('that stands for a dish gets its name and price, unless others were typed', () => {
    const dish = aDish({ id: 21, name: 'Cola', price: 25 });
    const [empty, typed, other] = withDish(
      withDish([choice(1, { name: '', price: ' ' }), choice(2), choice(3)], { key: 1, dish }),
      { key: 2, dish },
    );
    expect(empty).toMatchObject({ name: 'Cola', price: '25', dishId: 21 });
    expect(typed).toMatchObject({ name: 'c2', price: '10', dishId: 21 });
    expect(other).toEqual(choice(3));
  });
});

describe('a size that costs nothing is asked about', () => {
  const sizes = { name: 'Mărime', rule: 'replaces' as const };
  const stored = anOptionGroup({
    ...sizes,
    choices: [aChoice(11, 'S'), aChoice(12, 'L', { price: 5 })],
  });
  const free = { price: '0,00' };
  it.each([
    ['when it is new', sizes, [choice(1, free), choice(2)], [1]],
    ['when it cost something before', sizes, [choice(1, { ...free, id: 12 })], [1]],
    ['but not when it was free before', sizes, [choice(1, { ...free, id: 11 })], []],
    ['nor while it has no price', sizes, [choice(1, { price: '' })], []],
    ['and an extra is not', { ...sizes, rule: 'sum' as const }, [choice(1, free)], []],
  ])('%s', (_when, group, choices, keys) => {
    expect(findFreeSizes({ ...group, choices }, stored).map(({ key }) => key)).toEqual(keys);
  });

  it('also when it was free as an extra', () => {
    const extras = { ...stored, rule: 'sum' as const };
    expect(
      findFreeSizes({ ...sizes, choices: [choice(1, { ...free, id: 11 })] }, extras),
    ).toHaveLength(1);
  });
});
