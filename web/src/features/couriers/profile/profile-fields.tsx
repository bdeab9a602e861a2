import { genders, isBirthDate } from '@comanda/domain/couriers';
import { accountFields, checkField, type Validator } from '@comanda/domain/accounts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import type { ProfileForm } from './profile-form.ts';
import styles from './profile.module.css';

const today = () => new Date().toISOString().slice(0, 10);

/** The texts of the fields' problems, in the reader's language. */
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

/** What a courier says of themselves. */
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
      <Controller
        name="phone_number"
        control={control}
        rules={{ validate: checks.by(accountFields.phone) }}
        render={({ field: { ref, ...phone } }) => (
          <PhoneField
            {...phone}
            ref={ref}
            label={t('couriers.phone')}
            error={errors.phone_number?.message}
          />
        )}
      />
      <div className={styles['pair']}>
        <Controller
          name="gender"
          control={control}
          render={({ field }) => (
            <div>
              <p className={styles['legend']}>{t('couriers.gender')}</p>
              <Pills
                label={t('couriers.gender')}
                pills={genders.map((value) => ({ value, label: t(`couriers.gender_${value}`) }))}
                value={field.value}
                onChange={field.onChange}
              />
            </div>
          )}
        />
        <TextField
          label={t('couriers.birth_date')}
          type="date"
          max={today()}
          {...register('birth_date', { validate: checks.birthDate })}
          error={errors.birth_date?.message}
        />
      </div>
      <TextField
        label={t('couriers.location')}
        hint={t('couriers.location_hint')}
        autoComplete="address-level2"
        maxLength={255}
        {...register('location')}
      />
      <TextField
        label={t('couriers.telegram')}
        placeholder="@"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        {...register('telegram_username')}
      />
    </>
  );
}
