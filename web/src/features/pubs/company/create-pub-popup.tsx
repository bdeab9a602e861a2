import type { Pub } from '@comanda/contract/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { NewPubFields } from './creating/new-pub-fields.tsx';
import { useNewPubForm } from './creating/use-new-pub-form.ts';

type Props = {
  readonly companyID: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreated: (pub: Pub) => void;
};

/** Adds a pub to a company that already has some. */
export function CreatePubPopup({ companyID, isOpen, onClose, onCreated }: Props) {
  const { t } = useText();
  const { form, isPending, submit } = useNewPubForm(companyID, onCreated);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('pubs.new')}
      submitLabel={t('ui.create')}
      isPending={isPending}
      onSubmit={submit}
    >
      <NewPubFields form={form} />
    </FormPopup>
  );
}
