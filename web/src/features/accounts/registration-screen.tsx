import { DEFAULT_TARIFF, isTariff, tariffs } from '@comanda/domain/accounts';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { toApiError } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Pills } from '../../ui/pills/pills.tsx';
import { problemText, type AccountField } from './account-checks.ts';
import { AccountSheet } from './account-sheet.tsx';
import styles from './account-sheet.module.css';
import { useRegistration } from './api.ts';

type Form = Record<AccountField | 'repeatPassword', string>;

const empty: Form = { name: '', phone: '', email: '', password: '', repeatPassword: '' };

/** A company signs up with the tariff of the address. */
export function RegistrationScreen() {
  const { t } = useText();
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tariff');
  const tariff = isTariff(asked) ? asked : DEFAULT_TARIFF;
  const registration = useRegistration();
  const { register, control, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: empty,
  });
  const { errors } = formState;
  const [password, repeatPassword] = useWatch({
    control,
    name: ['password', 'repeatPassword'],
  });
  const check = (field: AccountField) => (value: string) => problemText(field, value, t);
  const field = (name: Exclude<AccountField, 'phone'>) => ({
    ...register(name, { validate: check(name) }),
    error: errors[name]?.message,
  });

  const submit = handleSubmit(({ repeatPassword: repeated, ...account }) => {
    if (repeated !== account.password) return;
    registration.mutate(
      { ...account, email: account.email.trim(), name: account.name.trim(), tariff },
      {
        onError: (error) => {
          const { code } = toApiError(error);
          const message = errorText(error);
          const options = { shouldFocus: true };
          if (code === 'company_with_the_same_name_already_exists')
            setError('name', { message }, options);
          if (code === 'company_with_the_same_email_already_exists')
            setError('email', { message }, options);
        },
      },
    );
  });

  return (
    <AccountSheet
      title={t('accounts.registration')}
      other={{
        question: t('accounts.have_account'),
        label: t('accounts.sign_in'),
        to: '/admin/auth/authentication',
      }}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <p className={styles['legend']}>{t('accounts.tariff')}</p>
          <Pills
            label={t('accounts.tariff')}
            pills={tariffs.map((value) => ({ value, label: t(`accounts.tariff_${value}`) }))}
            value={tariff}
            onChange={(chosen) => {
              setSearch({ tariff: chosen }, { replace: true });
            }}
          />
        </div>
        <TextField label={t('accounts.your_name')} autoComplete="name" {...field('name')} />
        <Controller
          name="phone"
          control={control}
          rules={{ validate: check('phone') }}
          render={({ field: { ref, ...phone } }) => (
            <PhoneField
              {...phone}
              ref={ref}
              label={t('accounts.your_phone')}
              error={errors.phone?.message}
            />
          )}
        />
        <TextField
          label={t('accounts.your_email')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <TextField
          label={t('accounts.password')}
          type="password"
          autoComplete="new-password"
          {...field('password')}
        />
        <TextField
          label={t('accounts.repeat_password')}
          type="password"
          autoComplete="new-password"
          {...register('repeatPassword')}
          error={
            password === repeatPassword
              ? undefined
              : t('admin.validation_errors.company.repeat_password.not_match')
          }
        />
        <Button type="submit" size="large" isPending={registration.isPending}>
          {t('accounts.register')}
        </Button>
      </form>
    </AccountSheet>
  );
}
