import { describe, expect, it } from 'vitest';
import { allTexts, languages, translationOf, type Texts } from './index.ts';

const texts = {
  'ui.save': { en: 'Save', ro: 'Salvează', ru: 'Сохранить' },
  'ui.list.empty': { en: 'Nothing', ro: 'Nimic', ru: 'Пусто' },
  'ui.list.dishes': {
    en: { one: '{{count}} dish', other: '{{count}} dishes' },
    ro: { one: 'un fel', few: '{{count}} feluri', other: '{{count}} de feluri' },
    ru: { one: '{{count}} блюдо', few: '{{count}} блюда', many: '{{count}} блюд', other: 'блюда' },
  },
} as const satisfies Texts;

const text = { en: 'a', ro: 'b', ru: 'v' };

describe('translationOf', () => {
  it('nests keys and writes plural forms as suffixes', () => {
    expect(translationOf(texts, 'en')).toEqual({
      ui: {
        save: 'Save',
        list: { empty: 'Nothing', dishes_one: '{{count}} dish', dishes_other: '{{count}} dishes' },
      },
    });
  });

  it('writes each language with its own forms', () => {
    expect(translationOf(texts, 'ro')).toMatchObject({
      ui: { list: { dishes_one: 'un fel', dishes_few: '{{count}} feluri' } },
    });
    expect(translationOf(texts, 'ru')).toMatchObject({
      ui: { save: 'Сохранить', list: { dishes_many: '{{count}} блюд', dishes_other: 'блюда' } },
    });
  });

  it.each([
    ['under a text', { 'ui.save': text, 'ui.save.all': text }],
    ['over texts', { 'ui.save.all': text, 'ui.save': text }],
    ['in the place of a plural form', { 'ui.list.dishes_one': text, ...texts }],
  ])('refuses a key %s, since one of the two texts would be lost', (_, clashing) => {
    expect(() => translationOf(clashing, 'en')).toThrow(/text key/);
  });

  it.each(languages)('writes all texts in %s', (language) => {
    const said = JSON.stringify(translationOf(allTexts, language));
    const forms = Object.values<Texts[string]>(allTexts).flatMap((one) => {
      const form = one[language];
      return typeof form === 'string' ? [form] : Object.values(form);
    });
    for (const form of forms) expect(said).toContain(JSON.stringify(form));
  });
});
