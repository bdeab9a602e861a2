import { accountFields, RESET_LINK_MINUTES } from '@comanda/domain/accounts';
import { useSearchParams } from '../../../lib/routes/use-search-params.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormSheet, SheetForm } from '../../../product/slip/form-sheet.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { companyProblems } from '../account-checks.ts';
import { ContactLines } from '../tariffs/contact-lines.tsx';
import { isPasswordMailed, useRequestLink } from './api.ts';

const rules = { email: accountFields.email };

/**
 * Mails a link to a user who has lost the password. A guest's account has a phone and no e-mail, and a platform
 * may have no mail server: then the screen shows the contacts.
 */
export function ForgottenPasswordScreen() {
  const { t } = useText();
  const [search] = useSearchParams();
  const isGuest = search.get('as') === 'client';
  const isMailed = isPasswordMailed() && !isGuest;
  const signIn = { question: t('accounts.remembered'), label: t('accounts.sign_in') };
  return (
    <FormSheet
      title={t('accounts.forgotten_password')}
      links={isGuest ? [] : [{ ...signIn, to: '/admin/auth/authentication' }]}
    >
      {isMailed ? (
        <AskForm />
      ) : (
        <>
          <p>{t(isGuest ? 'accounts.ask_people_guest' : 'accounts.ask_people')}</p>
          <ContactLines subject={`Comanda: ${t('accounts.forgotten_password')}`} />
        </>
      )}
    </FormSheet>
  );
}

function AskForm() {
  const { t, language } = useText();
  const request = useRequestLink();
  const form = useCheckedForm({ rules, texts: companyProblems });
  const submit = form.submit(({ email }) => {
    request.mutate({ email, language }, { onError: form.refuse });
  });
  return (
    <>
      <SheetForm
        onSubmit={submit}
        submitLabel={t('accounts.send_link')}
        isPending={request.isPending}
      >
        <TextField
          label={t('accounts.email')}
          type="email"
          autoComplete="username"
          {...form.field('email')}
        />
        <Outcome request={request} />
      </SheetForm>
      {(request.isSuccess || request.isError) && (
        <>
          <p>{t('accounts.link_did_not_come')}</p>
          <ContactLines subject={`Comanda: ${t('accounts.forgotten_password')}`} />
        </>
      )}
    </>
  );
}

function Outcome({ request }: { readonly request: ReturnType<typeof useRequestLink> }) {
  const { t } = useText();
  const errorText = useErrorText();
  if (request.isSuccess) {
    return (
      <Notice isGood>
        {t('accounts.link_sent', { email: request.variables.email, count: RESET_LINK_MINUTES })}
      </Notice>
    );
  }
  if (!request.isError || toApiError(request.error).code === 'validation_error') return null;
  return <Notice>{errorText(request.error)}</Notice>;
}
