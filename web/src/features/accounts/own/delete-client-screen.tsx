import { deletionPhone } from '@comanda/domain/accounts';
import { Eraser, ReceiptText, Bike } from 'lucide-react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { useShown } from '../../../lib/query/shown-failures.ts';
import { CheckedPhone } from '../../../ui/field/phone/checked-phone.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormSheet, SheetForm } from '../../../product/slip/form-sheet.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useClientDeletion } from './api.ts';
import styles from './delete-client-screen.module.css';

type Form = { readonly phone: string; readonly password: string };
const empty: Form = { phone: '', password: '' };

/** A guest deletes their own account: the deleted data, the remaining data, and phone and password as proof. */
export function DeleteClientScreen() {
  const { t } = useText();
  const deletion = useClientDeletion();
  const { register, control, handleSubmit, reset, formState } = useForm<Form>({
    defaultValues: empty,
    reValidateMode: 'onSubmit',
  });
  const submit = handleSubmit(
    ({ phone, password }) => {
      if (deletion.isPending) return;
      const body = { phone: deletionPhone(phone) ?? '', password };
      deletion.mutate(body, {
        onSuccess: () => {
          reset(empty);
        },
      });
    },
    // Removes the message of the earlier attempt.
    deletion.reset,
  );
  return (
    <FormSheet
      title={t('accounts.delete_client')}
      links={[
        {
          question: deletion.isSuccess ? '' : t('accounts.changed_your_mind'),
          label: t('ui.to_start'),
          to: '/',
        },
      ]}
    >
      <p className={styles['note']}>{t('accounts.delete_client_note')}</p>
      <Consequences />
      <SheetForm
        onSubmit={submit}
        submitLabel={t('accounts.delete_client_submit')}
        isPending={deletion.isPending}
        isDangerous
      >
        <CheckedPhone
          label={t('accounts.your_phone')}
          hint={t('accounts.delete_client_phone_hint')}
          name="phone"
          control={control}
          rules={{
            validate: (value) =>
              deletionPhone(value) !== undefined || 'accounts.delete_client_phone_invalid',
          }}
          error={formState.errors.phone && t('accounts.delete_client_phone_invalid')}
        />
        <TextField
          label={t('accounts.password')}
          type="password"
          autoComplete="current-password"
          {...register('password')}
        />
        <Outcome deletion={deletion} />
      </SheetForm>
    </FormSheet>
  );
}

function Consequences() {
  const { t } = useText();
  return (
    <ul className={styles['happens']}>
      <li>
        <Eraser />
        {t('accounts.delete_client_account')}
      </li>
      <li>
        <ReceiptText />
        {t('accounts.delete_client_orders')}
      </li>
      <li>
        <Bike />
        {t('accounts.delete_client_active')}
      </li>
    </ul>
  );
}

function Outcome({ deletion }: { readonly deletion: ReturnType<typeof useClientDeletion> }) {
  const { t } = useText();
  const errorText = useErrorText();
  useShown(deletion.error);
  if (deletion.isSuccess) return <Notice isGood>{t('accounts.delete_client_done')}</Notice>;
  if (!deletion.isError) return null;
  const { code } = toApiError(deletion.error);
  if (code === 'invalid_credentials') return <Notice>{t('accounts.delete_client_refused')}</Notice>;
  // An unreadable answer gets a general message.
  if (code === 'unknown_error') return <Notice>{t('errors.something_went_wrong')}</Notice>;
  return <Notice>{errorText(deletion.error)}</Notice>;
}
