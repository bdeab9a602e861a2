import { useId, type FormEventHandler, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../states/notice.tsx';
import { Popup } from './popup.tsx';
import styles from './form-popup.module.css';

export type FormPopupProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly isPending: boolean;
  /** There is nothing to send yet. */
  readonly isIdle?: boolean | undefined;
  /** Why what was sent was refused, when no field of it is to blame. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
};

/** A popup that is one form: its fields, the way out and the button that sends it. */
export function FormPopup({
  isOpen,
  onClose,
  title,
  submitLabel,
  onSubmit,
  isPending,
  isIdle = false,
  problem,
  children,
}: FormPopupProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} disabled={isIdle} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles['form']} onSubmit={onSubmit}>
        {children}
        {problem !== undefined && <Notice>{problem}</Notice>}
      </form>
    </Popup>
  );
}
