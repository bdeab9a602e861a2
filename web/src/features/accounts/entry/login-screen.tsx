import { accountFields } from '@comanda/domain/accounts';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { useSearchParams } from '../../../lib/routes/use-search-params.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { readSignInReason } from '../../../lib/session/return-address.ts';
import { PasswordField } from '../../../ui/field/password/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormSheet, SheetForm } from '../../../product/slip/form-sheet.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { companyProblems } from '../account-checks.ts';
import { readDemo } from '../demo.ts';
import { useLogin } from './api.ts';

const { email, password } = accountFields;
const rules = { email, password };

/** Why the user was redirected to the sign-in; undefined without a redirect. */
function useSignInReason() {
  const { t } = useText();
  const { state } = useLocation();
  const why = readSignInReason(state);
  if (why === undefined) return undefined;
  if (why === 'needed_there') return t('accounts.signing_in_again');
  return <span role="alert">{t(`errors.${why}`)}</span>;
}

/** One form for every role; the answer contains the screen to open. */
export function LoginScreen() {
  const { t } = useText();
  const [search] = useSearchParams();
  const demo = search.has('demo') ? readDemo() : undefined;
  const login = useLogin(demo?.desk);
  const form = useCheckedForm({
    rules,
    texts: companyProblems,
    secret: 'password',
    initial: { email: demo?.email ?? '' },
  });
  const submit = form.submit((account) => {
    login.mutate(
      { as: '', ...account },
      {
        onError: (error) => {
          form.refuse(error);
          // A mistyped password is the most frequent error.
          if (toApiError(error).code === 'invalid_credentials') form.focus('password');
        },
      },
    );
  });
  return (
    <FormSheet
      title={t('accounts.signing_in')}
      note={useSignInReason() ?? (demo && t('accounts.demo_password'))}
      links={[
        {
          question: t('accounts.forgot_password'),
          label: t('accounts.ask_for_link'),
          to: '/admin/auth/forgotten-password',
        },
        {
          question: t('accounts.no_account'),
          label: t('accounts.register'),
          to: '/admin/auth/registration',
        },
        {
          question: t('accounts.is_courier'),
          label: t('accounts.register_courier'),
          to: '/courier/registration',
        },
      ]}
    >
      <SheetForm onSubmit={submit} submitLabel={t('accounts.sign_in')} isPending={login.isPending}>
        <TextField
          label={t('accounts.email')}
          type="email"
          autoComplete="username"
          {...form.field('email')}
        />
        <PasswordField
          label={t('accounts.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <RefusalNotice error={login.error} />
      </SheetForm>
    </FormSheet>
  );
}
