import { describe, expect, it } from 'vitest';
import { mailTexts } from '../accounts/mail-texts.ts';
import { accountTexts } from '../accounts/texts.ts';
import { administrationTexts } from '../administration/texts.ts';
import { auditTexts } from '../audit/texts.ts';
import { courierTexts } from '../couriers/texts.ts';
import { errorTexts } from '../errors/texts.ts';
import { menuTexts } from '../menu/texts.ts';
import { orderTexts } from '../orders/texts.ts';
import { pubTexts } from '../pubs/texts.ts';
import { shippingTexts } from '../shipping/texts.ts';
import { guestTexts } from './guest-texts.ts';
import { allTexts, languages, type Language, type Text } from './index.ts';
import { uiTexts } from './ui-texts.ts';

const entries: readonly (readonly [string, Text])[] = [
  ...Object.entries(allTexts),
  ...Object.entries(mailTexts),
];

const formsOf = (text: Text, language: Language): readonly string[] => {
  const said = text[language];
  return typeof said === 'string' ? [said] : Object.values(said);
};
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

/** What each form of a text names, as one word a form. */
function valuesOf(text: Text): string[] {
  return languages.flatMap((language) => {
    const said = text[language];
    if (typeof said === 'string') return placeholdersOf(said).join();
    return Object.entries(said).map(([form, words]) => {
      // «The dish» may stand for «1 dish»; in Russian that form is also the one of 21 and 31.
      const isExactlyOne = form === 'one' && language !== 'ru' && /count/.test(said.other);
      const names = new Set([...placeholdersOf(words), ...(isExactlyOne ? ['count'] : [])]);
      return [...names].toSorted().join();
    });
  });
}

/** `key [language] text` of every text that breaks a rule: the report reads as a list of work. */
function breaking(rule: (form: string) => boolean, ...among: Language[]): string[] {
  return entries.flatMap(([key, text]) =>
    among.flatMap((language) =>
      formsOf(text, language)
        .filter((form) => !rule(form))
        .map((form) => `${key} [${language}] ${form}`),
    ),
  );
}

const withoutPlaceholders = (form: string): string => form.replaceAll(/\{\{\w+\}\}/g, ' ');
const wordsOf = (form: string): string[] => withoutPlaceholders(form).match(/\p{L}+/gu) ?? [];
/** Latin letters that look exactly like Russian ones: a word made of them is a slip of the keyboard. */
const isLookAlike = (word: string): boolean => /^[aceopxyABCEHKMOPTX]+$/.test(word);
const isMixed = (word: string): boolean =>
  /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word);

describe('every text', () => {
  it('says something in every language, without spaces around it or twice in it', () => {
    const isTidy = (form: string): boolean => form !== '' && form === form.trim();
    expect(breaking((form) => isTidy(form) && !form.includes('  '), ...languages)).toEqual([]);
  });

  it('has well-formed placeholders', () => {
    const isClean = (form: string): boolean => !/[{}]/.test(withoutPlaceholders(form));
    expect(breaking(isClean, ...languages)).toEqual([]);
  });

  it('names the same values in all languages and forms', () => {
    const uneven = entries.filter(([, text]) => new Set(valuesOf(text)).size > 1);
    expect(uneven.map(([key]) => key)).toEqual([]);
  });

  it('has in each language exactly the plural forms that it knows, or none at all', () => {
    const wrong = entries.filter(([, text]) => {
      if (languages.every((language) => typeof text[language] === 'string')) return false;
      return languages.some((language) => {
        const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
        return Object.keys(text[language]).toSorted().join() !== pluralCategories.toSorted().join();
      });
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('has a key of its own', () => {
    const parts = [uiTexts, errorTexts, accountTexts, pubTexts, menuTexts, shippingTexts];
    const rest = [orderTexts, courierTexts, administrationTexts, auditTexts, guestTexts];
    const keys = [...parts, ...rest].flatMap((texts) => Object.keys(texts));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.toSorted()).toEqual(Object.keys(allTexts).toSorted());
  });
});

describe('letters', () => {
  it('in Romanian have commas below, never cedillas', () => {
    expect(breaking((form) => !/[şţŞŢ]|\u0327/.test(form), 'ro')).toEqual([]);
  });

  it('in Romanian and English are Latin', () => {
    expect(breaking((form) => !/\p{Script=Cyrillic}/u.test(form), 'ro', 'en')).toEqual([]);
  });

  it('in Russian are never Latin ones that look the same', () => {
    const isSlip = (word: string): boolean => isLookAlike(word) || isMixed(word);
    expect(breaking((form) => !wordsOf(form).some(isSlip), 'ru')).toEqual([]);
  });

  it('are composed: one code point each, so that searching finds them', () => {
    expect(breaking((form) => form === form.normalize('NFC'), ...languages)).toEqual([]);
  });
});
