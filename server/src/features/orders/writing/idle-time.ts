import { idleLimits } from '@comanda/domain/couriers';
import { PENDING_PICKUP_STATUS, type OrderStatus } from '@comanda/domain/orders';
import { Type } from 'typebox';
import { addTask } from '../../../plumbing/tasks/add-task.ts';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';
import type { Transaction } from '../../../schema.ts';
import type { OrderRow } from '../tables.ts';
import type { LockedOrder } from './lock-order.ts';

type IdleTime = Pick<OrderRow, 'idle_since' | 'idle_warned_at' | 'idle_release_at'>;

/** Of an order that nobody has reserved, or that was picked up. */
export const NOT_IDLE: IdleTime = {
  idle_since: null,
  idle_warned_at: null,
  idle_release_at: null,
};

/**
 * Warns the courier of one reservation, and releases it. Each time that the courier's time starts again adds another one:
 * it does nothing when `since` is no longer the order's.
 */
export const idleReservation = defineTask({
  name: 'idle_reservation',
  payload: Type.Object({ order_id: Type.Integer(), since: Type.Integer() }),
  atOnce: 4,
});

/** When it is first looked at: no pub warns earlier. */
export const firstLook = (since: Date): Date =>
  new Date(since.getTime() + idleLimits.warn.min * 60_000);

/** Starts a courier's time again, with its task; nothing of an order that nobody has reserved. */
export async function restartIdleTime(
  transaction: Transaction,
  { id, reserver_courier_id: courierId }: LockedOrder,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Partial<IdleTime>> {
  if (courierId === null) return {};
  await addTask(transaction, idleReservation, {
    key: `${id} ${since.getTime()}`,
    payload: { order_id: id, since: since.getTime() },
    now,
    runAt: firstLook(since),
  });
  return { ...NOT_IDLE, idle_since: since };
}

/** With another status: only in the one in which a courier picks up can they be idle. */
export async function idleTimeIn(
  transaction: Transaction,
  before: LockedOrder,
  { to, at }: { readonly to: OrderStatus; readonly at: Date },
): Promise<Partial<IdleTime>> {
  if (before.reserver_courier_id === null) return {};
  return to === PENDING_PICKUP_STATUS
    ? restartIdleTime(transaction, before, { since: at, now: at })
    : NOT_IDLE;
}
