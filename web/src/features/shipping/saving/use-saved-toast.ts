import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';

/** Shows a toast that names the saved part. */
export function useSavedToast(): (part: string) => void {
  const { t } = useText();
  return (part) => {
    showSuccess(t('shipping.part_saved', { part }));
  };
}
