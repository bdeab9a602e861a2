import { Type } from 'typebox';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';

/**
 * Tells a pub, step by step, of one order that nobody has opened. The statement that inserts the order adds this task;
 * the alerts' feature does it.
 */
export const unopenedOrder = defineTask({
  name: 'unopened_order',
  payload: Type.Object({ order_id: Type.Integer() }),
  atOnce: 8,
});
