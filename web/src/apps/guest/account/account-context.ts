import type { FieldProblem } from '@comanda/domain/fields';
import { createContext, useContext } from 'react';
import { errorKey, type Say } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { Failure } from './client-call.ts';

export type Account = { readonly say: Say<'account'>; readonly info: PageInfo };

export const AccountContext = createContext<Account | undefined>(undefined);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('outside of the account');
  return account;
}

/** What is wrong with a field, in words. */
export function fieldProblemText(problem: FieldProblem | undefined, say: Say<'account'>) {
  return problem && say(`errors.${problem.code}` as 'errors.min', { limit: problem.limit ?? 0 });
}

/** A failure in words; one that this island has no words for is told in general. */
export function showFailure(error: unknown, say: Say<'account'>): string {
  const code = error instanceof Failure ? error.code : 'something_went_wrong';
  // The general text speaks of an e-mail; guests sign in with a phone.
  if (code === 'invalid_credentials') return say('guest.account.wrong');
  return say(errorKey(code));
}
