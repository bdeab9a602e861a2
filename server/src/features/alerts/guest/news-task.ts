import { Type } from 'typebox';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';

/** Tells the devices of an order its present state. */
export const guestNewsTask = defineTask({
  name: 'guest_news',
  payload: Type.Object({ order_id: Type.Integer() }),
  atOnce: 4,
});
