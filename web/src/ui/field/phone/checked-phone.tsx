import {
  Controller,
  type ControllerProps,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import type { ShownText } from '../../../lib/i18n/current-texts.ts';
import { PhoneField } from './phone-field.tsx';

type Props<Values extends FieldValues> = Pick<
  ControllerProps<Values, FieldPathByValue<Values, string>>,
  'name' | 'control' | 'rules'
> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: ShownText | undefined;
};

/** A phone in a form that checks it. */
export const CheckedPhone = <Values extends FieldValues>({
  label,
  hint,
  error,
  ...controlled
}: Props<Values>) => (
  <Controller
    {...controlled}
    render={({ field: { ref, ...phone } }) => (
      <PhoneField {...phone} ref={ref} label={label} hint={hint} error={error} />
    )}
  />
);
