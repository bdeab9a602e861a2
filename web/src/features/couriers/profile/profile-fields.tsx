import { genders, isBirthDate } from '@comanda/domain/couriers';
import { accountFields } from '@comanda/domain/accounts';
import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { problemText, validateBy, writeProblem } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckedPhone } from '../../../ui/field/phone/checked-phone.tsx';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { LiteralField } from '../../../ui/field/literal-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import type { ProfileForm } from './profile-form.ts';

const today = () => new Date().toISOString().slice(0, 10);

const checkBirthDate = (value: string) =>
  value === '' || isBirthDate(value, today()) ? undefined : writeProblem({ code: 'invalid_value' });

/** The fields of a courier's profile. */
export function ProfileFields({ form }: { readonly form: UseFormReturn<ProfileForm> }) {
  const { t } = useText();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('couriers.full_name')}
        autoComplete="name"
        {...register('full_name', { validate: validateBy(accountFields.name) })}
        error={problemText(errors.full_name?.message, t)}
      />
      <CheckedPhone
        label={t('couriers.phone')}
        name="phone_number"
        control={control}
        rules={{ validate: validateBy(accountFields.phone) }}
        error={problemText(errors.phone_number?.message, t)}
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
          autoComplete="bday"
          type="date"
          max={today()}
          {...register('birth_date', { validate: checkBirthDate })}
          error={problemText(errors.birth_date?.message, t)}
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
