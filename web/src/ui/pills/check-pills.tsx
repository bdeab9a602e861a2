import { useId } from 'react';
import choices from '../choice.module.css';
import { classNames } from '../class-names.ts';
import checks from './check-pills.module.css';
import styles from './pills.module.css';

export type CheckPillsProps<Value extends string> = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly pills: readonly { readonly value: Value; readonly label: string }[];
  readonly values: readonly Value[];
  readonly onChange: (values: Value[]) => void;
};

/** A choice of any number of a few options: checkboxes that look like pills. */
export function CheckPills<Value extends string>({
  label,
  hint,
  pills,
  values,
  onChange,
}: CheckPillsProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : id}>
      <legend className={checks['legend']}>{label}</legend>
      <div className={checks['row']}>
        {pills.map((pill) => (
          <label
            key={pill.value}
            className={classNames(choices['choice'], styles['pill'], checks['check'])}
          >
            <input
              type="checkbox"
              className={checks['box']}
              checked={values.includes(pill.value)}
              onChange={(event) => {
                onChange(
                  event.target.checked
                    ? [...values, pill.value]
                    : values.filter((value) => value !== pill.value),
                );
              }}
            />
            {pill.label}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={id} className={checks['hint']}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
