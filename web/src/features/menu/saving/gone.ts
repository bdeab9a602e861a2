import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showDanger } from '../../../lib/toasts/toasts.ts';

/** For every write of the editor: what `useGoneToast` says needs no second toast. */
const saidHere = { handles: ['not_found'] } as const;

export const isGone = (error: Error): boolean => toApiError(error).code === 'not_found';

/**
 * Two people at one menu are nothing unusual: a write to what somebody else has deleted says just
 * that, and the lists are asked for again.
 */
export function useGoneToast() {
  const { t } = useText();
  const queryClient = useQueryClient();
  return {
    meta: saidHere,
    onError: (error: Error) => {
      if (!isGone(error)) return;
      showDanger(t('menu.gone_meanwhile'));
      for (const list of ['menus', 'categories', 'dishes']) {
        void queryClient.invalidateQueries({ queryKey: [list] });
      }
    },
  };
}

/** Closes a popup once its work is done, or when there is nothing left to do it to. */
export const closing = (onClose: () => void) => ({
  onSuccess: onClose,
  onError: (error: Error) => {
    if (isGone(error)) onClose();
  },
});
