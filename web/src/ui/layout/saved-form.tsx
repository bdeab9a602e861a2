import type { FormEvent, ReactNode } from 'react';
import styles from './saved-form.module.css';

type Props = {
  /** Nothing in it differs from what is saved: the page may be loaded anew. */
  readonly isSaved: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly children: ReactNode;
};

/** A form over what is saved already, checked by us and not by the browser. */
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
