import { Type } from 'typebox';
import { defineTask } from '../../plumbing/tasks/task-kind.ts';

/** How much faster the clock of a test's processes runs: a lease of a minute lasts 15 seconds. */
export const FASTER = 4;

/** A task that writes a row when it begins, and another when it is done. */
export const provingTask = defineTask({
  name: 'proving',
  payload: Type.Object({ lasts: Type.Integer() }),
  atOnce: 3,
});
