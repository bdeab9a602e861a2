import { DEFAULT_LANGUAGE, isLanguage, type Language, type TextKey } from '@comanda/contract/texts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The values for `{{name}}` in a text; `count` also chooses the plural form. */
type TextValues = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, values?: TextValues) => string;

function languageOf(name: string | undefined): Language {
  return name !== undefined && isLanguage(name) ? name : DEFAULT_LANGUAGE;
}

/** The texts in the chosen language; a key that does not exist is a compile error. */
export function useText(): { readonly t: Translate; readonly language: Language } {
  const { t: translate, i18n } = useTranslation();
  const t = useCallback<Translate>(
    (key, values = {}) => translate(key, { ...values }),
    [translate],
  );
  return { t, language: languageOf(i18n.resolvedLanguage ?? i18n.language) };
}

export function useLanguage(): Language {
  return useText().language;
}
