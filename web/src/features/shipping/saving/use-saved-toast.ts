import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';

/** Says which part was saved. */
export function useSavedToast(): (part: string) => void {
  const { t } = useText();
  return (part) => {
    showSuccess(t('shipping.part_saved', { part }));
  };
}
