import type { StoredTranslation } from '@comanda/contract/menu';
import { describe, expect, it } from 'vitest';
import { namesIn, translatedName, translatedText } from './pick-translation.ts';
import { changedTranslation, isOutdated, sourceOf } from './stored-translations.ts';

const soup = { name: 'Zeamă', text: 'găină, tăiței' };
const source = sourceOf(soup);
const russian: StoredTranslation = { name: 'Зама', text: 'курица, лапша', source };
const noText = { ...russian, text: '' };
const noName = { ...russian, name: '' };

describe('the source', () => {
  it.each([
    ['another name', { ...soup, name: 'Ciorbă' }],
    ['another text', { ...soup, text: 'găină' }],
    ['the texts of each other', { name: soup.text, text: soup.name }],
    ['one text of both', { name: soup.name + soup.text, text: '' }],
  ])('is another one for %s', (_what, other) => {
    expect(sourceOf(other)).not.toBe(source);
    expect(sourceOf({ ...soup })).toBe(source);
  });

  it('fits the contract', () => {
    expect(source.length).toBeLessThanOrEqual(64);
  });
});

describe('a translation', () => {
  it.each([
    ['of the same texts', russian, soup, false],
    ['of another name', russian, { ...soup, name: 'Ciorbă' }, true],
    ['of another text', russian, { ...soup, text: 'găină' }, true],
    ['of a name alone, whose text changed', noText, { ...soup, text: 'găină' }, false],
    ['of a text alone, whose name changed', noName, { ...soup, name: 'Ciorbă' }, false],
    ['of a text that is gone', russian, { ...soup, text: '' }, false],
    ['of something that nobody knows', { ...russian, source: 'x' }, soup, true],
  ] as const)('%s: outdated is %4$s', (_what, stored, now, outdated) => {
    expect(isOutdated(stored, now)).toBe(outdated);
  });

  it.each([
    ['keeps what is left out', russian, { name: 'Суп' }, { name: 'Суп', text: 'курица, лапша' }],
    ['loses what is empty', russian, { text: '' }, { name: 'Зама', text: '' }],
    ['begins with one text', undefined, { text: 'лапша' }, { name: '', text: 'лапша' }],
    ['is gone without a text', noText, { name: '' }, undefined],
    ['does not begin with nothing', undefined, { name: '' }, undefined],
  ])('%s', (_what, before, change, after) => {
    const all = { name: undefined, text: undefined, source, ...change };
    const changed = changedTranslation(before, all);
    expect(changed && { name: changed.name, text: changed.text }).toEqual(after);
    expect(changed !== undefined && isOutdated(changed, soup)).toBe(false);
  });

  it.each([
    ['name', 'text'],
    ['text', 'name'],
  ] as const)('whose %s was translated again is outdated until the %s is too', (first, last) => {
    const now = { name: 'Ciorbă', text: 'găină' };
    const again = (before: StoredTranslation, field: 'name' | 'text') =>
      changedTranslation(before, {
        name: undefined,
        text: undefined,
        [field]: 'снова',
        source: sourceOf(now),
      }) ?? before;
    const half = again(russian, first);
    expect(isOutdated(half, now)).toBe(true);
    expect(isOutdated(again(half, last), now)).toBe(false);
  });

  it('of an older text is outdated as soon as it is stored', () => {
    const change = { name: 'Зама', text: undefined, source };
    const late = changedTranslation(undefined, change);
    expect(isOutdated(late ?? russian, { ...soup, name: 'Ciorbă' })).toBe(true);
  });
});

describe('a guest reads', () => {
  it.each([
    ['the translation', russian, 'Зама', 'курица, лапша'],
    ['the working language where the name is not translated', noName, 'Zeamă', 'курица, лапша'],
    ['the working language where the text is not translated', noText, 'Зама', 'găină, tăiței'],
    ['the working language without a translation', null, 'Zeamă', 'găină, tăiței'],
    ['the working language in a language unknown to the row', undefined, 'Zeamă', 'găină, tăiței'],
  ])('%s', (_what, translation, name, text) => {
    expect(translatedName(soup.name, translation)).toBe(name);
    expect(translatedText(soup.text, translation)).toBe(text);
  });

  it('no translation of a text that is gone', () => {
    expect(translatedText('', russian)).toBe('');
  });
});

it('an order keeps the names in the offered languages that have one', () => {
  const translations = { ru: russian, en: noName };
  expect(namesIn(['ru', 'en'], translations)).toEqual({ ru: 'Зама' });
  expect(namesIn(['en'], translations)).toEqual({});
  expect(namesIn(['ru'], {})).toEqual({});
});
