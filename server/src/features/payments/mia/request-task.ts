import { lookAgainIn } from '@comanda/domain/payments';
import { Type } from 'typebox';
import type { Deps } from '../../../deps.ts';
import { addTask } from '../../../plumbing/tasks/add-task.ts';
import { defineTask } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import type { Transaction } from '../../../schema.ts';
import type { RequestRow } from '../tables.ts';
import { advanceRequest } from './advance-request.ts';

/** Asks the bank about a request again and again, until nothing more can become known. */
const requestTask = defineTask({
  name: 'payment_request',
  payload: Type.Object({ key: Type.String() }),
  atOnce: 4,
});

/** When to ask again; undefined where nothing more can become known. */
function nextLook(request: RequestRow, now: Date): Date | undefined {
  const { state, made_at: madeAt, refund_asked_at: askedAt } = request;
  const since = state === 'refunding' ? (askedAt ?? madeAt) : madeAt;
  const wait = lookAgainIn(state, now.getTime() - since.getTime());
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** In the transaction that makes the request, or that asks for its refund: a crash after it is made up for by the task. */
export async function followRequest(
  transaction: Transaction,
  request: RequestRow,
  now: Date,
): Promise<void> {
  const { key, state } = request;
  await addTask(transaction, requestTask, {
    key: state === 'refunding' ? `refund ${key}` : key,
    payload: { key },
    now,
    runAt: nextLook(request, now) ?? now,
  });
}

export function handleRequests(tasks: TaskRunner, deps: Deps): void {
  tasks.handle(requestTask, async ({ payload: { key } }) => {
    const request = await advanceRequest(deps, key);
    const again = request && nextLook(request, deps.clock.now());
    return again && { again };
  });
}
