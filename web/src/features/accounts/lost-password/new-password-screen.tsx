import { accountFields } from '@comanda/domain/accounts';
import { useState } from 'react';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { NewPassword } from '../../../ui/field/password/new-password.tsx';
import { FormSheet, SheetForm } from '../../../product/slip/form-sheet.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { companyProblems } from '../account-checks.ts';
import { useResetByLink } from './api.ts';

const rules = { password: accountFields.password };

/** The screen of a mailed link: sets another password for the account of the link. */
export function NewPasswordScreen() {
  const { t } = useText();
  const { hash } = useLocation();
  // The secret is in the fragment (#) of the link, which browsers do not send to a server.
  const [token] = useState(hash.slice(1));
  const resetting = useResetByLink();
  const isOver =
    token === '' ||
    (resetting.isError && toApiError(resetting.error).code === 'reset_link_is_over');
  const again = {
    question: t('accounts.link_does_not_work'),
    label: t('accounts.ask_for_another_link'),
    to: '/admin/auth/forgotten-password',
  };
  const signIn = {
    question: resetting.isSuccess ? '' : t('accounts.remembered'),
    label: t('accounts.sign_in'),
    to: '/admin/auth/authentication',
  };
  return (
    <FormSheet
      title={t('accounts.new_password')}
      links={resetting.isSuccess ? [signIn] : [again, signIn]}
    >
      {isOver && <Notice>{t('errors.reset_link_is_over')}</Notice>}
      {resetting.isSuccess && (
        <Notice isGood>{t(`accounts.password_is_set_${resetting.data.role}`)}</Notice>
      )}
      {!isOver && !resetting.isSuccess && <PasswordForm token={token} resetting={resetting} />}
    </FormSheet>
  );
}

type FormProps = {
  readonly token: string;
  readonly resetting: ReturnType<typeof useResetByLink>;
};

function PasswordForm({ token, resetting }: FormProps) {
  const { t } = useText();
  const errorText = useErrorText();
  const form = useCheckedForm({
    rules,
    texts: companyProblems,
    secret: 'password',
    mismatch: 'admin.validation_errors.company.repeat_password.not_match',
  });
  const submit = form.submit(({ password }) => {
    resetting.mutate({ token, password }, { onError: form.refuse });
  });
  return (
    <SheetForm
      onSubmit={submit}
      submitLabel={t('accounts.set_password')}
      isPending={resetting.isPending}
    >
      <NewPassword
        label={t('accounts.new_password')}
        repeatLabel={t('accounts.repeat_password')}
        secret={form.field('password')}
        repeated={form.repeated}
      />
      {resetting.isError && <Notice>{errorText(resetting.error)}</Notice>}
    </SheetForm>
  );
}
