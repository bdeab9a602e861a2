import { accountFields } from '@comanda/domain/accounts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckedPhone } from '../../../ui/field/phone/checked-phone.tsx';
import { NewPassword } from '../../../ui/field/password/new-password.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DataNote } from '../../../product/slip/data-note.tsx';
import { FormSheet, SheetForm } from '../../../product/slip/form-sheet.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { useCourierRegistration } from './profile-api.ts';

const rules = {
  full_name: accountFields.name,
  phone_number: accountFields.phone,
  email: accountFields.email,
  password: accountFields.password,
};
const owners = { courier_with_the_same_email_already_exists: 'email' } as const;

/** The sign-up of a courier; pool orders are available once the platform has approved them. */
export function CourierRegistrationScreen() {
  const { t } = useText();
  const registration = useCourierRegistration();
  const form = useCheckedForm({ rules, owners, secret: 'password', mismatch: 'errors.not_match' });
  const submit = form.submit((courier) => {
    registration.mutate(courier, { onError: form.refuse });
  });
  return (
    <FormSheet
      title={t('couriers.registration')}
      note={t('couriers.registration_note')}
      path={t('couriers.registration_path')}
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
        <TextField
          label={t('couriers.full_name')}
          autoComplete="name"
          {...form.field('full_name')}
        />
        <CheckedPhone label={t('couriers.phone')} {...form.controlled('phone_number')} />
        <TextField
          label={t('accounts.email')}
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
        <DataNote text={t('couriers.data')} section="courier" />
      </SheetForm>
    </FormSheet>
  );
}
