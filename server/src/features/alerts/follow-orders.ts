import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordedChanges } from '../../plumbing/live/record-change.ts';
import type { Transaction } from '../../schema.ts';
import { addNewsTasks } from './guest/queries.ts';
import { addMessageTasks } from './telegram/messages/queries.ts';

/** Whether any of them is due now. */
async function addTasks(
  { telegram, clock }: Deps,
  transaction: Transaction,
  orderIds: readonly number[],
): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const now = clock.now();
  await addNewsTasks(transaction, orderIds, now);
  return telegram !== undefined && addMessageTasks(transaction, orderIds, now);
}

/**
 * Adds tasks for each order that a write changes, in its transaction: for its messages in Telegram and for the devices
 * of its guest. Neither misses a change. Features get the `write` that does this.
 */
export function followOrders(app: FastifyInstance, deps: Deps): Deps {
  return {
    ...deps,
    write: async (work) => {
      let hasDueTasks = false;
      const result = await deps.write(async (transaction) => {
        const done = await work(transaction);
        const orderIds = recordedChanges(transaction)
          .filter(({ kind }) => kind === 'order')
          .map(({ subject_id: id }) => id);
        hasDueTasks = await addTasks(deps, transaction, orderIds);
        return done;
      });
      if (hasDueTasks) app.tasks.wake();
      return result;
    },
  };
}
