import type { Language } from '@comanda/contract/texts';
import i18next from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { storeLanguage } from './detect-language.ts';
import { TextFiles } from './text-files.ts';

/** Texts that the page shows before its translations are loaded. */
export type StartState = 'loading' | 'waiting' | 'failed';

const NAMESPACE = 'translation';
const LOADER_DEFAULT: Language = 'ro';
const RETRY_AFTER_MS = [500, 1000, 2000, 4000, 8000];
/** A user who pressed a language waits for the response; a start may wait for the network. */
const TRIES_WHILE_USER_WAITS = 2;

const files = new TextFiles();
const has = (language: string) => i18next.hasResourceBundle(language, NAMESPACE);
const wait = (ms: number) =>
  new Promise((resolve) => {
    window.setTimeout(resolve, ms);
  });

/** Requests the texts of a language until they are loaded, the failure is final or the tries are used up. */
async function load(
  language: Language,
  { tries, onWait }: { readonly tries: number; readonly onWait: () => void },
): Promise<boolean> {
  for (let tried = 0; !has(language) && tried < tries; tried += 1) {
    if (files.failureOf(language) === 'final') break;
    onWait();
    await wait(RETRY_AFTER_MS[tried] ?? 8000);
    await i18next.reloadResources(language);
  }
  return has(language);
}

/**
 * Loads the texts, with retries while the failure may be temporary. If a language cannot be loaded, the
 * loader's default is used; false when that cannot be loaded either.
 */
export async function startI18n(
  language: Language,
  onState: (state: StartState) => void,
): Promise<boolean> {
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      lng: language,
      fallbackLng: false,
      ns: NAMESPACE,
      defaultNS: NAMESPACE,
      // The tries are counted here, where the screen can show them.
      maxRetries: 0,
      backend: {
        loadPath: files.address,
        request: files.request,
      },
      // React escapes already.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  const onWait = () => {
    onState('waiting');
  };
  if (await load(language, { tries: Infinity, onWait })) return true;
  await i18next.reloadResources(LOADER_DEFAULT);
  if (await load(LOADER_DEFAULT, { tries: TRIES_WHILE_USER_WAITS, onWait })) {
    await i18next.changeLanguage(LOADER_DEFAULT);
    return true;
  }
  onState('failed');
  return false;
}

let lastChosen: Language | undefined;

/** Shows the language and stores the choice, once its texts are loaded; fails when they do not load. */
export async function chooseLanguage(language: Language): Promise<void> {
  lastChosen = language;
  if (!has(language)) await i18next.reloadResources(language);
  const isLoaded = await load(language, { tries: TRIES_WHILE_USER_WAITS, onWait: () => {} });
  // Of two presses the last one wins, whichever texts load first.
  if (lastChosen !== language) return;
  if (!isLoaded) {
    const code = files.failureOf(language) === 'final' ? 'something_went_wrong' : 'network_error';
    throw new ApiError(code, { status: 0 });
  }
  storeLanguage(language);
  await i18next.changeLanguage(language);
}
