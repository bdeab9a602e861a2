import type { FocusEventHandler, Ref } from 'react';
import { usePhoneInput, type CountryData } from 'react-international-phone';
import { classNames } from '../../class-names.ts';
import { FieldFrame, type FieldFrameProps } from '../field-frame.tsx';
import styles from '../field.module.css';
import {
  isForeignPhone,
  readForeignPhone,
  readLongPhone,
  readMoldovanPhone,
} from './read-phone.ts';

export type PhoneFieldProps = FieldFrameProps & {
  /** E.164, or empty. */
  readonly value: string;
  readonly onChange: (phone: string) => void;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

const PREFIX = '+373';
const moldova: CountryData[] = [['Moldova', 'md', '373', '.. ... ...']];

/**
 * A Moldovan number in the local format: +373 69 123 456. A number of another country, which begins with
 * its own plus, and one that is too long are shown as typed.
 */
export const PhoneField = ({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  value,
  onChange,
  onBlur,
  name,
  disabled,
  ref,
}: PhoneFieldProps) => {
  const isForeign = isForeignPhone(value);
  const phone = usePhoneInput({
    defaultCountry: 'md',
    countries: moldova,
    // The format would turn another country's number into a Moldovan one.
    value: isForeign ? '' : value,
    forceDialCode: true,
    onChange: (next) => {
      if (!isForeign) setNumber(next.phone);
    },
  });
  const before = isForeign ? value : phone.inputValue;
  const setNumber = (next: string) => {
    // The bare prefix is not a number yet: an unchanged field stays empty.
    const nextValue = next === PREFIX ? '' : next;
    if (nextValue !== value) onChange(nextValue);
  };
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(names) => (
        <input
          {...names}
          ref={(element) => {
            phone.inputRef.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          type="tel"
          autoComplete="tel"
          name={name}
          disabled={disabled}
          value={before}
          onChange={(event) => {
            const text = event.target.value;
            const input: Partial<InputEvent> = event.nativeEvent;
            const hadPlus = isForeign && value.startsWith('+');
            const foreign = readForeignPhone(text, { isForeign: hadPlus, input });
            const complete = foreign ?? readMoldovanPhone(text, before) ?? readLongPhone(text);
            if (complete !== undefined) setNumber(complete);
            else if (isForeign) setNumber('');
            else phone.handlePhoneValueChange(event);
          }}
          onFocus={({ currentTarget: input }) => {
            // The Tab key selects the whole field: the first digit would replace the prefix.
            const end = input.value.length;
            if (value === '') input.setSelectionRange(end, end);
          }}
          onBlur={onBlur}
          className={classNames(styles['control'], styles['counted'])}
        />
      )}
    </FieldFrame>
  );
};
