import type { FormEvent, ReactNode } from 'react';
import styles from './saved-form.module.css';

type Props = {
  /** The form has no unsaved changes: the page may be reloaded. */
  readonly isSaved: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly children: ReactNode;
};

/** A form for data that is already saved, validated by us and not by the browser. */
export const SavedForm = ({ isSaved, onSubmit, children }: Props) => (
  <form
    className={styles['form']}
    noValidate
    data-saved={isSaved}
    onSubmit={(event) => void onSubmit(event)}
  >
    {children}
  </form>
);
