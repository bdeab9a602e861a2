import { useId, type ReactNode } from 'react';
import type { ShownText } from '../../lib/i18n/current-texts.ts';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** The parts that every field has around its control. */
export type FieldFrameProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The first failing check. */
  readonly error?: ShownText | undefined;
  readonly isLabelHidden?: boolean | undefined;
};

type ControlNames = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type Props = FieldFrameProps & {
  readonly id?: string | undefined;
  readonly children: (names: ControlNames) => ReactNode;
};

/** Label above, control, then the hint or, instead of it, the error. */
export const FieldFrame = ({ label, hint, error, isLabelHidden = false, id, children }: Props) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error ?? hint);
  return (
    <div className={styles['field']}>
      <label
        htmlFor={controlId}
        className={classNames(styles['label'], isLabelHidden && 'visually-hidden')}
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      <p
        id={noteId}
        hidden={!hasNote}
        aria-live="polite"
        className={error === undefined ? styles['hint'] : styles['error']}
      >
        {error ?? hint}
      </p>
    </div>
  );
};
