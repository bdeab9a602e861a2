import type { CallBody } from '@comanda/contract';
import { signInOrder, type Role } from '@comanda/domain/accounts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { toE164 } from '../../plumbing/phones.ts';
import { listAccountsByEmail, listClientsByPhone, type SignInAccount } from './queries.ts';
import { startSession, type StartedSession } from './sessions.ts';

type Credentials = CallBody<'POST /api/auth/login'>;

async function findCandidates(deps: Deps, { as, email }: Credentials): Promise<SignInAccount[]> {
  if (as === 'client') return listClientsByPhone(deps.db, toE164(email));
  const roles: readonly Role[] = as ? [as] : signInOrder;
  const accounts = await listAccountsByEmail(deps.db, { email: email.trim(), roles });
  return accounts.toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role));
}

/** Opens a session; an unknown account and a wrong password answer alike, in the same time. */
export async function signIn(deps: Deps, credentials: Credentials): Promise<StartedSession> {
  const candidates = await findCandidates(deps, credentials);
  for (const candidate of candidates.length > 0 ? candidates : [undefined]) {
    const isRight = await deps.passwords.isRight(candidate?.password_hash, credentials.password);
    if (candidate && isRight) {
      return deps.write((transaction) =>
        startSession(deps, transaction, { accountId: candidate.id, role: candidate.role }),
      );
    }
  }
  throw new AppError('invalid_credentials');
}
