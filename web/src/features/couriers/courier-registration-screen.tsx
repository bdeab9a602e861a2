import { accountFields, checkField, type Validator } from '@comanda/domain/accounts';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { toApiError } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { HangingPaper } from '../../ui/slip/hanging-paper.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import { useCourierRegistration } from './api.ts';
import styles from './courier-registration.module.css';

type Field = 'full_name' | 'phone_number' | 'email' | 'password';
type Form = Record<Field | 'repeatPassword', string>;

const empty: Form = {
  full_name: '',
  phone_number: '',
  email: '',
  password: '',
  repeatPassword: '',
};

const rules: Record<Field, readonly Validator[]> = {
  full_name: accountFields.name,
  phone_number: accountFields.phone,
  email: accountFields.email,
  password: accountFields.password,
};

/** The texts of the fields' problems, in the reader's language. */
function useChecks() {
  const { t } = useText();
  return (field: Field) => (value: string) => {
    const problem = checkField(value, rules[field]);
    return problem && t(`errors.${problem.code}`, { limit: problem.limit ?? 0 });
  };
}

/** A courier signs up; the orders of the delivery service come once the platform has approved them. */
export function CourierRegistrationScreen() {
  const { t } = useText();
  const errorText = useErrorText();
  const check = useChecks();
  const registration = useCourierRegistration();
  const { register, control, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: empty,
  });
  const { errors } = formState;
  const [password, repeatPassword] = useWatch({
    control,
    name: ['password', 'repeatPassword'],
  });
  const field = (name: Exclude<Field, 'phone_number'>) => ({
    ...register(name, { validate: check(name) }),
    error: errors[name]?.message,
  });
  const submit = handleSubmit(({ repeatPassword: repeated, ...courier }) => {
    if (repeated !== courier.password) return;
    const body = { ...courier, email: courier.email.trim(), full_name: courier.full_name.trim() };
    registration.mutate(body, {
      onError: (error) => {
        if (toApiError(error).code === 'courier_with_the_same_email_already_exists')
          setError('email', { message: errorText(error) }, { shouldFocus: true });
      },
    });
  });
  return (
    <Page maxWidth={540}>
      <BarPath
        parts={[t('couriers.registration_path')]}
        title={`${t('couriers.registration')} · Comanda`}
      />
      <HangingPaper>
        <PageHeader title={t('couriers.registration')} note={t('couriers.registration_note')} />
        <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <TextField label={t('couriers.full_name')} autoComplete="name" {...field('full_name')} />
          <Controller
            name="phone_number"
            control={control}
            rules={{ validate: check('phone_number') }}
            render={({ field: { ref, ...phone } }) => (
              <PhoneField
                {...phone}
                ref={ref}
                label={t('couriers.phone')}
                error={errors.phone_number?.message}
              />
            )}
          />
          <TextField
            label={t('couriers.email')}
            type="email"
            autoComplete="email"
            {...field('email')}
          />
          <TextField
            label={t('couriers.password')}
            type="password"
            autoComplete="new-password"
            {...field('password')}
          />
          <TextField
            label={t('couriers.repeat_password')}
            type="password"
            autoComplete="new-password"
            {...register('repeatPassword')}
            error={password === repeatPassword ? undefined : t('errors.not_match')}
          />
          <Button type="submit" size="large" isPending={registration.isPending}>
            {t('couriers.register')}
          </Button>
        </form>
        <p className={styles['other']}>
          {t('couriers.have_account')}{' '}
          <Link to="/admin/auth/authentication">{t('couriers.sign_in')}</Link>
        </p>
      </HangingPaper>
    </Page>
  );
}
