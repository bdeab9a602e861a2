import {
  DEFAULT_LANGUAGE,
  insertValues,
  type Language,
  type TextForms,
  type TextKey,
} from '@comanda/contract/texts';

/** The values for `{{name}}` in a text; `count` also chooses the plural form. */
type TextValues = Readonly<Record<string, string | number>>;

declare const inLanguage: unique symbol;

/**
 * A text in the language of the moment. It is drawn and never kept, because the language may change: a screen keeps
 * the key, or the problem that the text is about. A field shows no error of another type.
 */
export type ShownText = string & { readonly [inLanguage]: true };

/** The text of a key; the key itself when there is no such text. */
export type Translate = (key: TextKey, values?: TextValues) => ShownText;

/** All texts of a language, as the server sends them. */
export type LanguageTexts = Readonly<Record<string, TextForms>>;

type Current = { readonly language: Language; readonly t: Translate };

let current: Current = { language: DEFAULT_LANGUAGE, t: (key) => key as string as ShownText };
const listeners = new Set<() => void>();

export const currentTexts = {
  get: (): Current => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Shows every screen in this language; a key without a text is shown itself, unless these texts are a part. */
export function showTexts(
  language: Language,
  texts: LanguageTexts,
  onMissing: (key: TextKey) => string = (key) => key,
): void {
  current = {
    language,
    t: (key, values) => insertValues(texts[key] ?? onMissing(key), language, values) as ShownText,
  };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}
