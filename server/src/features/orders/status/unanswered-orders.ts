import { answerFrom } from '@comanda/domain/later';
import { refusedAt } from '@comanda/domain/orders';
import { Type } from 'typebox';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import type { Transaction } from '../../../schema.ts';
import { findPub } from '../../pubs/index.ts';
import { findShipping } from '../../shipping/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { lockOrderForTask, type LockedOrder } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';
import { changeStatus } from './change-status.ts';

/** Cancels one unanswered order at its time. The statement that inserts the order adds this task. */
export const unansweredOrder = defineTask({
  name: 'unanswered_order',
  payload: Type.Object({ order_id: Type.Integer() }),
  atOnce: 4,
});

/** By the settings of now; null when the order has an answer or its pub waits without end. */
async function refusalTime(transaction: Transaction, order: LockedOrder): Promise<Date | null> {
  const pub = await findPub(transaction, order.pub_id);
  return refusedAt(order, pub?.refuse_after_minutes ?? null);
}

/**
 * From when an order for later goes on waiting whose people have gone home before its time was over: the next opening. One
 * that came a minute after closing waits for it too. Null where they are there, and where it has to be cooked by then.
 */
async function nextAnswerFrom(
  transaction: Transaction,
  { pub_id: pubId, cook_at: cookAt, answer_from: before }: LockedOrder,
  at: Date,
): Promise<Date | null> {
  if (!cookAt || before) return null;
  const pub = await findPub(transaction, pubId);
  const shipping = await findShipping(transaction, pubId);
  if (!pub || !shipping) return null;
  const from = answerFrom(shipping.hours, { timeZone: pub.time_zone, at, cookAt });
  return from && from > at ? from : null;
}

/** Registers the handler that cancels unanswered orders of pubs that have set `refuse_after_minutes`. */
export function handleUnansweredOrders(tasks: TaskRunner, deps: OrderDeps): void {
  tasks.handle(unansweredOrder, ({ payload }) =>
    deps.write(async (transaction) => {
      const before = await lockOrderForTask(transaction, payload.order_id);
      const due = before && (await refusalTime(transaction, before));
      if (!before || !due) return undefined;
      const at = deps.clock.now();
      if (at < due) return { again: due };
      const from = await nextAnswerFrom(transaction, before, at);
      if (from) {
        const after = await updateOrder(transaction, before, { answer_from: from });
        return { again: (await refusalTime(transaction, after)) ?? from };
      }
      await changeStatus(deps, transaction, {
        before,
        by: { role: 'system', accountId: null },
        at,
        to: 'canceled',
        cancellation: { cancel_reason: 'not_answered', cancel_text: null },
      });
      return undefined;
    }),
  );
}
