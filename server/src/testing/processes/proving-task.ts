import { Type } from 'typebox';
import { defineTask } from '../../plumbing/tasks/task-kind.ts';

/** A task that writes a row when it begins, and another when it is done. */
export const provingTask = defineTask({
  name: 'proving',
  payload: Type.Object({ lasts: Type.Integer() }),
  atOnce: 3,
});
