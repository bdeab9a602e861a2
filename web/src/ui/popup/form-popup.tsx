import { useId, useRef, type FormEventHandler, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../states/notice.tsx';
import { Popup } from './popup.tsx';
import styles from './form-popup.module.css';
import { showProblem } from './show-problem.ts';

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
  const submitRef = useRef<HTMLButtonElement>(null);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      problem={problem !== undefined && <Notice>{problem}</Notice>}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button ref={submitRef} type="submit" form={id} disabled={isIdle} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its fields */}
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          const form = event.currentTarget;
          onSubmit(event);
          // The checks have been drawn by then.
          requestAnimationFrame(() => {
            showProblem(form);
          });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submitRef.current?.click();
        }}
      >
        {children}
      </form>
    </Popup>
  );
}
