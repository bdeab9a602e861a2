import { currentTexts } from '../i18n/current-texts.ts';
import { showDanger } from '../toasts/toasts.ts';
import { errorText } from './error-text.ts';

/** The central alert: a failure in the reader's language, red, for three seconds. */
export function showFailure(error: unknown): void {
  showDanger(errorText(error, currentTexts.get().t));
}
