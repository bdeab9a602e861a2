import type { AddedByPub } from '@comanda/contract/couriers';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { useFocusBeside } from '../../../ui/popup/use-focus-beside.ts';
import type { PopupState } from '../../../ui/popup/use-popup.ts';
import { useRespondToPub } from './api.ts';

type Props = { readonly courierID: number; readonly popup: PopupState<AddedByPub> };

/** Asks for a confirmation before the courier leaves a pub's list. */
export function DeclinePopup({ courierID, popup }: Props) {
  const { t } = useText();
  const pub = popup.subject;
  const { removed, finalFocus } = useFocusBeside(popup.isOpen);
  const answer = useRespondToPub(courierID, () => {
    showSuccess(t('couriers.pub_declined', { pub: pub?.name ?? '' }));
  });
  return (
    <ConfirmPopup
      isOpen={popup.isOpen}
      onClose={popup.close}
      title={t('couriers.decline_pub_question', { pub: pub?.name ?? '' })}
      confirmLabel={t('ui.yes')}
      isPending={answer.isPending}
      isDestructive
      finalFocus={finalFocus}
      onConfirm={() => {
        if (!pub) return;
        answer.mutate(
          { pubID: pub.id, answer: 'decline' },
          { onSuccess: removed, onSettled: popup.close },
        );
      }}
    >
      <p>{t('couriers.decline_pub_note')}</p>
    </ConfirmPopup>
  );
}
