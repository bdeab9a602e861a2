import { accountFields } from '@comanda/domain/accounts';
import { notEmpty } from '@comanda/domain/fields';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NewPassword } from '../../../ui/field/password/new-password.tsx';
import { PasswordField } from '../../../ui/field/password/password-field.tsx';
import { companyProblems } from '../account-checks.ts';
import { useChangePassword } from './api.ts';
import { OwnCard } from './own-card.tsx';

const rules = { old_password: [notEmpty], password: accountFields.password };
const owners = { password_is_wrong: 'old_password' } as const;
const texts = { old_password: companyProblems.password, password: companyProblems.password };

/** Sets another password after a check of the current one. */
export function PasswordCard() {
  const { t } = useText();
  const form = useCheckedForm({
    rules,
    texts,
    owners,
    secret: 'password',
    proof: 'old_password',
    mismatch: 'admin.validation_errors.company.repeat_password.not_match',
  });
  const saving = useChangePassword(() => {
    form.begin();
  });
  return (
    <OwnCard
      title={t('accounts.password')}
      submitLabel={t('accounts.change_password')}
      savedText={t('accounts.password_changed')}
      isDirty={form.isDirty}
      onSubmit={form.submit((change) => {
        saving.mutate(change, { onError: form.refuse });
      })}
      saving={saving}
      owners={owners}
    >
      <PasswordField
        label={t('accounts.old_password')}
        autoComplete="current-password"
        {...form.field('old_password')}
      />
      <NewPassword
        label={t('accounts.new_password')}
        repeatLabel={t('accounts.repeat_password')}
        secret={form.field('password')}
        repeated={form.repeated}
      />
    </OwnCard>
  );
}
