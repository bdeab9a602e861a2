import type { CallBody } from '@comanda/contract';
import { signInOrder, type Role } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import { listAccountsByEmail, listClientsByPhone, type SignInAccount } from '../queries.ts';
import { startSession, type StartedSession } from './sessions.ts';

type Credentials = CallBody<'POST /api/auth/login'>;

/** One candidate for each role that is tried, in this order; undefined where there is none. */
async function findCandidates(
  deps: Deps,
  { as, email }: Credentials,
): Promise<readonly (SignInAccount | undefined)[]> {
  if (as === 'client') {
    const [client] = await listClientsByPhone(deps.db, toE164(email));
    return [client];
  }
  const roles: readonly Role[] = as ? [as] : signInOrder;
  const accounts = await listAccountsByEmail(deps.db, { email: email.trim(), roles });
  return roles.map((tried) => accounts.find(({ role }) => role === tried));
}

/**
 * Opens a session. An unknown account and a wrong password get the same answer, after the same work: one
 * password is verified for each role that is tried, with or without an account, and whichever is right.
 */
export async function signIn(deps: Deps, credentials: Credentials): Promise<StartedSession> {
  const candidates = await findCandidates(deps, credentials);
  const areRight = await Promise.all(
    candidates.map((account) =>
      deps.passwords.isRight(account?.password_hash, credentials.password),
    ),
  );
  const account = candidates.find((_, index) => areRight[index]);
  if (!account) throw new AppError('invalid_credentials');
  return deps.write((transaction) =>
    startSession(deps, transaction, { accountId: account.id, role: account.role }),
  );
}
