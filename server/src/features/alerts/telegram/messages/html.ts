import {
  DEFAULT_LANGUAGE,
  preferredLanguage,
  translate,
  type Language,
} from '@comanda/contract/texts';
import { telegramMessageTexts } from '@comanda/contract/alerts';

/** Of Telegram's HTML: the characters that begin a tag or an entity. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text of the bot. */
export function phrase(
  key: keyof typeof telegramMessageTexts,
  language: Language,
  values?: Parameters<typeof translate>[2],
): string {
  return translate(telegramMessageTexts[key], language, values);
}

/** The language of a person whose chat is not linked, as far as Telegram knows it. */
export function languageOf(person: { readonly language_code?: string } | undefined): Language {
  return preferredLanguage([person?.language_code]) ?? DEFAULT_LANGUAGE;
}
