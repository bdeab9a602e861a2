import { useCallback } from 'react';
import { useText, type TextValues, type Translate } from '../i18n/use-text.ts';
import { toApiError, type ApiError } from '../api/api-error.ts';

function valuesOf(facts: ApiError['facts']): TextValues {
  return Object.fromEntries(
    Object.entries(facts).filter(
      (fact): fact is [string, string | number] =>
        typeof fact[1] === 'string' || typeof fact[1] === 'number',
    ),
  );
}

/** A failure in the reader's words. */
export function errorText(error: unknown, t: Translate): string {
  const { code, facts } = toApiError(error);
  const key = `errors.${code}` as const;
  const text = t(key, valuesOf(facts));
  // A server newer than this page may know codes that it does not.
  return text === key ? t('errors.something_went_wrong') : text;
}

export function useErrorText(): (error: unknown) => string {
  const { t } = useText();
  return useCallback((error) => errorText(error, t), [t]);
}
