import { allTexts, textsIn, type Language } from '@comanda/contract/texts';
import { currentTexts, showTexts, type Translate } from '../../lib/i18n/current-texts.ts';

/** The real texts, without a server: for the tests of screens. */
export function startTestTexts(language: Language): void {
  showTexts(language, textsIn(allTexts, language));
}

/** A text as the screen under test shows it, by its key. */
export const text: Translate = (key, values) => currentTexts.get().t(key, values);
