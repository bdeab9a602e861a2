import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './field.module.css';

type SelectOption = { readonly value: string | number; readonly label: string };

export type SelectFieldProps = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
    readonly options: readonly SelectOption[];
    readonly ref?: Ref<HTMLSelectElement>;
  };

/** The platform's own select: the phone's wheel and the keyboard's type-ahead come with it. */
export const SelectField = ({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  options,
  ...select
}: SelectFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
    {(names) => (
      <select
        {...select}
        {...names}
        className={classNames(styles['control'], styles['select'], select.className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);
