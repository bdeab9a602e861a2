import i18next from 'i18next';
import { showDanger } from '../toasts/toasts.ts';
import { errorText } from './error-text.ts';

/** The central alert: a failure in the reader's language, red, for three seconds. */
export function showFailure(error: unknown): void {
  showDanger(errorText(error, (key, values = {}) => i18next.t(key, { ...values })));
}
