import type { CallBody } from '@comanda/contract';
import { COUNTRY_PREFIX } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import type { AccountId } from '../../../ids.ts';
import type { Transaction } from '../../../schema.ts';
import { listClientsByPhone, updateClientDeleted, updateClientName } from './queries.ts';
import { endAllSessions } from '../sessions/sessions.ts';

/** The orders feature depends on this one, so it passes in the function that removes a client from orders. */
export type ClientDeletionDeps = Deps & {
  readonly anonymiseFinishedOrders: (transaction: Transaction, clientId: number) => Promise<void>;
};

/** The phone of an account from the deletion call's body: Moldova's national digits, or a whole number. */
export function phoneToDelete(phone: string): string {
  return toE164(phone.trim().startsWith('+') ? phone : `+${COUNTRY_PREFIX}${phone}`);
}

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
