import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './field.module.css';

export type TextFieldProps = FieldFrameProps &
  InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };

/**
 * One line of text; accepts the result of react-hook-form's `register`. The browser fills in or suggests nothing unless
 * the field says what it is for.
 */
export const TextField = ({ label, hint, error, isLabelHidden, id, ...input }: TextFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
    {(names) => (
      <input
        type="text"
        autoComplete="off"
        {...input}
        {...names}
        className={classNames(styles['control'], input.className)}
      />
    )}
  </FieldFrame>
);

export type TextAreaProps = FieldFrameProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export const TextArea = ({ label, hint, error, isLabelHidden, id, ...area }: TextAreaProps) => (
  <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
    {(names) => (
      <textarea
        rows={3}
        {...area}
        {...names}
        className={classNames(styles['control'], styles['area'], area.className)}
      />
    )}
  </FieldFrame>
);

export type NumberFieldProps = TextFieldProps & {
  /** Shown after the number: a currency, a unit. */
  readonly unit?: string | undefined;
};

/** A number: monospaced, right-aligned, with its unit; the value stays text until the form parses it. */
export const NumberField = ({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  unit,
  ...input
}: NumberFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
    {(names) => (
      <div
        className={styles['withUnit']}
        style={{ '--unit-width': unit === undefined ? '0ch' : `${unit.length + 1}ch` }}
      >
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...input}
          {...names}
          className={classNames(
            styles['control'],
            styles['counted'],
            styles['number'],
            input.className,
          )}
        />
        {unit !== undefined && (
          <span className={styles['unit']} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    )}
  </FieldFrame>
);
