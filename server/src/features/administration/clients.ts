import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { AccountId } from '../../ids.ts';
import { pageOf, type Search } from '../../plumbing/page.ts';
import type { AdminScope } from '../../scopes.ts';
import { eraseClient, listClients } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { countOrdersOfClients, anonymiseFinishedOrders } from '../orders/index.ts';

/** A page of the clients whose name or phone contains every searched word, newest first. */
export async function loadClients(deps: Deps, scope: AdminScope, search: Search) {
  const { page, next } = pageOf(await listClients(deps.db, scope, search));
  const counts = await countOrdersOfClients(
    deps.db,
    scope,
    page.map(({ id }) => id),
  );
  return { clients: page.map((row) => ({ ...row, orders: counts.get(row.id) ?? 0 })), next };
}

/** Deletes a client's account for them, in the same way as their own call. */
export async function deleteClientByAdmin(
  deps: Deps,
  { adminId }: AdminScope,
  clientId: AccountId,
): Promise<void> {
  const at = deps.clock.now();
  await deps.write(async (transaction) => {
    const isErased = await eraseClient({ ...deps, anonymiseFinishedOrders }, transaction, clientId);
    if (!isErased) throw new AppError('not_found');
    const subject = `client ${clientId}`;
    await recordAudit(transaction, { at, adminId, action: 'delete-client', subject });
  });
}
