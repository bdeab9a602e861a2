import type { Language } from '@comanda/contract/texts';
import { useSyncExternalStore } from 'react';
import { currentTexts, type Translate } from './current-texts.ts';

/** The texts in the chosen language; a key that does not exist is a compile error. */
export function useText(): { readonly t: Translate; readonly language: Language } {
  return useSyncExternalStore(currentTexts.subscribe, currentTexts.get);
}

export function useLanguage(): Language {
  return useText().language;
}
