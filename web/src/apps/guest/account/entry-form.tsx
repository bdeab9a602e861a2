import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { Choice } from '../island/choice.tsx';
import { Field } from '../island/field.tsx';
import { fieldProblemText, useAccount } from './account-context.ts';
import type { Entry, EntryMode } from './check-entry.ts';
import { useEntryForm } from './use-entry-form.ts';

type ModeProps = { readonly mode: EntryMode; readonly onMode: (mode: EntryMode) => void };

function ModeChoice({ mode, onMode }: ModeProps) {
  const { t } = useAccount();
  return (
    <Choice
      label={t('guest.account.which')}
      isLabelHidden
      value={mode}
      options={[
        { value: 'sign_in', label: t('guest.account.sign_in') },
        { value: 'register', label: t('guest.account.register') },
      ]}
      onValue={onMode}
    />
  );
}

/** Sign-in and registration in one form: a phone and a password, and a name for a new account. */
export function EntryForm({ onEntered }: { readonly onEntered: () => void }) {
  const { t, info } = useAccount();
  const { form, mode, entry, problems, failure, isSending, ...act } = useEntryForm(onEntered);
  const fieldOf = (field: keyof Entry) => ({
    name: field,
    value: entry[field],
    label: t(`guest.account.${field}`),
    problem: fieldProblemText(problems[field], t),
    maxLength: MAX_LINE_LENGTH,
    onValue: (value: string) => act.change(field, value),
  });
  const isNew = mode === 'register';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act.submit();
      }}
    >
      <p>{t('guest.account.why')}</p>
      <ModeChoice mode={mode} onMode={act.choose} />
      {isNew && <Field {...fieldOf('name')} autoComplete="name" />}
      <Field
        {...fieldOf('phone')}
        type="tel"
        inputMode="tel"
        autoComplete={isNew ? 'tel' : 'username'}
      />
      <Field
        {...fieldOf('password')}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew ? { hint: t('guest.account.password_hint') } : {})}
      />
      {failure !== undefined && (
        <p className="refusal" role="alert">
          {failure}
        </p>
      )}
      {!isNew && (
        <a className="lost" href="/admin/auth/forgotten-password?as=client">
          {t('guest.account.forgot')}
        </a>
      )}
      {isNew && (
        <small>
          {t('guest.account.data')}{' '}
          <a href={`/privacy?lang=${info.language}#account`} target="_blank">
            {t('guest.account.data_more')}
          </a>
        </small>
      )}
      <button type="submit" className="main" aria-busy={isSending}>
        {isSending
          ? t('guest.account.wait')
          : t(isNew ? 'guest.account.create' : 'guest.account.sign_in')}
      </button>
    </form>
  );
}
