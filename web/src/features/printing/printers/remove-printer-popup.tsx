import type { Printer } from '@comanda/contract/printing';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useRemovePrinter, type PrintingPub } from '../printing-api.ts';

type Props = {
  readonly pub: PrintingPub;
  readonly printer: Printer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function RemovePrinterPopup({ pub, printer: { id, name }, isOpen, onClose }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const remove = useRemovePrinter(pub);
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('printing.remove_question', { name })}
      confirmLabel={t('ui.delete')}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() => {
        remove.mutate(id, { onSuccess: onClose });
      }}
    >
      <p>{t('printing.remove_hint')}</p>
      {remove.isError && <Notice>{writeError(remove.error)}</Notice>}
    </ConfirmPopup>
  );
}
