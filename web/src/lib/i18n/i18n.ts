import type { Language } from '@comanda/contract/texts';
import { ApiError } from '../api/api-error.ts';
import type { TextsPart } from './address-of-texts.ts';
import { showTexts, type LanguageTexts } from './current-texts.ts';
import { storeLanguage } from './detect-language.ts';
import { requestTexts, type TextsFailure } from './request-texts.ts';

/** Texts that the page shows before its translations are loaded. */
export type StartState = 'loading' | 'waiting' | 'failed';

const LOADER_DEFAULT: Language = 'ro';
const RETRY_AFTER_MS = [500, 1000, 2000, 4000, 8000];
/** A user who pressed a language waits for the response; a start may wait for the network. */
const RETRIES_WHILE_USER_WAITS = 2;

const loaded = new Map<Language, LanguageTexts>();
const wait = (ms: number) =>
  new Promise((resolve) => {
    window.setTimeout(resolve, ms);
  });

type Patience = {
  readonly retries: number;
  readonly onWait: () => void;
  readonly part?: TextsPart;
};

/** Requests the texts of a language until they are loaded, the failure is final or the retries are used up. */
async function load(
  language: Language,
  { retries, onWait, part = 'all' }: Patience,
): Promise<LanguageTexts | TextsFailure> {
  for (let retried = 0; ; retried += 1) {
    const texts = loaded.get(language) ?? (await requestTexts(language, part));
    if (typeof texts === 'object') {
      if (part === 'all') loaded.set(language, texts);
      return texts;
    }
    if (texts === 'final' || retried === retries) return texts;
    onWait();
    await wait(RETRY_AFTER_MS[retried] ?? 8000);
  }
}

/** The language of which only a part is shown. */
let partial: Language | undefined;
let completing: Promise<void> | undefined;

function show(language: Language, texts: LanguageTexts, part: TextsPart = 'all'): void {
  partial = part === 'all' ? undefined : language;
  if (part === 'all') {
    showTexts(language, texts);
    return;
  }
  showTexts(language, texts, () => {
    // Never the key: an empty place for a moment.
    loadAllTexts().catch(() => undefined);
    return '';
  });
}

async function complete(language: Language): Promise<void> {
  const texts = await requestTexts(language);
  if (typeof texts !== 'object') throw new Error(`the texts in ${language} did not load`);
  loaded.set(language, texts);
  // A language that was chosen meanwhile has all of its texts.
  if (partial === language) show(language, texts);
}

export const hasAllTexts = (): boolean => partial === undefined;

/** Loads the other texts after a start with a part of them; fails like a part of the program. */
export async function loadAllTexts(): Promise<void> {
  if (partial === undefined) return;
  completing ??= complete(partial).finally(() => {
    completing = undefined;
  });
  await completing;
}

/**
 * Loads the texts, with retries while the failure may be temporary. If a part cannot be loaded, all texts are;
 * if a language cannot be loaded, the loader's default is used; false when that cannot be loaded either.
 */
export async function startI18n(
  language: Language,
  onState: (state: StartState) => void,
  part: TextsPart = 'all',
): Promise<boolean> {
  const onWait = () => {
    onState('waiting');
  };
  const tries = [
    { language, retries: Infinity, part },
    ...(part === 'all' ? [] : [{ language, retries: Infinity }]),
    { language: LOADER_DEFAULT, retries: RETRIES_WHILE_USER_WAITS },
  ];
  for (const { language: one, ...patience } of tries) {
    const texts = await load(one, { ...patience, onWait });
    if (typeof texts === 'object') {
      show(one, texts, patience.part);
      return true;
    }
  }
  onState('failed');
  return false;
}

let lastChosen: Language | undefined;

/** Shows the language and stores the choice, once its texts are loaded; fails when they do not load. */
export async function chooseLanguage(language: Language): Promise<void> {
  lastChosen = language;
  const texts = await load(language, { retries: RETRIES_WHILE_USER_WAITS, onWait: () => {} });
  // Of two presses the last one wins, whichever texts load first.
  if (lastChosen !== language) return;
  if (typeof texts !== 'object') {
    throw new ApiError(texts === 'final' ? 'something_went_wrong' : 'network_error', { status: 0 });
  }
  storeLanguage(language);
  show(language, texts);
}
