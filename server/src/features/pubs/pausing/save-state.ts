import type { CallBody } from '@comanda/contract';
import { isPossibleEnd } from '@comanda/domain/orders';
import type { Updateable } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { PubScope } from '../../../scopes.ts';
import { updatePub } from '../queries.ts';
import type { PubTables } from '../tables.ts';
import { pauseColumn } from './temporary-state.ts';
import { addTaskForEnd } from './ended-states.ts';

const base = '/api/company/:companyID/pubs/:pubID';
type Pause = CallBody<`PUT ${typeof base}/pause`>;
type BusyTime = CallBody<`PUT ${typeof base}/busy`>;

/** The end as a time; null ends the state now. */
function readEnd(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  if (!isPossibleEnd(until, now)) throw invalidFields([{ field: 'until', code: 'invalid_value' }]);
  return new Date(until);
}

async function saveState(
  deps: Deps,
  scope: PubScope,
  {
    until: sent,
    change,
  }: { until: string | null; change: (until: Date | null) => Updateable<PubTables['pub']> },
): Promise<void> {
  const now = deps.clock.now();
  const until = readEnd(sent, now);
  await deps.write(async (transaction) => {
    if (!(await updatePub(transaction, scope, change(until)))) throw new AppError('not_found');
    if (until) await addTaskForEnd(transaction, { pubId: scope.pubId, until, now });
    await recordChange(transaction, 'pub', scope.pubId);
  });
}

/** Takes no new orders of these types until a time. Each type has its own end; the last call about it counts. */
export async function pauseOrders(
  deps: Deps,
  scope: PubScope,
  { order_types: types, until }: Pause,
): Promise<void> {
  await saveState(deps, scope, {
    until,
    change: (end) => Object.fromEntries(types.map((type) => [pauseColumn(type), end])),
  });
}

/** Adds minutes to what the pub promises until a time. */
export async function setBusy(
  deps: Deps,
  scope: PubScope,
  { minutes, until }: BusyTime,
): Promise<void> {
  await saveState(deps, scope, {
    until,
    change: (end) => ({ busy_until: end, busy_minutes: end ? minutes : 0 }),
  });
}
