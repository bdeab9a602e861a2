import { accountFields } from '@comanda/domain/accounts';
import { notEmpty } from '@comanda/domain/fields';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PasswordField } from '../../../ui/field/password/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { companyProblems } from '../account-checks.ts';
import { useSaveAccount } from './api.ts';
import { OwnCard } from './own-card.tsx';

// The current password is only compared, so its length is not checked.
const rules = { email: accountFields.email, password: [notEmpty] };
const owners = { email_is_already_used: 'email', password_is_wrong: 'password' } as const;

/** The e-mail of the sign-in; a change needs the password. */
export function EmailCard({ email }: { readonly email: string }) {
  const { t } = useText();
  const form = useCheckedForm({
    rules,
    texts: companyProblems,
    owners,
    initial: { email },
    secret: 'password',
  });
  const saving = useSaveAccount((saved) => {
    form.begin({ email: saved.email ?? '' });
  });
  return (
    <OwnCard
      title={t('accounts.sign_in_email')}
      submitLabel={t('accounts.change_email')}
      savedText={t('accounts.email_changed')}
      isDirty={form.isDirty}
      onSubmit={form.submit((change) => {
        saving.mutate(change, { onError: form.refuse });
      })}
      saving={saving}
      owners={owners}
    >
      <TextField
        label={t('accounts.your_email')}
        type="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <PasswordField
        label={t('accounts.password_as_proof')}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </OwnCard>
  );
}
