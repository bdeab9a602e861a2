import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../shipping.module.css';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';

type Props = {
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** Why the current values cannot be saved. */
  readonly problem?: string | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
};

/** One part of the settings; the save button is shown only while a value differs from the saved one. */
export function SettingForm({ isChanged, isPending, problem, onSave, onDiscard, children }: Props) {
  const { t } = useText();
  return (
    <form
      className={styles['form']}
      noValidate
      data-saved={!isChanged && !isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && problem === undefined && !isPending) onSave();
      }}
    >
      {children}
      <output className={styles['problem']}>{problem}</output>
      {isChanged && (
        <footer className={styles['foot']}>
          <Button variant="plain" onClick={onDiscard}>
            {t('shipping.discard')}
          </Button>
          <Button type="submit" isPending={isPending} disabled={problem !== undefined}>
            {t('ui.save')}
          </Button>
        </footer>
      )}
    </form>
  );
}

type Edited<Value> = {
  readonly value: Value;
  readonly isChanged: boolean;
  readonly set: (value: Value) => void;
  /** Restores the saved value; also called after saving, when both are equal. */
  readonly reset: () => void;
};

/** A part of the page that follows the saved value until the user edits it. */
export function useEdited<Value>(
  saved: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Edited<Value> {
  const [edited, setEdited] = useState<{ readonly value: Value }>();
  return {
    value: edited ? edited.value : saved,
    isChanged: edited !== undefined && !isSame(edited.value, saved),
    set: (value) => {
      setEdited({ value });
    },
    reset: () => {
      setEdited(undefined);
    },
  };
}

/** Shows a toast that names the saved part. */
export function useSavedToast(): (part: string) => void {
  const { t } = useText();
  return (part) => {
    showSuccess(t('shipping.part_saved', { part }));
  };
}
