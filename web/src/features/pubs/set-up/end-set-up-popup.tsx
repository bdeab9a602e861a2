import type { Pub } from '@comanda/contract/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { useRecordSetUp } from './set-up-api.ts';

type Props = { readonly pub: Pub; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before the list is removed for good. */
export function EndSetUpPopup({ pub, isOpen, onClose }: Props) {
  const { t } = useText();
  const record = useRecordSetUp(pub);
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('pubs.set_up_end_title')}
      confirmLabel={t('pubs.set_up_end_confirm')}
      isPending={record.isPending}
      onConfirm={() => {
        record.mutate('all', { onSuccess: onClose });
      }}
    >
      <p>{t('pubs.set_up_end_hint')}</p>
    </ConfirmPopup>
  );
}
