import type { FieldProblem } from '@comanda/domain/fields';
import { createContext, useContext } from 'react';
import { errorKey, type Translate } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { Failure } from './client-call.ts';

export type Account = { readonly t: Translate<'account'>; readonly info: PageInfo };

export const AccountContext = createContext<Account | undefined>(undefined);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('outside of the account');
  return account;
}

/** The text of a field's problem. */
export function fieldProblemText(problem: FieldProblem | undefined, t: Translate<'account'>) {
  return problem && t(`errors.${problem.code}` as 'errors.min', { limit: problem.limit ?? 0 });
}

/** The text of a failure; a failure without a text in this island gets the general one. */
export function showFailure(error: unknown, t: Translate<'account'>): string {
  const code = error instanceof Failure ? error.code : 'something_went_wrong';
  // The general text mentions an e-mail; guests sign in with a phone.
  if (code === 'invalid_credentials') return t('guest.account.wrong');
  return t(errorKey(code));
}
