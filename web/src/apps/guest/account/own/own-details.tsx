import type { Client } from '@comanda/contract/accounts';
import { useEffect, useState } from 'react';
import { Field } from '../../island/field.tsx';
import { typedPhone } from '../../island/typed-phone.ts';
import { showFailure, useAccount } from '../account-context.ts';
import { changePassword, saveDetails } from '../api.ts';
import { checkDetails, checkPasswords, isOtherPhone } from './check-details.ts';
import { readClient } from '../client-call.ts';
import { useOwnForm } from './use-own-form.ts';

type OutcomeProps = {
  readonly failure: string | undefined;
  readonly saved: string | false;
};

function Outcome({ failure, saved }: OutcomeProps) {
  if (failure !== undefined) {
    return (
      <p className="refusal" role="alert">
        {failure}
      </p>
    );
  }
  return <output className="done">{saved}</output>;
}

function DetailsForm({ client }: { readonly client: Client }) {
  const { t } = useAccount();
  const [saved, setSaved] = useState(client.phone);
  const form = useOwnForm({
    initial: { name: client.name, phone: client.phone, password: '' },
    proof: 'password',
    check: (details) => checkDetails(details, saved),
    send: async ({ name, phone, password }) => {
      const change = { name, phone: typedPhone(phone) };
      await saveDetails(isOtherPhone(phone, saved) ? { ...change, password } : change);
      setSaved((await readClient()).phone);
    },
    after: (details) => ({ ...details, password: '' }),
  });
  const isPhoneNew = isOtherPhone(form.values.phone, saved) && !form.isSaved;
  return (
    <form {...form.formProps}>
      <h3>{t('guest.account.details')}</h3>
      <Field {...form.fieldProps('name')} label={t('guest.account.name')} autoComplete="name" />
      <Field
        {...form.fieldProps('phone')}
        label={t('guest.account.phone')}
        hint={t('guest.account.phone_signs_in')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {isPhoneNew && (
        <Field
          {...form.fieldProps('password')}
          label={t('guest.account.password')}
          type="password"
          autoComplete="current-password"
        />
      )}
      <Outcome failure={form.failure} saved={form.isSaved && t('guest.account.saved')} />
      <button type="submit" className="main" aria-busy={form.isSending} disabled={form.isSending}>
        {t(form.isSending ? 'guest.account.wait' : 'guest.account.save')}
      </button>
    </form>
  );
}

function PasswordForm() {
  const { t } = useAccount();
  const form = useOwnForm({
    initial: { old_password: '', password: '' },
    proof: 'old_password',
    check: checkPasswords,
    send: changePassword,
    after: () => ({ old_password: '', password: '' }),
  });
  return (
    <form {...form.formProps}>
      <h3>{t('guest.account.new_password')}</h3>
      <Field
        {...form.fieldProps('old_password')}
        label={t('guest.account.old_password')}
        type="password"
        autoComplete="current-password"
      />
      <Field
        {...form.fieldProps('password')}
        label={t('guest.account.new_password')}
        hint={t('guest.account.password_hint')}
        type="password"
        autoComplete="new-password"
      />
      <Outcome failure={form.failure} saved={form.isSaved && t('guest.account.password_changed')} />
      <button type="submit" className="main" aria-busy={form.isSending} disabled={form.isSending}>
        {t(form.isSending ? 'guest.account.wait' : 'guest.account.change_password')}
      </button>
    </form>
  );
}

type LoadedProps = { readonly onRetry: () => void };

function LoadedDetails({ onRetry }: LoadedProps) {
  const { t } = useAccount();
  const [client, setClient] = useState<Client>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isStale = false;
    const read = async (): Promise<void> => {
      const found = await readClient();
      if (!isStale) setClient(found);
    };
    read().catch((error: unknown) => {
      if (!isStale) setFailure(showFailure(error, t));
    });
    return () => {
      isStale = true;
    };
  }, [t]);
  if (client) {
    return (
      <>
        <DetailsForm client={client} />
        <PasswordForm />
      </>
    );
  }
  if (failure === undefined) {
    return <output className="ghost" aria-label={t('guest.account.loading')} />;
  }
  return (
    <>
      <p className="bad" role="alert">
        {failure}
      </p>
      <button type="button" className="quiet" onClick={onRetry}>
        {t('guest.account.retry')}
      </button>
    </>
  );
}

/** Name, phone and password of the signed-in guest. */
export function OwnDetails({ onBack }: { readonly onBack: () => void }) {
  const { t } = useAccount();
  const [round, setRound] = useState(1);
  return (
    <div className="account details">
      <button type="button" className="quiet" onClick={onBack}>
        <span aria-hidden="true">← </span>
        {t('guest.account.back')}
      </button>
      <LoadedDetails key={round} onRetry={() => setRound(round + 1)} />
    </div>
  );
}
