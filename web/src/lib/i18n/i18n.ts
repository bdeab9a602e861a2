import type { Language } from '@comanda/contract/texts';
import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { detectLanguage, rememberLanguage, storedLanguage } from './detect-language.ts';

const NAMESPACE = 'translation';
const RETRY_MS = 3000;

/** Nothing can be said before the texts are there: waits for them, as long as it takes. */
export async function startI18n(): Promise<void> {
  const language = detectLanguage(storedLanguage(), window.navigator.language);
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'ro',
      ns: NAMESPACE,
      defaultNS: NAMESPACE,
      backend: {
        loadPath: '/static/admin/locales/{{lng}}/translation.json',
        requestOptions: { cache: 'no-store' },
      },
      // React escapes already.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  while (!i18next.hasResourceBundle(language, NAMESPACE)) {
    await new Promise((resolve) => {
      window.setTimeout(resolve, RETRY_MS);
    });
    await i18next.reloadResources(language);
  }
}

/** Loads the language's texts, then shows them and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}
