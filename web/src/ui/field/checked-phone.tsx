import { Controller } from 'react-hook-form';
import type { Controlled } from '../../lib/forms/use-checked-form.ts';
import { PhoneField } from './phone-field.tsx';

/** A phone in a checked form. */
export const CheckedPhone = ({
  label,
  error,
  ...controlled
}: Controlled & { readonly label: string }) => (
  <Controller
    {...controlled}
    render={({ field: { ref, ...phone } }) => (
      <PhoneField {...phone} ref={ref} label={label} error={error} />
    )}
  />
);
