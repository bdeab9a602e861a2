import type { CallBody } from '@comanda/contract';
import type { CourierOrder } from '@comanda/contract/couriers';
import { MAX_COMING, stepTime } from '@comanda/domain/couriers';
import {
  isFinalStatus,
  NOT_CANCELED,
  PENDING_PICKUP_STATUS,
  type Cancellation,
  type OrderStatus,
} from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { CourierScope } from '../../../scopes.ts';
import {
  changeStatus,
  findLastStatusTime,
  lockOrder,
  releaseOrder,
  requireCancellation,
  restartIdleTime,
  updateOrder,
  type LockedOrder,
  type OrderDeps,
  type OrderRow,
} from '../../orders/index.ts';
import { loadCourierOrder } from '../lists/load-courier-orders.ts';
import { couldTake, reserve } from './reserve-order.ts';
import { readMoment } from '../ledger/statement.ts';
import { tryHandoverCode } from './try-handover-code.ts';
import {
  findLastStepTime,
  findStep,
  insertStep,
  type StepName,
  type StepRow,
} from './step-queries.ts';

/** Only canceling has a reason, only completing a code. */
type Action = CallBody<'POST /api/courier/:courierID/set-order-to-canceled'> &
  CallBody<'POST /api/courier/:courierID/set-order-to-completed'>;
export type Step = Action & { readonly step: StepName };

/** A stored step under this id: the same one again, or a different one, which is refused. */
function requireSame(known: StepRow, { step, order_id }: Step): void {
  if (known.step !== step || known.order_id !== order_id) throw new AppError('action_id_was_used');
}

type Locked = { readonly before: LockedOrder; readonly at: Date; readonly happenedAt: Date };

/** The reason of a step that cancels; the other steps have none. */
function cancellationOf({ step, cancel_reason: reason, cancel_text: text }: Step): Cancellation {
  return step === 'canceled' ? requireCancellation({ status: step, reason, text }) : NOT_CANCELED;
}

/** Refuses a courier without the reservation, and a finished order that has another status than requested. */
function requireReserved(
  order: OrderRow,
  { courierId, to }: { courierId: number; to?: OrderStatus },
): void {
  if (order.reserver_courier_id !== courierId) throw new AppError('order_not_found');
  if (isFinalStatus(order.status) && order.status !== to) throw new AppError('order_is_finished');
}

type Coming = Locked & { readonly courierId: number };

/** The courier is on the way to the pub: their time starts again, a few times. Once it is picked up nothing is idle. */
async function comeLater(
  transaction: Transaction,
  { before, courierId, at, happenedAt }: Coming,
): Promise<OrderRow> {
  requireReserved(before, { courierId });
  if (before.status !== PENDING_PICKUP_STATUS) return before;
  if (before.coming_count >= MAX_COMING) throw new AppError('coming_too_often');
  const idle = await restartIdleTime(transaction, before, { since: happenedAt, now: at });
  return updateOrder(transaction, before, { ...idle, coming_count: before.coming_count + 1 });
}

type StepInTransaction = Locked & {
  readonly scope: CourierScope;
  readonly step: StepName;
  readonly cancellation: Cancellation;
};

async function applyStep(
  deps: OrderDeps,
  transaction: Transaction,
  { scope, step, cancellation, before, at, happenedAt }: StepInTransaction,
): Promise<OrderRow> {
  if (step === 'reserve') return reserve(transaction, scope, { before, at });
  const { courierId } = scope;
  const by = { role: 'courier', accountId: courierId } as const;
  if (step === 'coming') return comeLater(transaction, { before, courierId, at, happenedAt });
  if (step === 'release') {
    requireReserved(before, { courierId });
    return releaseOrder(transaction, { before, by, at, happenedAt });
  }
  requireReserved(before, { courierId, to: step });
  return changeStatus(deps, transaction, { before, by, at, happenedAt, to: step, cancellation });
}

/** Whether a step would complete an order that is this courier's and goes on. */
const endsAtDoor = (order: OrderRow, { courierId }: CourierScope, step: StepName): boolean =>
  step === 'completed' && order.reserver_courier_id === courierId && !isFinalStatus(order.status);

/** The real time of the step: not before the last change of status and the courier's last step. */
async function timeOf(
  transaction: Connection,
  { scope, requested, now }: { scope: CourierScope; requested: Step; now: Date },
): Promise<Date> {
  const claimed = readMoment('happened_at', requested.happened_at);
  const times = [
    await findLastStatusTime(transaction, requested.order_id),
    await findLastStepTime(transaction, scope, requested.order_id),
  ].filter((time) => time !== undefined);
  const [notBefore] = times.toSorted((a, b) => b.getTime() - a.getTime());
  return stepTime({ claimed, now, notBefore });
}

/**
 * A courier's step with an order, in one transaction on the locked order. Sent again under its `action_id` it
 * changes nothing; a step that has become impossible is refused and leaves no trace
 * (docs/adr/0008-steps-that-waited.md), but a wrong code.
 */
export async function takeStep(
  deps: OrderDeps,
  scope: CourierScope,
  requested: Step,
): Promise<OrderRow> {
  const { step, order_id: orderId, action_id: actionId } = requested;
  const cancellation = cancellationOf(requested);
  const outcome = await deps.write(async (transaction) => {
    const known = await findStep(transaction, scope, actionId);
    if (known) requireSame(known, requested);
    const before = await lockOrder(transaction, scope, orderId);
    if (known === undefined && endsAtDoor(before, scope, step)) {
      const refusal = await tryHandoverCode(transaction, before, requested.handover_code);
      if (refusal) return refusal;
    }
    const at = deps.clock.now();
    const happenedAt = await timeOf(transaction, { scope, requested, now: at });
    const isNew =
      known === undefined &&
      (await insertStep(transaction, {
        courier_id: scope.courierId,
        order_id: orderId,
        step,
        action_id: actionId ?? null,
        at,
        happened_at: happenedAt,
      }));
    if (isNew) {
      return applyStep(deps, transaction, { scope, step, cancellation, before, at, happenedAt });
    }
    // The same step may have been committed while this one waited for the lock.
    const sameStep = known ?? (await findStep(transaction, scope, actionId));
    if (sameStep) requireSame(sameStep, requested);
    return before;
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** The order after a step, for a courier who may still see it. */
export async function loadAfterStep(
  deps: OrderDeps,
  scope: CourierScope,
  order: OrderRow,
): Promise<CourierOrder> {
  const isReservedByThem = order.reserver_courier_id === scope.courierId;
  if (!isReservedByThem && !(await couldTake(deps.db, scope, order))) {
    throw new AppError('order_not_found');
  }
  return loadCourierOrder(deps, scope, order);
}
