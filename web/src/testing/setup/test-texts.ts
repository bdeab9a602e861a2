import {
  allTexts,
  languages,
  translate,
  translationOf,
  type Language,
} from '@comanda/contract/texts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Translate } from '../../lib/i18n/use-text.ts';

let started: Language | undefined;

/** The real texts, without a server: for the tests of screens. */
export async function startTestTexts(language: Language): Promise<void> {
  started = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'ro',
    resources: Object.fromEntries(
      languages.map((known) => [known, { translation: translationOf(allTexts, known) }]),
    ),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** A text as the screen under test shows it, by its key. */
export const text: Translate = (key, values) => {
  if (!started) throw new Error('no texts yet: startTestTexts comes first');
  return translate(allTexts[key], started, values);
};
