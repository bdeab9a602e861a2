import { useCallback } from 'react';
import { textValues } from '../i18n/text-values.ts';
import { useText, type Translate } from '../i18n/use-text.ts';
import { toApiError } from '../api/api-error.ts';

/** A failure in the reader's words. */
export function errorText(error: unknown, t: Translate): string {
  const { code, facts } = toApiError(error);
  const key = `errors.${code}` as const;
  const text = t(key, textValues(facts));
  // A server newer than this page may know codes that it does not.
  return text === key ? t('errors.something_went_wrong') : text;
}

export function useErrorText(): (error: unknown) => string {
  const { t } = useText();
  return useCallback((error) => errorText(error, t), [t]);
}
