import { describe, expect, it } from 'vitest';
import { printTexts } from '../printing/print-texts.ts';
import { telegramMessageTexts } from '../alerts/telegram-message-texts.ts';
import { printingTexts } from '../printing/texts.ts';
import { telegramTexts } from '../alerts/telegram-texts.ts';
import { mailTexts } from '../accounts/mail-texts.ts';
import { accountTexts } from '../accounts/texts.ts';
import { administrationTexts } from '../administration/texts.ts';
import { guestNoticeTexts, noticeTexts } from '../alerts/notice-texts.ts';
import { alertTexts } from '../alerts/texts.ts';
import { deskTexts } from '../alerts/desk-texts.ts';
import { unheardMailTexts } from '../alerts/unheard-mail-texts.ts';
import { auditTexts } from '../audit/texts.ts';
import { courierTexts } from '../couriers/texts.ts';
import { errorTexts } from '../errors/texts.ts';
import { foodTexts } from '../food/texts.ts';
import { holidayNames } from '../hours/holiday-names.ts';
import { hoursTexts } from '../hours/texts.ts';
import { menuTexts } from '../menu/texts.ts';
import { orderTexts } from '../orders/texts/order-texts.ts';
import { paymentTexts } from '../payments/texts.ts';
import { vatTexts } from '../vat/texts.ts';
import { pubTexts } from '../pubs/texts.ts';
import { receiptTexts } from '../receipts/texts.ts';
import { shippingTexts } from '../shipping/texts.ts';
import { privacyTexts } from '../guest-page/privacy-texts.ts';
import { guestTexts } from './guest-texts.ts';
import { allTexts, factsOf, languages, type Language, type Text } from './index.ts';
import { uiTexts } from './ui-texts.ts';

const entries: readonly (readonly [string, Text])[] = [
  ...Object.entries(allTexts),
  ...Object.entries(mailTexts),
  ...Object.entries(noticeTexts),
  ...Object.entries(guestNoticeTexts),
  ...Object.entries(unheardMailTexts),
  ...Object.entries(telegramMessageTexts),
  ...Object.entries(printTexts),
  ...Object.entries(privacyTexts),
  ...Object.entries(holidayNames).map(([name, text]) => [`hours.holiday_${name}`, text] as const),
];

const formsOf = (text: Text, language: Language): readonly string[] => {
  const translation = text[language];
  return typeof translation === 'string' ? [translation] : Object.values(translation);
};
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

/** The placeholders of each form of a text, as one word per form. */
function valuesOf(text: Text): string[] {
  return languages.flatMap((language) => {
    const translation = text[language];
    if (typeof translation === 'string') return placeholdersOf(translation).join();
    return Object.entries(translation).map(([form, words]) => {
      // «The dish» may replace «1 dish»; in Russian that form is also used for 21 and 31.
      const isExactlyOne = form === 'one' && language !== 'ru' && /count/.test(translation.other);
      const names = new Set([...placeholdersOf(words), ...(isExactlyOne ? ['count'] : [])]);
      return [...names].toSorted().join();
    });
  });
}

/** `key [language] text` of every text that breaks a rule, so that the report lists the texts to fix. */
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
/** Latin letters that look exactly like Russian ones: a word of only such letters is a typing mistake. */
const isLookAlike = (word: string): boolean => /^[aceopxyABCEHKMOPTX]+$/.test(word);
const isMixed = (word: string): boolean =>
  /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word);

describe('every text', () => {
  it('is not empty in any language, without outer or double spaces', () => {
    const isTidy = (form: string): boolean => form !== '' && form === form.trim();
    expect(breaking((form) => isTidy(form) && !form.includes('  '), ...languages)).toEqual([]);
  });

  it('has well-formed placeholders', () => {
    const isClean = (form: string): boolean => !/[{}]/.test(withoutPlaceholders(form));
    expect(breaking(isClean, ...languages)).toEqual([]);
  });

  it('has the same placeholders in all languages and forms', () => {
    const uneven = entries.filter(([, text]) => new Set(valuesOf(text)).size > 1);
    expect(uneven.map(([key]) => key)).toEqual([]);
  });

  it('has in each language exactly its plural forms, or none at all', () => {
    const wrong = entries.filter(([, text]) => {
      if (languages.every((language) => typeof text[language] === 'string')) return false;
      return languages.some((language) => {
        const forms = factsOf(language).pluralForms.toSorted().join();
        return Object.keys(text[language]).toSorted().join() !== forms;
      });
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it.each(languages)('in %s has the plural forms of the language', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect(factsOf(language).pluralForms.toSorted()).toEqual(pluralCategories.toSorted());
  });

  it('has a unique key', () => {
    const parts = [
      uiTexts,
      errorTexts,
      accountTexts,
      pubTexts,
      foodTexts,
      menuTexts,
      hoursTexts,
      shippingTexts,
    ];
    const rest = [
      orderTexts,
      paymentTexts,
      receiptTexts,
      vatTexts,
      alertTexts,
      deskTexts,
      courierTexts,
      administrationTexts,
      auditTexts,
      telegramTexts,
      printingTexts,
      guestTexts,
    ];
    const keys = [...parts, ...rest].flatMap((texts) => Object.keys(texts));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.toSorted()).toEqual(Object.keys(allTexts).toSorted());
  });
});

describe('letters', () => {
  it('have commas below in Romanian, never cedillas', () => {
    expect(breaking((form) => !/[şţŞŢ]|\u0327/.test(form), 'ro')).toEqual([]);
  });

  it('are Latin in Romanian and English', () => {
    expect(breaking((form) => !/\p{Script=Cyrillic}/u.test(form), 'ro', 'en')).toEqual([]);
  });

  it('are never similar Latin ones in Russian', () => {
    const isSlip = (word: string): boolean => isLookAlike(word) || isMixed(word);
    expect(breaking((form) => !wordsOf(form).some(isSlip), 'ru')).toEqual([]);
  });

  it('are composed: one code point each, so that searching finds them', () => {
    expect(breaking((form) => form === form.normalize('NFC'), ...languages)).toEqual([]);
  });
});

/** What waiters do not say, and second words for a thing that has one: the glossary of the screens. */
const replacedWords: Readonly<Record<Language, RegExp>> = {
  ru: /^(отказ(ать|ано)?|редактир.*|обработан.*|рейк.*|сесси.*|байт.*|пост(а|у|е|ы|ов)?|стол(а|у|е|ы|ов|ам|ах)?|доступное|закончивш.*|идентификатор.*)$/iu,
  ro: /^(elimin.*|edite.*|ating.*|neproces.*|sesiun.*|octe.*|moned.*|posturi.*|postului|vostru|offline|asocia.*|revino|încheia.*|identificator.*)$/iu,
  en: /^(pubs?|bridges?|sessions?|tokens?|queues?|bytes?|paired|identifiers?)$/iu,
};

it.each(languages)('has the word of the venue’s staff for each thing in %s', (language) => {
  const isOfStaff = (report: string): boolean => !/^(guest|couriers|administration)\./.test(report);
  const isReplaced = (word: string): boolean => replacedWords[language].test(word);
  const found = breaking((form) => !wordsOf(form).some(isReplaced), language);
  expect(found.filter(isOfStaff)).toEqual([]);
});
