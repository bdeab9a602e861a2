import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { markShown } from '../../../lib/query/shown-failures.ts';
import { showDanger } from '../../../lib/toasts/toasts.ts';

/** For every write of the editor: an error that `useDeletedToast` shows needs no second toast. */
const shownByToast = { handles: ['not_found'] } as const;

export const isDeleted = (error: Error): boolean => toApiError(error).code === 'not_found';

/**
 * Two people often edit one menu: a write to an item that another user has deleted shows a toast about it,
 * and the lists are loaded again.
 */
export function useDeletedToast() {
  const { t } = useText();
  const queryClient = useQueryClient();
  return {
    meta: shownByToast,
    onError: (error: Error) => {
      if (!isDeleted(error)) return;
      markShown(error);
      showDanger(t('menu.gone_meanwhile'));
      for (const list of ['menus', 'categories', 'dishes', 'option-groups']) {
        void queryClient.invalidateQueries({ queryKey: [list] });
      }
    },
  };
}

/** Closes a popup after its write, or when its item no longer exists. */
export const closeAfterWrite = (onClose: () => void) => ({
  onSuccess: onClose,
  onError: (error: Error) => {
    if (isDeleted(error)) onClose();
  },
});
