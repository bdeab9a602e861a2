import { accountFields, signInOrder, type Role } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import type { AccountId } from '../../../ids.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import type { Connection } from '../../../schema.ts';
import { listAccountsByEmail, listClientsByPhone, type SignInAccount } from '../queries.ts';
import { setPassword } from '../set-password.ts';

/**
 * The accounts that this e-mail or phone may name: an e-mail of any role except a client's, who has a phone.
 */
export async function listAccountsBySignIn(
  connection: Connection,
  { signIn, role }: { signIn: string; role?: Role | undefined },
): Promise<SignInAccount[]> {
  if (role === 'client') return listClientsByPhone(connection, toE164(signIn));
  const roles = role === undefined ? signInOrder : [role];
  return listAccountsByEmail(connection, { email: signIn, roles });
}

/** Sets a new password for an account and ends its sessions: its user has to sign in again. */
export async function resetPassword(
  deps: Pick<Deps, 'write' | 'passwords' | 'clock'>,
  { accountId, password }: { accountId: AccountId; password: string },
): Promise<void> {
  checkFields({ password: accountFields.password }, { password });
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  await deps.write((transaction) => setPassword(transaction, { accountId, passwordHash, now }));
}
