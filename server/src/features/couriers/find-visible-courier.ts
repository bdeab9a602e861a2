import type { Courier, SeenCourier } from '@comanda/contract/couriers';
import { courierVisibility, type CourierVisibility } from '@comanda/domain/couriers';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { companyOf, type Actor, type CourierScope } from '../../scopes.ts';
import { listOrdersTaken } from '../orders/index.ts';
import { listPubIdsOfCompany } from '../pubs/index.ts';
import { listAttachments } from './attachments/queries.ts';
import { seenCourierView } from './attachments/views.ts';
import { findBalances } from './ledger/balances.ts';
import { findCourier } from './queries.ts';
import { courierView } from './views.ts';

/** Only the courier and the platform may read a courier's ledger. */
export function mayReadLedger(actor: Actor, courierId: number): boolean {
  if (actor.role === 'courier') return actor.accountId === courierId;
  return actor.role === 'admin' && !actor.entered;
}

/** The most detailed view of the courier that the caller's pubs give their company. */
async function visibilityOf(
  deps: Deps,
  actor: Actor,
  courierId: number,
): Promise<CourierVisibility> {
  const companyId = companyOf(actor);
  if (companyId === undefined) return 'nothing';
  const ofCompany = await listPubIdsOfCompany(deps.db, companyId);
  const pubIds = ofCompany.filter(
    (pubId) => actor.entered === undefined || actor.entered.pubId === pubId,
  );
  const attachments = await listAttachments(deps.db, courierId);
  const orders = await listOrdersTaken(deps.db, { pubIds, courierIds: [courierId] });
  const taken = new Set(orders.map(({ pub_id }) => pub_id));
  let best: CourierVisibility = 'nothing';
  for (const pubId of pubIds) {
    const attachment = attachments.find(({ pub_id }) => pub_id === pubId);
    if (!attachment && !taken.has(pubId)) continue;
    const visibility = courierVisibility({
      isAttached: attachment !== undefined,
      hasConfirmed: attachment !== undefined && attachment.confirmed_at !== null,
      hasTakenOrder: taken.has(pubId),
    });
    if (visibility === 'contacts') return visibility;
    best = visibility;
  }
  return best;
}

/** The courier who is signed in. */
export async function findOwnCourier(deps: Deps, { courierId }: CourierScope): Promise<Courier> {
  const row = await findCourier(deps.db, courierId);
  if (!row) throw new AppError('courier_not_found');
  return courierView(row, await findBalances(deps.db, courierId));
}

/**
 * A courier as the caller may see them: themselves and the platform see everything, a company sees as much as
 * its pubs' relation to them allows. For all other callers the courier does not exist.
 */
export async function findVisibleCourier(
  deps: Deps,
  actor: Actor,
  courierId: number,
): Promise<SeenCourier> {
  const row = await findCourier(deps.db, courierId);
  if (row && mayReadLedger(actor, courierId)) {
    return courierView(row, await findBalances(deps.db, courierId));
  }
  const visibility = row ? await visibilityOf(deps, actor, courierId) : 'nothing';
  if (!row || visibility === 'nothing') throw new AppError('courier_not_found');
  return seenCourierView(row, visibility);
}
