import { useRef, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import type { PopupProps } from './dialog.tsx';
import { Popup } from './popup.tsx';

export type ConfirmPopupProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Names the item: "Delete the menu Bar?" */
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly onConfirm: () => void;
  readonly isPending: boolean;
  readonly isDestructive?: boolean | undefined;
  readonly finalFocus?: PopupProps['finalFocus'];
};

/** Asks for a confirmation; for a destructive action the focus starts on the cancel button. */
export function ConfirmPopup({
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isPending,
  isDestructive = false,
  finalFocus,
}: ConfirmPopupProps) {
  const { t } = useText();
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      maxWidth={420}
      initialFocus={isDestructive ? cancelRef : undefined}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={cancelRef} variant="quiet" onClick={onClose}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Popup>
  );
}
