import { accountFields, DEFAULT_TARIFF, isTariff, tariffs } from '@comanda/domain/accounts';
import { useSearchParams } from '../../../lib/routes/use-search-params.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckedPhone } from '../../../ui/field/phone/checked-phone.tsx';
import { NewPassword } from '../../../ui/field/password/new-password.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DataNote } from '../../../product/slip/data-note.tsx';
import { FormSheet, SheetForm } from '../../../product/slip/form-sheet.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { companyProblems } from '../account-checks.ts';
import styles from './registration-screen.module.css';
import { useRegistration } from './api.ts';

const owners = {
  company_with_the_same_name_already_exists: 'name',
  company_with_the_same_email_already_exists: 'email',
} as const;

/** The tariff of the address, and a link to choose another one. */
function useTariff() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('tariff');
  const choose = (tariff: string) => {
    setSearch({ tariff }, { replace: true });
  };
  return [isTariff(requested) ? requested : DEFAULT_TARIFF, choose] as const;
}

/** A company signs up with the tariff of the address. */
export function RegistrationScreen() {
  const { t } = useText();
  const [tariff, chooseTariff] = useTariff();
  const registration = useRegistration();
  const form = useCheckedForm({
    rules: accountFields,
    texts: companyProblems,
    owners,
    secret: 'password',
    mismatch: 'admin.validation_errors.company.repeat_password.not_match',
  });
  const submit = form.submit((account) => {
    registration.mutate({ ...account, tariff }, { onError: form.refuse });
  });
  return (
    <FormSheet
      title={t('accounts.registration')}
      links={[
        {
          question: t('accounts.have_account'),
          label: t('accounts.sign_in'),
          to: '/admin/auth/authentication',
        },
      ]}
    >
      <SheetForm
        onSubmit={submit}
        submitLabel={t('accounts.register')}
        isPending={registration.isPending}
      >
        <div>
          <p className={styles['legend']}>{t('accounts.tariff')}</p>
          <Pills
            label={t('accounts.tariff')}
            pills={tariffs.map((value) => ({ value, label: t(`accounts.tariff_${value}`) }))}
            value={tariff}
            onChange={chooseTariff}
          />
        </div>
        <TextField
          label={t('accounts.your_name')}
          autoComplete="organization"
          {...form.field('name')}
        />
        <CheckedPhone label={t('accounts.your_phone')} {...form.controlled('phone')} />
        <TextField
          label={t('accounts.your_email')}
          type="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <NewPassword
          label={t('accounts.password')}
          repeatLabel={t('accounts.repeat_password')}
          secret={form.field('password')}
          repeated={form.repeated}
        />
        <RefusalNotice error={registration.error} owners={owners} />
        <DataNote text={t('accounts.company_data')} section="company" />
      </SheetForm>
    </FormSheet>
  );
}
