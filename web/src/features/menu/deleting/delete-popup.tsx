import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { useFocusBeside } from '../../../ui/popup/use-focus-beside.ts';
import { closeAfterWrite } from '../saving/deleted-item.ts';

type Props = {
  readonly id: number;
  /** The name of the item to delete. */
  readonly title: string;
  /** What is deleted with it. */
  readonly hint: ReactNode;
  readonly deletion: UseMutationResult<unknown, Error, number>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
};

/** Asks before an item of the menu is deleted. */
export function DeletePopup({ id, title, hint, deletion, isOpen, onClose, onDeleted }: Props) {
  const { t } = useText();
  const { removed, finalFocus } = useFocusBeside(isOpen);
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      confirmLabel={t('ui.delete')}
      isDestructive
      finalFocus={finalFocus}
      isPending={deletion.isPending}
      onConfirm={() => {
        deletion.mutate(id, {
          ...closeAfterWrite(onClose),
          onSuccess: () => {
            removed();
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
