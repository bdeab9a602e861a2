import { genders, isBirthDate } from '@comanda/domain/couriers';
import { accountFields } from '@comanda/domain/accounts';
import { checkField, MAX_LINE_LENGTH, type Validator } from '@comanda/domain/fields';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckedPhone } from '../../../ui/field/phone/checked-phone.tsx';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { LiteralField } from '../../../ui/field/literal-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import type { ProfileForm } from './profile-form.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** The validation messages of the fields, in the reader's language. */
function useChecks() {
  const { t } = useText();
  return {
    by: (validators: readonly Validator[]) => (value: string) => {
      const problem = checkField(value, validators);
      return problem && t(`errors.${problem.code}`, { limit: problem.limit ?? 0 });
    },
    birthDate: (value: string) =>
      value === '' || isBirthDate(value, today()) ? undefined : t('errors.invalid_value'),
  };
}

/** The fields of a courier's profile. */
export function ProfileFields({ form }: { readonly form: UseFormReturn<ProfileForm> }) {
  const { t } = useText();
  const checks = useChecks();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('couriers.full_name')}
        autoComplete="name"
        {...register('full_name', { validate: checks.by(accountFields.name) })}
        error={errors.full_name?.message}
      />
      <CheckedPhone
        label={t('couriers.phone')}
        name="phone_number"
        control={control}
        rules={{ validate: checks.by(accountFields.phone) }}
        error={errors.phone_number?.message}
      />
      <FieldRow fieldWidth={200}>
        <Controller
          name="gender"
          control={control}
          render={({ field: { value, onChange } }) => (
            <LabelledPills
              label={t('couriers.gender')}
              pills={genders.map((gender) => ({
                value: gender,
                label: t(`couriers.gender_${gender}`),
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <TextField
          label={t('couriers.birth_date')}
          type="date"
          max={today()}
          {...register('birth_date', { validate: checks.birthDate })}
          error={errors.birth_date?.message}
        />
      </FieldRow>
      <TextField
        label={t('couriers.location')}
        hint={t('couriers.location_hint')}
        autoComplete="address-level2"
        maxLength={MAX_LINE_LENGTH}
        {...register('location')}
      />
      <LiteralField
        label={t('couriers.telegram')}
        placeholder="@"
        maxLength={MAX_LINE_LENGTH}
        {...register('telegram_username')}
      />
    </>
  );
}
