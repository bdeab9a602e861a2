import type { CallBody } from '@comanda/contract';
import { accountFields, type EmailRole } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import { setPassword } from '../set-password.ts';
import { consumeResetLink, findResetAccount } from '../reset-link-queries.ts';

/** Sets a new password by a mailed link, which works once; every session of the account ends. */
export async function resetByLink(
  deps: Deps,
  { token, password }: CallBody<'POST /api/auth/reset-password'>,
): Promise<{ role: EmailRole }> {
  checkFields({ password: accountFields.password }, { password });
  const now = deps.clock.now();
  const link = { tokenHash: hashOf(token), now };
  const account = await findResetAccount(deps.db, link);
  // Before the expensive hash: an invented token then costs almost nothing.
  if (!account) throw new AppError('reset_link_is_over');
  const passwordHash = await deps.passwords.hash(password);
  await deps.write(async (transaction) => {
    const isConsumed = await consumeResetLink(transaction, link);
    const isSet =
      isConsumed && (await setPassword(transaction, { accountId: account.id, passwordHash, now }));
    if (!isSet) throw new AppError('reset_link_is_over');
  });
  return { role: account.role };
}
