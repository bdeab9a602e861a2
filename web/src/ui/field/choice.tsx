import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

const Words = ({ label, hint }: Pick<ChoiceProps, 'label' | 'hint'>) => (
  <span className={styles['choiceText']}>
    {label}
    {hint !== undefined && <small>{hint}</small>}
  </span>
);

/** A checkbox, sent with its form. */
export const Checkbox = ({ label, hint, className, ...input }: ChoiceProps) => (
  <label className={classNames(styles['choice'], className)}>
    <input {...input} type="checkbox" className={styles['box']} />
    <Words label={label} hint={hint} />
  </label>
);

/** A switch that takes effect at once. */
export const Switch = ({ label, hint, className, ...input }: ChoiceProps) => (
  <label className={classNames(styles['choice'], className)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state */}
    <input {...input} type="checkbox" role="switch" className={styles['switch']} />
    <Words label={label} hint={hint} />
  </label>
);
