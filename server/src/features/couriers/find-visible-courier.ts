import type { Courier } from '@comanda/contract/couriers';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Actor } from '../../scopes.ts';
import { listPubIdsOfCourier } from '../orders/index.ts';
import { isPubOfCompany } from '../pubs/index.ts';
import { findCourier } from './queries.ts';
import { listAttachedPubIds } from './standing.ts';
import { findBalanceMinor } from './statement.ts';
import { courierView } from './views.ts';

/** Whose books these are: the courier's own and the platform's. */
export function mayReadLedger(actor: Actor, courierId: number): boolean {
  if (actor.role === 'courier') return actor.accountId === courierId;
  return actor.role === 'admin' && !actor.entered;
}

async function deliversForCompany(deps: Deps, actor: Actor, courierId: number): Promise<boolean> {
  const companyId = actor.entered?.companyId ?? (actor.role === 'company' ? actor.accountId : 0);
  if (companyId === 0) return false;
  const attached = await listAttachedPubIds(deps.db, courierId);
  const delivered = await listPubIdsOfCourier(deps.db, courierId);
  for (const pubId of new Set([...attached, ...delivered])) {
    const isReached = actor.entered === undefined || actor.entered.pubId === pubId;
    if (isReached && (await isPubOfCompany(deps.db, { pubId, companyId }))) return true;
  }
  return false;
}

/** A courier as the caller may see them: themselves, the platform, or a pub that they deliver for. */
export async function findVisibleCourier(
  deps: Deps,
  actor: Actor,
  courierId: number,
): Promise<Courier> {
  const row = await findCourier(deps.db, courierId);
  if (row && mayReadLedger(actor, courierId)) {
    return courierView(row, await findBalanceMinor(deps.db, courierId));
  }
  if (row && (await deliversForCompany(deps, actor, courierId))) return courierView(row);
  throw new AppError('courier_not_found');
}
