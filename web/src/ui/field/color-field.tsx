import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import colors from './color-field.module.css';
import styles from './field.module.css';

export type ColorFieldProps = FieldFrameProps & {
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (color: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

/** The platform's own colour picker, with the colour's code beside its swatch. */
export const ColorField = ({
  label,
  hint,
  error,
  isLabelHidden,
  value,
  onChange,
  onBlur,
  name,
  ref,
}: ColorFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
    {(names) => (
      <div className={classNames(styles['control'], colors['control'])}>
        <input
          {...names}
          ref={ref}
          type="color"
          name={name}
          value={value}
          className={colors['input']}
          onBlur={onBlur}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        <span className={colors['code']} aria-hidden="true">
          {value}
        </span>
      </div>
    )}
  </FieldFrame>
);
