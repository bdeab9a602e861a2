import { MAX_UNITS, optionRules, problemOfLimits } from '@comanda/domain/options';
import { describe, expect, it } from 'vitest';
import {
  asDomain,
  draftOfLimits,
  firstLimits,
  presetsOf,
  readLimits,
  withPreset,
  type Limits,
} from './limits-draft.ts';

const limits = (min: number, choices: number, units: number, free = 0): Limits => ({
  min_units: min,
  max_choices: choices,
  max_units: units,
  free_units: free,
});

describe('stored limits', () => {
  it.each([
    ['replaces', limits(1, 1, 1), 'one'],
    ['sum', limits(1, 1, 1), 'one'],
    ['dearest', limits(2, 2, 2), 'two'],
    // Extras have no button for exactly two.
    ['sum', limits(2, 2, 2), 'own'],
    ['sum', limits(0, 3, 3), 'up_to'],
    ['sum', limits(0, MAX_UNITS, MAX_UNITS, 2), 'any'],
    ['dearest', limits(0, MAX_UNITS, MAX_UNITS), 'own'],
    ['sum', limits(0, 2, 3), 'own'],
    ['sum', limits(1, 3, 3), 'own'],
  ] as const)(
    'of %s %j are the preset %s, and are read back as they were',
    (rule, stored, preset) => {
      const draft = draftOfLimits(stored, rule);
      expect(draft.preset).toBe(preset);
      expect(readLimits(draft)).toEqual(stored);
    },
  );
});

describe('a preset', () => {
  const own = draftOfLimits(limits(1, 2, 4, 3), 'sum');

  it.each([
    ['one', limits(1, 1, 1)],
    ['two', limits(2, 2, 2)],
    ['up_to', limits(0, 4, 4, 3)],
    ['any', limits(0, MAX_UNITS, MAX_UNITS, 3)],
    ['own', limits(1, 2, 4, 3)],
  ] as const)('%s is chosen instead of own limits', (preset, expected) => {
    const draft = withPreset(own, preset);
    expect(draft.preset).toBe(preset);
    expect(readLimits(draft)).toEqual(expected);
  });

  it('up to begins with a number that a person would type', () => {
    const any = draftOfLimits(firstLimits('sum'), 'sum');
    expect(readLimits(withPreset(any, 'up_to'))).toEqual(limits(0, 3, 3));
    expect(readLimits(withPreset({ ...own, units: ' ' }, 'up_to'))).toEqual(limits(0, 3, 3, 3));
  });
});

describe('a new group of a rule', () => {
  const three = [1, 2, 3].map(() => ({ maxCount: 1 }));

  it.each(optionRules)('%s begins with possible limits that have a button', (rule) => {
    const first = firstLimits(rule);
    expect(problemOfLimits({ rule, choices: three }, asDomain(first))).toBeUndefined();
    expect(draftOfLimits(first, rule).preset).toBe(presetsOf(rule)[0]);
  });

  it('that is a size is exactly one, and nothing else can be chosen', () => {
    expect(firstLimits('replaces')).toEqual(limits(1, 1, 1));
    expect(presetsOf('replaces')).toEqual(['one']);
  });
});

describe('a typed number', () => {
  const draft = draftOfLimits(limits(0, 3, 3, 1), 'sum');

  it.each([
    [{ units: ' 4 ' }, limits(0, 3, 4, 1)],
    [{ units: '' }, undefined],
    [{ units: '0' }, undefined],
    [{ choices: '0' }, undefined],
    [{ min: '-1' }, undefined],
    [{ min: '1.5' }, undefined],
    [{ min: '1e1' }, undefined],
    [{ free: String(MAX_UNITS + 1) }, undefined],
    [{ free: String(MAX_UNITS) }, limits(0, 3, 3, MAX_UNITS)],
    [{ free: 'două' }, undefined],
  ])('%j is read as %j', (typed, expected) => {
    expect(readLimits({ ...draft, ...typed })).toEqual(expected);
  });
});
