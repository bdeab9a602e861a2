import { isInProcess } from '@comanda/domain/orders';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Deps } from '../../../deps.ts';
import { recordedChanges } from '../../../plumbing/live/record-change.ts';
import { insertTasksOf } from '../../../plumbing/tasks/add-task.ts';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import type { Transaction } from '../../../schema.ts';
import type { OrderDeps } from '../order-deps.ts';
import { lockOrderForTask } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';
import { listMissing } from './missing-lines.ts';

/** Looks whether what an order lacks is back. */
const dishesBack = defineTask({
  name: 'dishes_back',
  payload: Type.Object({ order_id: Type.Integer() }),
  atOnce: 2,
});

/**
 * Adds a task for each order of these pubs that lacks something. One of its own for each transaction: one in progress may
 * have read the menu before.
 */
async function addTasks(
  transaction: Transaction,
  pubIds: readonly number[],
  now: Date,
): Promise<boolean> {
  if (pubIds.length === 0) return false;
  const at = sql`${now}::timestamptz`;
  const { numAffectedRows = 0n } = await insertTasksOf(dishesBack, {
    key: sql`id || ' ' || pg_current_xact_id()::text`,
    payload: sql`jsonb_build_object('order_id', id)`,
    addedAt: at,
    runAt: at,
    from: sql`(
      select id from pub_order where pub_id = any(${[...pubIds]}::int[])
        and missing_lines <> '[]' and status not in ('completed', 'canceled')
    ) as lacking`,
  }).execute(transaction);
  return numAffectedRows > 0n;
}

/**
 * After a write that changes a pub or its menu, its orders that lack something are looked at again. The features of both
 * know no orders, and the order is locked before the menu everywhere else: so it is a task, added in the same transaction.
 * Features get the `write` that does this.
 */
export function followMenus(app: FastifyInstance, deps: Deps): Deps {
  return {
    ...deps,
    write: async (work) => {
      let hasTasks = false;
      const result = await deps.write(async (transaction) => {
        const done = await work(transaction);
        const pubIds = recordedChanges(transaction)
          .filter(({ kind }) => kind === 'pub')
          .map(({ subject_id: id }) => id);
        hasTasks = await addTasks(transaction, pubIds, deps.clock.now());
        return done;
      });
      if (hasTasks) app.tasks.wake();
      return result;
    },
  };
}

/** Registers the handler that takes back the question about what an order has again; it never asks about more. */
export function handleDishesBack(tasks: TaskRunner, deps: OrderDeps): void {
  tasks.handle(dishesBack, ({ payload }) =>
    deps.write(async (transaction) => {
      const before = await lockOrderForTask(transaction, payload.order_id);
      const asked = before?.missing_lines ?? [];
      if (!before || asked.length === 0 || !isInProcess(before.status)) return undefined;
      const found = await listMissing(transaction, before, {
        now: deps.clock.now(),
        isAskedAlready: true,
      });
      const missing = found.filter(({ line_id: id }) =>
        asked.some(({ line_id }) => line_id === id),
      );
      const text = JSON.stringify(missing);
      if (text !== JSON.stringify(asked)) {
        await updateOrder(transaction, before, { missing_lines: text });
      }
      return undefined;
    }),
  );
}
