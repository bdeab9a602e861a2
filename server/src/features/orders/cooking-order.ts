import { Type } from 'typebox';
import { defineTask } from '../../plumbing/tasks/task-kind.ts';

/** Brings one order for later to its kitchen. The statement that inserts the order adds this task. */
export const cookingOrder = defineTask({
  name: 'cooking_order',
  payload: Type.Object({ order_id: Type.Integer() }),
  atOnce: 4,
});
