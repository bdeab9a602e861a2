import type { Printer } from '@comanda/contract/printing';
import { useText } from '../../../lib/i18n/use-text.ts';
import { RemovePopup } from '../../../ui/popup/remove-popup.tsx';
import { useRemovePrinter, type PrintingPub } from '../printing-api.ts';

type Props = {
  readonly pub: PrintingPub;
  readonly printer: Printer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function RemovePrinterPopup({ pub, printer: { id, name }, ...popup }: Props) {
  const { t } = useText();
  return (
    <RemovePopup
      {...popup}
      title={t('printing.remove_question', { name })}
      hint={t('printing.remove_hint')}
      deletion={useRemovePrinter(pub)}
      subject={id}
    />
  );
}
