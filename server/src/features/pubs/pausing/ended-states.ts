import { orderTypes } from '@comanda/domain/orders';
import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { Type } from 'typebox';
import type { Deps } from '../../../deps.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import { addTask } from '../../../plumbing/tasks/add-task.ts';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import type { Transaction, Connection } from '../../../schema.ts';
import { pauseColumn } from './temporary-state.ts';

/** When a pub's pauses and its being busy end, also if that is past. */
async function findStateEnds(
  connection: Connection,
  pubId: number,
): Promise<readonly (Date | null)[]> {
  const row = await connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .select([...orderTypes.map(pauseColumn), 'busy_until'])
    .executeTakeFirst();
  return row ? Object.values(row) : [];
}

/** Sends an event to a pub's open screens and guests' pages when its pause or its busy time has ended. */
const endedState = defineTask({
  name: 'ended_state',
  payload: Type.Object({ pub_id: Type.Integer(), until: Type.String() }),
  atOnce: 4,
});

type End = { readonly pubId: number; readonly until: Date; readonly now: Date };

/** Adds the task for this end, in the transaction that sets the state. States of one pub may share an end. */
export async function addTaskForEnd(
  transaction: Transaction,
  { pubId, until, now }: End,
): Promise<void> {
  const iso = until.toISOString();
  if (isUntilSwitchedBack(iso)) return;
  await addTask(transaction, endedState, {
    key: `${pubId} ${iso}`,
    payload: { pub_id: pubId, until: iso },
    now,
    runAt: until,
  });
}

/** Registers the handler. The end itself needs no write, since a state is judged by its time when it is used. */
export function handleEndedStates(tasks: TaskRunner, deps: Deps): void {
  tasks.handle(endedState, ({ payload: { pub_id: pubId, until } }) =>
    deps.write(async (transaction) => {
      const ends = await findStateEnds(transaction, pubId);
      const isStillItsEnd = ends.some((end) => end?.toISOString() === until);
      // Otherwise another end was set since, or the state was ended by hand.
      if (isStillItsEnd) await recordChange(transaction, 'pub', pubId);
      return undefined;
    }),
  );
}
