import { lookAtPub } from '@comanda/domain/alerts';
import type { TaskOutcome } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import { findPub } from '../../pubs/index.ts';
import type { AlertDeps } from '../alert-deps.ts';
import { loadHearing, type PubOfHearing } from './load-hearing.ts';
import { unheardPub } from '../look-task.ts';
import { findLastLook, storeLook } from './queries.ts';
import { addWarnings } from './warning-task.ts';

type PubToLookAt = PubOfHearing & { readonly warns_when_unheard: boolean };

/** Looks at one pub, and warns it once in each opening, with the record of that in the same transaction. */
async function look(deps: AlertDeps, pub: PubToLookAt): Promise<TaskOutcome> {
  const now = deps.clock.now();
  const before = await findLastLook(deps.db, pub.id);
  const hearing = await loadHearing(deps, pub);
  const outcome = lookAtPub({
    ...hearing,
    // A pub that wants no warning is left alone, like one that is closed.
    takesOrders: hearing.takesOrders && pub.warns_when_unheard,
    now,
    unheardSince: before.since,
    quietUntil: before.quiet_until,
  });
  const isNew = outcome.unheardSince?.getTime() !== before.since?.getTime() || outcome.warns;
  if (isNew) {
    await deps.write(async (transaction) => {
      const isStored = await storeLook(transaction, { pubId: pub.id, before, outcome });
      if (isStored && outcome.warns) await addWarnings(deps, transaction, { pub, now });
    });
  }
  return { again: outcome.nextLook };
}

/** Registers the handler of the looks. A deleted pub is looked at no more. */
export function handleLooks(tasks: TaskRunner, deps: AlertDeps): void {
  tasks.handle(unheardPub, async ({ payload }) => {
    const pub = await findPub(deps.db, payload.pub_id);
    return pub && !pub.deleted ? look(deps, pub) : undefined;
  });
}
