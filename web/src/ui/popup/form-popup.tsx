import type { ShownText } from '../../lib/i18n/current-texts.ts';
import { useId, useRef, type FormEventHandler, type ReactNode, type Ref } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../states/notice.tsx';
import type { PopupProps } from './dialog.tsx';
import { Popup } from './popup.tsx';
import styles from './form-popup.module.css';

type Next = {
  readonly label: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
};

export type FormPopupProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly isPending: boolean;
  /** A second submit button: the form stays open, for one more. Enter uses it; it replaces the cancel button. */
  readonly next?: Next | undefined;
  /** It is saved; the rest happens without the user, and only the close button remains. */
  readonly isSaved?: boolean | undefined;
  /** There is nothing to send yet. */
  readonly isIdle?: boolean | undefined;
  /** Why the server refused the form, when no field is the reason. */
  readonly problem?: ShownText | undefined;
  /** In the place of a problem while there is none: what the submit button will do. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
} & Pick<PopupProps, 'opensKeyboard' | 'finalFocus' | 'maxWidth'>;

/** A popup that is one form: its fields, the cancel button and the submit button. */
export function FormPopup({
  isOpen,
  onClose,
  title,
  problem,
  note,
  onSubmit,
  opensKeyboard,
  finalFocus,
  maxWidth,
  children,
  ...buttons
}: FormPopupProps) {
  const id = useId();
  const nextRef = useRef<HTMLButtonElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      opensKeyboard={opensKeyboard}
      finalFocus={finalFocus}
      maxWidth={maxWidth}
      problem={problem === undefined ? note : <Notice>{problem}</Notice>}
      actions={
        <FormButtons
          {...buttons}
          formID={id}
          onClose={onClose}
          nextRef={nextRef}
          submitRef={submitRef}
        />
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its fields */}
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          const form = event.currentTarget;
          const isForNext = event.nativeEvent.submitter === nextRef.current;
          if (buttons.next && isForNext) buttons.next.onSubmit(event);
          else onSubmit(event);
          // The errors are rendered by then.
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

type ButtonsProps = Pick<
  FormPopupProps,
  'submitLabel' | 'next' | 'isSaved' | 'isIdle' | 'isPending' | 'onClose'
> & {
  readonly formID: string;
  readonly nextRef: Ref<HTMLButtonElement>;
  readonly submitRef: Ref<HTMLButtonElement>;
};

/** Cancel and submit; both submit where the form can stay open; after the save only close. */
function FormButtons({
  formID,
  submitLabel,
  next,
  isSaved = false,
  isIdle = false,
  isPending,
  onClose,
  nextRef,
  submitRef,
}: ButtonsProps) {
  const { t } = useText();
  if (isSaved) {
    return (
      <Button variant="quiet" onClick={onClose}>
        {t('ui.close')}
      </Button>
    );
  }
  return (
    <>
      {next ? (
        <Button ref={nextRef} variant="quiet" type="submit" form={formID} isPending={isPending}>
          {next.label}
        </Button>
      ) : (
        <Button variant="quiet" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      )}
      <Button ref={submitRef} type="submit" form={formID} disabled={isIdle} isPending={isPending}>
        {submitLabel}
      </Button>
    </>
  );
}

/** Scrolls to the first problem in a form: its text, then its field. */
function showProblem(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  if (!wrong) return;
  const words = document.getElementById(wrong.getAttribute('aria-describedby') ?? '');
  words?.scrollIntoView({ block: 'nearest' });
  wrong.scrollIntoView({ block: 'nearest' });
  wrong.focus({ preventScroll: true });
}
