import { useCallback } from 'react';
import { textValues } from '../i18n/text-values.ts';
import { type ShownText, type Translate, currentTexts } from '../i18n/current-texts.ts';
import { useText } from '../i18n/use-text.ts';
import { toApiError } from '../api/api-error.ts';
import { showDanger } from '../toasts/toasts.ts';

/** The text of a failure in the reader's language. */
export function errorText(error: unknown, t: Translate): ShownText {
  const { code, facts } = toApiError(error);
  const key = `errors.${code}` as const;
  const text = t(key, textValues(facts));
  // A newer server may send codes that this page has no text for.
  return (text as string) === key ? t('errors.something_went_wrong') : text;
}

export function useErrorText(): (error: unknown) => ShownText {
  const { t } = useText();
  return useCallback((error) => errorText(error, t), [t]);
}

/** The central alert: a failure in the reader's language, red, for three seconds. */
export function showFailure(error: unknown): void {
  showDanger(errorText(error, currentTexts.get().t));
}
