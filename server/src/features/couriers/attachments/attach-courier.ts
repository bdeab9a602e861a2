import type { PubCourier } from '@comanda/contract/couriers';
import { MAX_COURIERS_OF_PUB } from '@comanda/domain/couriers';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { listOrdersTaken } from '../../orders/index.ts';
import { lockPub } from '../../pubs/index.ts';
import { findCourier } from '../queries.ts';
import {
  countCouriersOfPub,
  deleteAttachment,
  findCourierOfPub,
  insertAttachment,
  listCouriersOfPub,
  type AttachedCourierRow,
} from './queries.ts';
import { pubCourierView } from './views.ts';

async function viewsOf(
  connection: Connection,
  { pubId }: PubScope,
  rows: readonly AttachedCourierRow[],
): Promise<PubCourier[]> {
  const courierIds = rows.map(({ id }) => id);
  const taken = await listOrdersTaken(connection, { pubIds: [pubId], courierIds });
  const withOrder = new Set(taken.map(({ courier_id }) => courier_id));
  return rows.map((row) => pubCourierView(row, { hasTakenOrder: withOrder.has(row.id) }));
}

/** The couriers of a pub as its company may see them. */
export async function loadCouriersOfPub(deps: Deps, scope: PubScope): Promise<PubCourier[]> {
  return viewsOf(deps.db, scope, await listCouriersOfPub(deps.db, scope));
}

/**
 * Offers a courier the pub's own deliveries and requests a confirmation; attaching again changes nothing. The
 * company sees only their name until they have confirmed.
 */
export async function attachCourier(
  deps: Deps,
  scope: PubScope,
  courierId: number,
): Promise<PubCourier> {
  const row = await deps.write(async (transaction) => {
    if (!(await findCourier(transaction, courierId))) throw new AppError('courier_id_is_invalid');
    await lockPub(transaction, scope);
    const known = await findCourierOfPub(transaction, scope, courierId);
    if (known) return known;
    if ((await countCouriersOfPub(transaction, scope)) >= MAX_COURIERS_OF_PUB) {
      throw new AppError('courier_limit_exceeded', { limit: MAX_COURIERS_OF_PUB });
    }
    if (!(await insertAttachment(transaction, scope, courierId))) {
      throw new AppError('too_many_unconfirmed_couriers');
    }
    await recordChange(transaction, 'courier', courierId);
    return findCourierOfPub(transaction, scope, courierId);
  });
  const [courier] = row ? await viewsOf(deps.db, scope, [row]) : [];
  if (!courier) throw new Error('a courier who was just attached');
  return courier;
}

/** Detaches a courier; the orders that they have reserved stay theirs. */
export async function detachCourier(deps: Deps, scope: PubScope, courierId: number): Promise<void> {
  await deps.write(async (transaction) => {
    const { pubId } = scope;
    const wasAttached = await deleteAttachment(transaction, { pubId, courierId });
    if (!wasAttached) throw new AppError('courier_id_is_invalid');
    await recordChange(transaction, 'courier', courierId);
  });
}
