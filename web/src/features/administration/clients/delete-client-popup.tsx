import type { AdminClient } from '@comanda/contract/administration';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Stack } from '../../../ui/layout/card.tsx';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { useFocusBeside } from '../../../ui/popup/use-focus-beside.ts';
import { useDeleteClient } from './api.ts';

type Props = {
  readonly client: AdminClient;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks for a confirmation before a client is deleted, and shows which data is deleted and which stays. */
export function DeleteClientPopup({ client, isOpen, onClose }: Props) {
  const { t } = useText();
  const deleting = useDeleteClient();
  const { removed, finalFocus } = useFocusBeside(isOpen);
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('administration.delete_client_question', { client: client.name })}
      confirmLabel={t('ui.delete')}
      isPending={deleting.isPending}
      isDestructive
      finalFocus={finalFocus}
      onConfirm={() => {
        deleting.mutate(
          { clientID: client.id },
          {
            onSuccess: () => {
              showSuccess(t('administration.client_deleted', { client: client.name }));
              removed();
              onClose();
            },
          },
        );
      }}
    >
      <Stack gap={3}>
        <p>{t('administration.delete_client_goes')}</p>
        <p>{t('administration.delete_client_stays')}</p>
      </Stack>
    </ConfirmPopup>
  );
}
