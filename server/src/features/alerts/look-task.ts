import { Type } from 'typebox';
import { addTask } from '../../plumbing/tasks/add-task.ts';
import { defineTask } from '../../plumbing/tasks/task-kind.ts';
import type { Transaction } from '../../schema.ts';

/** Looks whether anybody would hear an order of a pub; one for each pub, which runs again and again. */
export const unheardPub = defineTask({
  name: 'unheard_pub',
  payload: Type.Object({ pub_id: Type.Integer() }),
  atOnce: 4,
});

/** Adds the task of a pub that has none yet. */
export async function addLook(
  transaction: Transaction,
  { pubId, now }: { readonly pubId: number; readonly now: Date },
): Promise<void> {
  await addTask(transaction, unheardPub, {
    key: String(pubId),
    payload: { pub_id: pubId },
    now,
  });
}
