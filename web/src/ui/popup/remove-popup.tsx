import { useText } from '../../lib/i18n/use-text.ts';
import { RefusalNotice } from '../states/refusal-notice.tsx';
import { ConfirmPopup } from './confirm-popup.tsx';
import { useFocusBeside } from './use-focus-beside.ts';

type Props<Subject> = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Names the item: "Delete the station Bar?" */
  readonly title: string;
  /** What happens then. */
  readonly hint: string;
  readonly deletion: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (subject: Subject, options: { onSuccess: () => void }) => void;
  };
  readonly subject: Subject;
};

/** Asks before an item of a list is removed. After a refusal the popup stays open and shows it. */
export function RemovePopup<Subject>({
  isOpen,
  onClose,
  title,
  hint,
  deletion,
  subject,
}: Props<Subject>) {
  const { t } = useText();
  const { removed, finalFocus } = useFocusBeside(isOpen);
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      confirmLabel={t('ui.delete')}
      isDestructive
      isPending={deletion.isPending}
      finalFocus={finalFocus}
      onConfirm={() => {
        deletion.mutate(subject, {
          onSuccess: () => {
            removed();
            onClose();
          },
        });
      }}
    >
      <p>{hint}</p>
      <RefusalNotice error={deletion.error} />
    </ConfirmPopup>
  );
}
