import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { recordedChanges } from '../../../../plumbing/live/record-change.ts';
import { addMessageTasks } from './queries.ts';

/**
 * Adds a task for the messages of each order that a write changes, in its transaction: no message misses a change.
 * Features get the `write` that does this. Without a bot nothing is added.
 */
export function followOrders(app: FastifyInstance, deps: Deps): Deps {
  if (!deps.telegram) return deps;
  return {
    ...deps,
    write: async (work) => {
      let hasTasks = false;
      const result = await deps.write(async (transaction) => {
        const done = await work(transaction);
        const orderIds = recordedChanges(transaction)
          .filter(({ kind }) => kind === 'order')
          .map(({ subject_id: id }) => id);
        hasTasks =
          orderIds.length > 0 && (await addMessageTasks(transaction, orderIds, deps.clock.now()));
        return done;
      });
      if (hasTasks) app.tasks.wake();
      return result;
    },
  };
}
