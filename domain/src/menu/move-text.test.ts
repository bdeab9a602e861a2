import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMissingIn, moveText, standsIn, type TextInLanguages } from './index.ts';

type Language = 'ro' | 'ru' | 'en';
type Text = TextInLanguages<Language>;
const sourceOf = (text: string) => `of ${text}`;
const move = (text: Text, from: Language, to: Language) => moveText(text, { from, to }, sourceOf);
const translated = (text: string, original: string) => ({ text, source: sourceOf(original) });

describe('a text that moves from Romanian to Russian', () => {
  const [ro, ru, en] = ['Plăcintă', 'Плацинда', 'Pie'];
  const stands = { text: ro, source: '' };
  it.each<[string, Text, Text]>([
    [
      'changes places with its translation',
      { base: ro, translations: { ru: translated(ru, ro) } },
      { base: ru, translations: { ro: translated(ro, ru) } },
    ],
    [
      'has its other translations as it had them',
      { base: ro, translations: { ru: translated(ru, ro), en: translated(en, ro) } },
      { base: ru, translations: { ro: translated(ro, ru), en: translated(en, ru) } },
    ],
    [
      'stays outdated, and so does what was translated from the newer text',
      { base: ro, translations: { ru: translated(ru, 'veche'), en: translated(en, ro) } },
      { base: ru, translations: { ro: translated(ro, 'veche'), en: translated(en, 'veche') } },
    ],
    [
      'is up to date beside what was translated from the same older text',
      { base: ro, translations: { ru: translated(ru, 'veche'), en: translated(en, 'veche') } },
      { base: ru, translations: { ro: translated(ro, 'veche'), en: translated(en, ru) } },
    ],
    [
      'stays without a translation, and is kept as Romanian',
      { base: ro, translations: { en: translated(en, ro) } },
      { base: ro, translations: { en: translated(en, ro), ro: stands } },
    ],
    [
      'stays where its translation is empty',
      { base: ro, translations: { ru: { text: '', source: '' } } },
      { base: ro, translations: { ru: { text: '', source: '' }, ro: stands } },
    ],
    [
      'that is deleted brings no old translation back',
      { base: '', translations: { ru: translated(ru, ro) } },
      { base: '', translations: { ru: translated(ru, ro) } },
    ],
    [
      'that stands in for a missing Romanian one is no Romanian text',
      { base: en, translations: { en: { text: en, source: '' }, ru: translated(ru, en) } },
      { base: ru, translations: { en: translated(en, ru) } },
    ],
    [
      'does not replace a Romanian translation when it is not translated itself',
      { base: ru, translations: { ro: translated(ro, '') } },
      { base: ru, translations: { ro: translated(ro, '') } },
    ],
  ])('%s', (_what, before, after) => {
    expect(move(before, 'ro', 'ru')).toEqual(after);
  });

  it('stands in until it is written, and is no translation of itself', () => {
    const moved = move({ base: ro, translations: {} }, 'ro', 'ru');
    expect(standsIn(moved.base, stands)).toBe(true);
    expect(isMissingIn(moved, 'ru')).toBe(true);
    expect(isMissingIn({ base: '', translations: {} }, 'ru')).toBe(false);
    expect(move({ ...moved, base: ru }, 'ru', 'ro')).toMatchObject({
      base: ro,
      translations: { ru: { text: ru } },
    });
  });

  it('is as it was after the move back', () => {
    const one = fc.record({
      text: fc.constantFrom('', 'б', 'в'),
      source: fc.constantFrom('a', 'x', 'y').map(sourceOf),
    });
    const translations = fc.record({ ru: one, en: one }, { requiredKeys: [] });
    const text = fc.record({ base: fc.constantFrom('', 'a'), translations });
    fc.assert(
      fc.property(text, (before) => {
        expect(move(move(before, 'ro', 'ru'), 'ru', 'ro')).toEqual(before);
      }),
    );
  });
});
