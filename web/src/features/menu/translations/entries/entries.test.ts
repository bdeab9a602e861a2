import { describe, expect, it } from 'vitest';
import { translatedMenu } from '../../../../testing/samples/translated-entries.ts';
import { cellsOf, countCells, keyOfCell, keyOfEntry } from './cells.ts';
import { findEntries, onlyFound, type Filter } from './find-entries.ts';
import { translationsOfEqualTexts } from './equal-texts.ts';
import { sectionsOf } from './sections.ts';

const find = (filter: Filter, words = '') => [
  ...findEntries(translatedMenu, { filter, words, language: 'ru' }),
];

describe('the table of translations', () => {
  it('has the menus with their categories in order, then the options, then the text of the pub', () => {
    const sections = sectionsOf(translatedMenu.toReversed().toSorted((a, b) => a.id - b.id));
    expect(sections.map(({ kind, names }) => [kind, ...names])).toEqual([
      ['menu'],
      ['category', 'Bucătărie', 'Supe'],
      ['category', 'Bucătărie', 'Grătar'],
      ['option_group', 'Mărime'],
      ['pub'],
    ]);
    expect(sections[1]?.entries.flatMap(cellsOf).map(keyOfCell)).toEqual([
      'category 11 name',
      'dish 21 name',
      'dish 21 text',
      'dish 22 name',
    ]);
    expect(sections[3]?.entries.map(keyOfEntry)).toEqual(['option_group 41', 'option_choice 51']);
  });

  it('has no part for a pub without a text', () => {
    const silent = translatedMenu.map((one) => (one.kind === 'pub' ? { ...one, text: '' } : one));
    expect(sectionsOf(silent).map(({ kind }) => kind)).not.toContain('pub');
  });

  it('counts texts that exist, each language for itself', () => {
    expect(countCells(translatedMenu, 'ru')).toEqual({
      all: 10,
      missing: 7,
      outdated: 1,
      translated: 2,
    });
    expect(countCells(translatedMenu, 'en')).toMatchObject({ all: 10, missing: 10 });
  });

  it('shows an entry of which one text is missing, and those that are outdated', () => {
    expect(find('missing')).toContain('dish 21');
    expect(find('missing')).not.toContain('dish 22');
    expect(find('outdated')).toEqual(['dish 22']);
  });

  it('finds letters in both languages, whatever their alphabet and marks', () => {
    expect(find('all', 'bors')).toEqual(['dish 22']);
    expect(find('all', 'супы')).toEqual(['category 11']);
    expect(find('all', 'gaina ZEA')).toEqual(['dish 21']);
    expect(find('missing', 'bors')).toEqual([]);
  });

  it('leaves out headings under which nothing was found', () => {
    const shown = onlyFound(sectionsOf(translatedMenu), new Set(['dish 31']));
    expect(shown.map(({ key }) => key)).toEqual(['category 12']);
    expect(shown[0]?.entries).toHaveLength(1);
  });
});

describe('missing translations of equal texts', () => {
  const [, , zeama] = translatedMenu;
  if (!zeama) throw new Error('the sample has changed');
  const choice = { ...zeama, kind: 'option_choice' as const, text: '', translations: {} };
  const translated = (id: number, name: string, is_outdated = false) => ({
    ...zeama,
    id,
    translations: { ru: { name, text: '', is_outdated } },
  });
  it.each([
    ['known from another', [choice, translated(1, 'Зама')], { 'option_choice 21 name': 'Зама' }],
    [
      'known from two that agree',
      [choice, translated(1, 'Зама'), translated(2, 'Зама')],
      { 'option_choice 21 name': 'Зама' },
    ],
    ['translated in two ways', [choice, translated(1, 'Зама'), translated(2, 'Суп')], {}],
    ['outdated there', [choice, translated(1, 'Зама', true)], {}],
    ['of another text', [{ ...choice, name: 'Zeamă mare' }, translated(1, 'Зама')], {}],
    ['of a description', [{ ...choice, name: '', text: 'Zeamă' }, translated(1, 'Зама')], {}],
  ])('%s', (_, entries, found) => {
    const known = translationsOfEqualTexts(entries, 'ru');
    const ofChoices = [...known].filter(([key]) => key.startsWith('option_choice'));
    expect(Object.fromEntries(ofChoices)).toEqual(found);
  });
});
