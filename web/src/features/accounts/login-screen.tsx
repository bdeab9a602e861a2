import { useForm } from 'react-hook-form';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { problemText } from './account-checks.ts';
import { AccountSheet } from './account-sheet.tsx';
import styles from './account-sheet.module.css';
import { useLogin } from './api.ts';

type Form = { readonly email: string; readonly password: string };

/** One form for every role; the answer says where to go. */
export function LoginScreen() {
  const { t } = useText();
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<Form>({
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(({ email, password }) => {
    login.mutate({ as: '', email: email.trim(), password });
  });
  const field = (name: 'email' | 'password') => ({
    ...register(name, { validate: (value: string) => problemText(name, value, t) }),
    error: formState.errors[name]?.message,
  });
  return (
    <AccountSheet
      title={t('accounts.signing_in')}
      other={{
        question: t('accounts.no_account'),
        label: t('accounts.register'),
        to: '/admin/auth/registration',
      }}
      others={{
        question: t('accounts.is_courier'),
        label: t('accounts.register_courier'),
        to: '/courier/registration',
      }}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('accounts.email')}
          type="email"
          autoComplete="username"
          {...field('email')}
        />
        <TextField
          label={t('accounts.password')}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <Button type="submit" size="large" isPending={login.isPending}>
          {t('accounts.sign_in')}
        </Button>
      </form>
    </AccountSheet>
  );
}
