import { Type } from 'typebox';
import { defineTask } from '../../../../plumbing/tasks/task-kind.ts';

/** Edits the messages about an order after it has changed. */
export const telegramMessage = defineTask({
  name: 'telegram_message',
  payload: Type.Object({ order_id: Type.Integer() }),
  atOnce: 4,
});
