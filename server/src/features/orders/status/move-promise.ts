import {
  PENDING_PICKUP_STATUS,
  promisedTime,
  refusePromise,
  type PromiseReason,
} from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf, seenByPerson } from '../writing/author.ts';
import { insertHistory } from '../writing/insert-history.ts';
import { restartIdleTime } from '../writing/idle-time.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';
import { refuseChanged } from './refuse-changed.ts';

type Move = {
  readonly orderId: number;
  /** From now. */
  readonly minutes: number;
  /** The promised time that the author saw: refused when there is another one. */
  readonly from: string | null;
  readonly promise_reason?: PromiseReason | undefined;
};

const isTime = (time: Date | null, text: string | null): boolean =>
  (time?.getTime() ?? null) === (text === null ? null : Date.parse(text));

/** Promises another time for an order that is being prepared. */
export async function movePromise(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, minutes, from, promise_reason: reason }: Move,
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const isAsSeen = order.status === PENDING_PICKUP_STATUS && isTime(order.promised_at, from);
    if (!isAsSeen) throw await refuseChanged(transaction, order, ['status', 'promise']);
    if (order.is_ahead) throw new AppError('order_is_for_later');
    const at = deps.clock.now();
    const after = promisedTime(at, minutes);
    const judged = refusePromise({ before: order.promised_at, after, reason });
    if (!judged.ok) throw new AppError(judged.code);
    const promise = { promised_at: after, promise_reason: reason ?? null };
    const by = authorOf(scope);
    await insertHistory(transaction, { order, at, change: 'promise', promise, by });
    const idle = await restartIdleTime(transaction, order, { since: at, now: at });
    return updateOrder(transaction, order, { ...promise, ...seenByPerson(order, by, at), ...idle });
  });
}
