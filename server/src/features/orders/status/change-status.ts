import {
  isCooked,
  isFinalStatus,
  NOT_CANCELED,
  waitsForAnswer,
  type Cancellation,
  type OrderStatus,
  PENDING_PICKUP_STATUS,
} from '@comanda/domain/orders';
import type { Transaction } from '../../../schema.ts';
import { cancelTickets, resumeTickets } from '../../printing/index.ts';
import { anonymiseFinishedOrder } from '../personal-data/anonymise-orders.ts';
import { findTicketVersions } from '../queries/order-parts.ts';
import type { OrderDeps } from '../order-deps.ts';
import { NOT_PROMISED } from '../tables.ts';
import { movePortions, settlePortions } from '../portions/move-portions.ts';
import { type Author, seenByPerson } from '../writing/author.ts';
import { syncCourierLedger } from '../writing/sync-courier-ledger.ts';
import { NOT_IDLE } from '../writing/idle-time.ts';
import { insertHistory } from '../writing/insert-history.ts';
import { printsNow } from '../writing/prints-now.ts';
import { refuseReceipted, type LockedOrder } from '../writing/lock-order.ts';
import { setStatus } from '../writing/update-order.ts';

/** The change of an order, its recorded time, and its real time. */
type StatusStep = {
  readonly before: LockedOrder;
  readonly by: Author;
  readonly at: Date;
  readonly happenedAt?: Date;
};

type NewStatus = StatusStep & {
  readonly to: OrderStatus;
  readonly cancellation?: Cancellation;
  /** Of an order that is accepted with a time. */
  readonly promisedAt?: Date;
  /** The dishes that a refusal names as sold out. */
  readonly soldOutIds?: readonly number[];
};

/**
 * Writes what the printers print of the new status, in the transaction that sets it, so that nothing is lost: an order
 * that is accepted, one that goes on after it had ended, and one that is canceled.
 */
async function printChange(
  transaction: Transaction,
  order: LockedOrder,
  { from, at }: { readonly from: OrderStatus; readonly at: Date },
): Promise<void> {
  const { id: orderId, pub_id: pubId, status: to } = order;
  if (to === 'canceled') {
    if (!isFinalStatus(from)) await cancelTickets(transaction, { orderId, at });
    return;
  }
  const isAccepted = waitsForAnswer(from) && to === 'preparing';
  const goesOn = isFinalStatus(from) && isCooked(to);
  if (!isAccepted && !goesOn) return;
  if (!(await printsNow(transaction, order))) return;
  const versions = await findTicketVersions(transaction, orderId);
  await resumeTickets(transaction, { orderId, pubId, versions, at });
}

/** Who can have its receipt returned first. A courier at the door, a chat, and the time that runs out cannot. */
const canWait = ({ role, isChat }: Author): boolean =>
  !isChat && (role === 'company' || role === 'admin' || role === 'guest');

/**
 * Sets the status of an order, with its line in the history and its courier's ledger; setting the current
 * status again changes nothing, not even the reason. The ledger is dated with the server's time alone. An
 * order that ends after its client has deleted their account ends without their name. An order that waits for
 * an answer again has no promised time. The portions of counted dishes: see `movePortions`.
 */
export async function changeStatus(
  { couriers }: Pick<OrderDeps, 'couriers'>,
  transaction: Transaction,
  {
    before,
    by,
    at,
    happenedAt,
    to,
    cancellation = NOT_CANCELED,
    promisedAt,
    soldOutIds,
  }: NewStatus,
): Promise<LockedOrder> {
  if (before.status === to) return before;
  if (to === 'canceled' && canWait(by)) refuseReceipted(before);
  const cancelReason = cancellation.cancel_reason;
  const portions = await movePortions(transaction, before, {
    to,
    reason: cancelReason,
    soldOutIds,
  });
  const promise = promisedAt && { promised_at: promisedAt, promise_reason: null };
  const change = {
    ...cancellation,
    ...portions,
    ...(waitsForAnswer(to) ? NOT_PROMISED : promise),
    ...seenByPerson(before, by, at),
  };
  const after = await setStatus(transaction, { before, at, to }, change);
  await settlePortions(transaction, before, to);
  await insertHistory(transaction, {
    order: before,
    at,
    happenedAt,
    to,
    cancelReason,
    ...(promise && { promise }),
    by,
  });
  await printChange(transaction, after, { from: before.status, at });
  await syncCourierLedger({ couriers, at }, transaction, { before, after });
  return anonymiseFinishedOrder(transaction, after);
}

type Release = StatusStep & {
  /** For how long its courier had done nothing, when it is released by itself. */
  readonly idleMinutes?: number;
};

/**
 * Releases an order for other couriers to take, from any status that its courier had set. The history has a line of it
 * where the status changes, and where it was released by itself.
 */
export async function releaseOrder(
  transaction: Transaction,
  { before, by, at, happenedAt, idleMinutes }: Release,
): Promise<LockedOrder> {
  const isPickedUp = before.status === 'at_courier';
  const to = isPickedUp ? PENDING_PICKUP_STATUS : before.status;
  const free = { reserver_courier_id: null, ...NOT_IDLE };
  const after = await setStatus(transaction, { before, at, to }, free);
  const line = { order: before, at, happenedAt, to, by };
  if (isPickedUp) await insertHistory(transaction, line);
  else if (idleMinutes !== undefined) {
    await insertHistory(transaction, { ...line, change: 'release', idleMinutes });
  }
  return after;
}
