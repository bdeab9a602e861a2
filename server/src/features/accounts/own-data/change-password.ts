import type { CallBody } from '@comanda/contract';
import { accountFields } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { AccountScope } from '../../../scopes.ts';
import { setPassword } from '../set-password.ts';
import { getOwnAccount } from './queries.ts';

/** Changes the account's own password; needs the old one. All sessions except the current one end. */
export async function changePassword(
  deps: Deps,
  scope: AccountScope,
  { old_password, password }: CallBody<'POST /api/account/password'>,
): Promise<void> {
  checkFields({ password: accountFields.password }, { password });
  const { password_hash: from } = await getOwnAccount(deps.db, scope);
  if (!(await deps.passwords.isRight(from, old_password)) || from === null) {
    throw new AppError('password_is_wrong');
  }
  const passwordHash = await deps.passwords.hash(password);
  const { accountId, actor } = scope;
  const now = deps.clock.now();
  const isSet = await deps.write((transaction) =>
    setPassword(transaction, { accountId, passwordHash, now, from, but: actor.sessionId }),
  );
  // Of two changes at once, the second has verified a password that is no longer stored.
  if (!isSet) throw new AppError('password_is_wrong');
}
