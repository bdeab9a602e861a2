import { allTexts, translate } from '@comanda/contract/texts';
import { describe, expect, it } from 'vitest';
import type { ShownText, Translate } from '../../../lib/i18n/current-texts.ts';
import { limitsInWords, problemInWords } from './option-words.ts';

const en: Translate = (key, values) => translate(allTexts[key], 'en', values) as ShownText;

describe('limits in words', () => {
  it.each([
    [1, 1, 1, 0, 'exactly 1'],
    [2, 2, 2, 0, 'exactly 2'],
    [0, 3, 3, 1, 'up to 3, 1 free'],
    [0, 2, 4, 0, 'up to 4, 2 different at most'],
    [1, 3, 3, 0, '1 to 3'],
    [0, 99, 99, 0, 'any number'],
    [2, 99, 99, 0, 'at least 2'],
  ])('%i %i %i %i: %s', (min_units, max_choices, max_units, free_units, words) => {
    expect(limitsInWords({ min_units, max_choices, max_units, free_units }, en)).toBe(words);
  });
});

describe('an impossible limit', () => {
  it('says why, and at which dishes; of many the first ones', () => {
    const size = 'A dish has one price, so it can have one group of sizes only.';
    expect(problemInWords('second_size', en)).toBe(size);
    expect(problemInWords('second_size', en, ['A', 'B'])).toBe(`${size} Dishes: A, B`);
    const many = 'ABCDEFG'.split('');
    expect(problemInWords('second_size', en, many)).toBe(`${size} Dishes: A, B, C, D, E, …`);
  });
});
