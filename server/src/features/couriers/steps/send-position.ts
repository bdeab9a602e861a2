import type { CallBody } from '@comanda/contract';
import { seenMetres } from '@comanda/domain/couriers';
import { distanceMetres } from '@comanda/domain/geo';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { CourierScope } from '../../../scopes.ts';
import { keepCourierPosition, lockOrder, type OrderDeps } from '../../orders/index.ts';

/**
 * Tells the guest of an order how far its courier is, and answers whether it was kept. Only the rounded distance to the
 * guest's point is: the courier's own place is written nowhere. The revision stays, since an edit at the desk names the
 * one that it has seen.
 */
export async function sendPosition(
  { write, clock }: OrderDeps,
  scope: CourierScope,
  { order_id: orderId, ...place }: CallBody<'POST /api/courier/:courierID/position'>,
): Promise<boolean> {
  const { courierId } = scope;
  return write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    if (order.reserver_courier_id !== courierId) throw new AppError('order_not_found');
    const { lat, lng } = order;
    if (lat === null || lng === null) return false;
    const metres = seenMetres(distanceMetres(place, { lat, lng }));
    const at = clock.now();
    const isKept = await keepCourierPosition(transaction, order, { courierId, metres, at });
    if (isKept) await recordChange(transaction, 'order', orderId);
    return isKept;
  });
}
