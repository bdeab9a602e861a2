import type { CallBody } from '@comanda/contract';
import { clientFields } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { createAccount } from '../create-account.ts';
import { insertClient } from './queries.ts';
import { startSession, type StartedSession } from '../sessions/sessions.ts';

/** Creates a guest's account, identified by its phone, and signs it in. */
export async function registerClient(
  deps: Deps,
  { name, phone, password }: CallBody<'POST /api/client'>,
): Promise<StartedSession> {
  checkFields(clientFields, { name, phone, password });
  const passwordHash = await deps.passwords.hash(password);
  return deps.write(async (transaction) => {
    const at = deps.clock.now();
    const account = { role: 'client', email: null, phone, passwordHash, at } as const;
    const id = await createAccount(transaction, account);
    await insertClient(transaction, { id, name: name.trim() });
    return startSession(deps, transaction, { accountId: id, role: 'client' });
  });
}
