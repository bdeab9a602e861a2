import { COUNTRY_PREFIX, clientFields } from '@comanda/domain/accounts';
import type { CallBody } from '@comanda/contract';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import type { AccountId } from '../../../ids.ts';
import type { Transaction } from '../../../schema.ts';
import type { Deps } from '../../../deps.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { endAllSessions, startSession, type StartedSession } from '../sessions/sessions.ts';
import type { AccountOf } from '../sessions/attempt-limits.ts';
import { createAccount } from '../create-account.ts';
import { listClientsByPhone } from '../queries.ts';
import { updateClientDeleted, updateClientName, insertClient } from './queries.ts';

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

/** The orders feature depends on this one, so it passes in the function that removes a client from orders. */
export type ClientDeletionDeps = Deps & {
  readonly anonymiseFinishedOrders: (transaction: Transaction, clientId: number) => Promise<void>;
};

/** The phone of an account from the deletion call's body: Moldova's national digits, or a whole number. */
function phoneToDelete(phone: string): string {
  return toE164(phone.trim().startsWith('+') ? phone : `+${COUNTRY_PREFIX}${phone}`);
}

export const deletedAccount: AccountOf = (request) =>
  phoneToDelete((request.body as CallBody<'POST /api/client/delete-client'>).phone);

/** Empties the account, its orders and its sessions in one transaction; false if there was none. */
export async function eraseClient(
  { anonymiseFinishedOrders, clock }: Pick<ClientDeletionDeps, 'anonymiseFinishedOrders' | 'clock'>,
  transaction: Transaction,
  clientId: AccountId,
): Promise<boolean> {
  const now = clock.now();
  // The orders first: every writer of an order locks it before anything else.
  await anonymiseFinishedOrders(transaction, clientId);
  if (!(await updateClientDeleted(transaction, { id: clientId, now }))) return false;
  await updateClientName(transaction, { id: clientId, name: '' });
  await endAllSessions(transaction, { accountId: clientId, now });
  return true;
}

/**
 * A client deletes their own account. An unknown phone and a wrong password get the same answer, in the same
 * time. The phone is free for a new account at once.
 */
export async function deleteClient(
  deps: ClientDeletionDeps,
  { phone, password }: CallBody<'POST /api/client/delete-client'>,
): Promise<void> {
  const [client] = await listClientsByPhone(deps.db, phoneToDelete(phone));
  const isRight = await deps.passwords.isRight(client?.password_hash, password);
  const isErased =
    client !== undefined &&
    isRight &&
    (await deps.write((transaction) => eraseClient(deps, transaction, client.id)));
  if (!isErased) throw new AppError('invalid_credentials');
}
