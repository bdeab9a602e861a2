import { allTexts, languages, translationOf, type Language } from '@comanda/contract/texts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The real texts, without a server: for the tests of screens. */
export async function startTestTexts(language: Language): Promise<void> {
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
