import type { UseMutationResult } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { closing } from './gone.ts';

type Props = {
  readonly id: number;
  /** Names the thing. */
  readonly title: string;
  /** What goes with it. */
  readonly hint: string;
  readonly deletion: UseMutationResult<unknown, Error, number>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
};

/** Asks before a thing of the menu goes. */
export function DeletePopup({ id, title, hint, deletion, isOpen, onClose, onDeleted }: Props) {
  const { t } = useText();
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      confirmLabel={t('ui.delete')}
      isDestructive
      isPending={deletion.isPending}
      onConfirm={() => {
        deletion.mutate(id, {
          ...closing(onClose),
          onSuccess: () => {
            onClose();
            onDeleted?.();
          },
        });
      }}
    >
      {hint}
    </ConfirmPopup>
  );
}
