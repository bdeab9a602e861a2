import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './field.module.css';

type SelectOption = { readonly value: string | number; readonly label: string };

type SelectGroup = { readonly label: string; readonly options: readonly SelectOption[] };

export type SelectFieldProps = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
    readonly options?: readonly SelectOption[];
    /** More options, each list under a heading of its own. */
    readonly groups?: readonly SelectGroup[];
    readonly ref?: Ref<HTMLSelectElement>;
  };

/** The platform's own select: it includes the phone's wheel and the keyboard's type-ahead. */
export const SelectField = ({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  options,
  groups,
  ...select
}: SelectFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
    {(names) => (
      <select
        {...select}
        {...names}
        className={classNames(styles['control'], styles['select'], select.className)}
      >
        {options && <Options options={options} />}
        {groups?.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    )}
  </FieldFrame>
);

const Options = ({ options }: { readonly options: readonly SelectOption[] }) =>
  options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
