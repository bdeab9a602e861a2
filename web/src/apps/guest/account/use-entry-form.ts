import { useState } from 'react';
import { EMPTY_PHONE, typedPhone } from '../island/typed-phone.ts';
import { showFailure, useAccount } from './account-context.ts';
import { register, signIn } from './api.ts';
import { Failure } from './client-call.ts';
import {
  checkEntry,
  problemsOf,
  type Entry,
  type EntryProblems,
  type EntryMode,
} from './check-entry.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';

/** The values, their problems, and the submit handler. */
export function useEntryForm(onEntered: () => void) {
  const { t } = useAccount();
  const [mode, setMode] = useState<EntryMode>('sign_in');
  const [entry, setEntry] = useState<Entry>({ name: '', phone: EMPTY_PHONE, password: '' });
  const [problems, setProblems] = useState<EntryProblems>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { form, focusRefused } = useRefusalFocus();

  const change = (field: keyof Entry, value: string): void => {
    setEntry((old) => ({ ...old, [field]: value }));
    setFailure(undefined);
    setProblems((old) => (old[field] ? { ...old, [field]: undefined } : old));
  };
  const choose = (next: EntryMode): void => {
    setMode(next);
    setProblems({});
    setFailure(undefined);
  };
  const send = async (): Promise<void> => {
    const phone = typedPhone(entry.phone);
    if (mode === 'sign_in') await signIn(phone, entry.password);
    else await register({ name: entry.name, phone, password: entry.password });
  };
  const submit = async (): Promise<void> => {
    if (isSending) return;
    const found = checkEntry(mode, entry);
    setProblems(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) {
      focusRefused();
      return;
    }
    setSending(true);
    try {
      await send();
      onEntered();
    } catch (error) {
      setSending(false);
      const fields = error instanceof Failure ? problemsOf(error.fields) : {};
      setProblems(fields);
      focusRefused();
      setFailure(showFailure(error, t));
      // Usually the password was mistyped.
      if (error instanceof Failure && error.code === 'invalid_credentials')
        form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
    }
  };
  return { form, mode, entry, problems, failure, isSending, change, choose, submit };
}
