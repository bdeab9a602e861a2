import { businessDayOf } from '@comanda/domain/hours';
import { holdsUntil, waitsForAnswer } from '@comanda/domain/orders';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { changeLeftCounts, type Hold, type Portions } from '../../menu/index.ts';
import { findPub } from '../../pubs/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { listLines } from '../queries/order-parts.ts';
import { lockOrderForTask } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';
import { morePortions, portionsOf } from './portions-of.ts';

/** What the waiting orders of a pub hold of its dishes. */
export async function listHolds(
  connection: Connection,
  { pubId }: Pick<PubScope, 'pubId'>,
): Promise<Hold[]> {
  const pub = await findPub(connection, pubId);
  const orders = await connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where(sql<boolean>`status in ('not_handled', 'handled')`)
    .where('is_rehearsal', '=', false)
    .where('portions_released', '=', false)
    .where('takes_portions', '=', true)
    .select(['id', 'status', 'created_time', 'answer_from'])
    .execute();
  const lines = await listLines(
    connection,
    orders.map(({ id }) => id),
  );
  return orders.flatMap((order) => {
    const until = pub && holdsUntil(order, pub);
    if (!until) return [];
    const portions = portionsOf(lines.get(order.id) ?? []);
    return portions.map((held) => ({ ...held, orderedAt: order.created_time, until }));
  });
}

/**
 * Portions in the orders of a pub for later that are cooked today, were placed on an earlier day and are not finished: a
 * count of today never had them.
 */
export async function listLaterPortions(
  connection: Connection,
  { pubId }: Pick<PubScope, 'pubId'>,
  now: Date,
): Promise<Portions[]> {
  const pub = await findPub(connection, pubId);
  if (!pub) return [];
  const orders = await connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where(sql<boolean>`status not in ('completed', 'canceled')`)
    .where('takes_portions', '=', false)
    .where('is_rehearsal', '=', false)
    .where('business_day', '=', businessDayOf(now, pub.time_zone))
    .select('id')
    .execute();
  const lines = await listLines(
    connection,
    orders.map(({ id }) => id),
  );
  return portionsOf([...lines.values()].flat());
}

/** Ends what one waiting order holds. The statement that inserts an order with counted dishes adds this task. */
export const heldPortions = defineTask({
  name: 'held_portions',
  payload: Type.Object({ order_id: Type.Integer() }),
  atOnce: 4,
});

/** Registers the handler that lets others order what an order has held for too long without an answer. */
export function handleHeldPortions(tasks: TaskRunner, deps: OrderDeps): void {
  tasks.handle(heldPortions, ({ payload }) =>
    deps.write(async (transaction) => {
      const before = await lockOrderForTask(transaction, payload.order_id);
      if (!before || !waitsForAnswer(before.status) || before.portions_released) return undefined;
      const pub = await findPub(transaction, before.pub_id);
      const until = pub && holdsUntil(before, pub);
      if (!until) return undefined;
      if (deps.clock.now() < until) return { again: until };
      const lines = (await listLines(transaction, [before.id])).get(before.id) ?? [];
      await changeLeftCounts(
        transaction,
        { pubId: before.pub_id },
        { more: morePortions(lines, []), orderedAt: before.created_time },
      );
      await updateOrder(transaction, before, { portions_released: true });
      return undefined;
    }),
  );
}
