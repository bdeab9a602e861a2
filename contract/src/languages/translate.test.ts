import { describe, expect, it } from 'vitest';
import {
  allTexts,
  isLanguage,
  joinTexts,
  languages,
  textsIn,
  translate,
  type Text,
} from '../texts/index.ts';

const dishes: Text = {
  en: { one: '{{count}} dish', other: '{{count}} dishes' },
  ro: { one: '{{count}} fel', few: '{{count}} feluri', other: '{{count}} de feluri' },
  ru: {
    one: '{{count}} блюдо',
    few: '{{count}} блюда',
    many: '{{count}} блюд',
    other: '{{count}} блюда',
  },
};
const greeting: Text = {
  en: '{{name}}, table {{table}}. Bye, {{name}}',
  ro: '{{name}}, masa {{table}}. Pa, {{name}}',
  ru: '{{name}}, столик {{table}}. Пока, {{name}}',
};

describe('translate', () => {
  it.each([
    ['ru', 0, '0 блюд'],
    ['ru', 1, '1 блюдо'],
    ['ru', 2, '2 блюда'],
    ['ru', 5, '5 блюд'],
    ['ru', 11, '11 блюд'],
    ['ru', 12, '12 блюд'],
    ['ru', 21, '21 блюдо'],
    ['ru', 22, '22 блюда'],
    ['ru', 111, '111 блюд'],
    ['ru', 1.5, '1.5 блюда'],
    ['ro', 0, '0 feluri'],
    ['ro', 1, '1 fel'],
    ['ro', 2, '2 feluri'],
    ['ro', 19, '19 feluri'],
    ['ro', 20, '20 de feluri'],
    ['ro', 100, '100 de feluri'],
    ['ro', 101, '101 feluri'],
    ['en', 0, '0 dishes'],
    ['en', 1, '1 dish'],
    ['en', 21, '21 dishes'],
  ] as const)('in %s counts %d as «%s»', (language, count, expected) => {
    expect(translate(dishes, language, { count })).toBe(expected);
  });

  it('replaces every placeholder, each time it occurs', () => {
    const translated = translate(greeting, 'ru', { name: 'Ана', table: 7 });
    expect(translated).toBe('Ана, столик 7. Пока, Ана');
  });

  it('inserts a value unchanged, even one that looks like a placeholder or a pattern', () => {
    const translated = translate(greeting, 'en', { name: '$& {{table}}', table: 7 });
    expect(translated).toBe('$& {{table}}, table 7. Bye, $& {{table}}');
  });

  it('gives a name that is written from right to left a direction of its own', () => {
    expect(translate(greeting, 'en', { name: 'שלום', table: 7 })).toBe(
      '\u2068שלום\u2069, table 7. Bye, \u2068שלום\u2069',
    );
  });

  it('removes the placeholder of a missing value', () => {
    expect(translate(greeting, 'ro', { name: 'Ana' })).toBe('Ana, masa . Pa, Ana');
  });
});

describe('textsIn', () => {
  it('writes plain texts and plural forms by their key', () => {
    expect(textsIn({ 'ui.dishes': dishes, 'ui.greeting': greeting }, 'ro')).toEqual({
      'ui.dishes': dishes.ro,
      'ui.greeting': greeting.ro,
    });
  });

  it.each(languages)('has all texts in %s', (language) => {
    expect(Object.keys(textsIn(allTexts, language))).toEqual(Object.keys(allTexts));
  });
});

describe('isLanguage', () => {
  it.each([
    ['ru', true],
    ['ro', true],
    ['en', true],
    ['RU', false],
    ['ro-RO', false],
    ['', false],
  ])('%j: %s', (value, expected) => {
    expect(isLanguage(value)).toBe(expected);
  });
});

describe('joinTexts', () => {
  it('keeps each text in its place beside one that is written from right to left', () => {
    expect(joinTexts(['Chișinău', 'str. Pușkin 22'])).toBe('Chișinău, str. Pușkin 22');
    expect(joinTexts(['חיפה', 'הרצל 5'])).toBe('\u2068חיפה\u2069, \u2068הרצל 5\u2069');
    expect(joinTexts(['', 'str. Pușkin 22'])).toBe('str. Pușkin 22');
  });
});
