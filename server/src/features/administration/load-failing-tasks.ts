import type { FailingTasks } from '@comanda/contract/administration';
import { LEASE_MS } from '../../plumbing/tasks/task-runner.ts';
import { listFailingTasks } from '../../plumbing/tasks/task-queries.ts';
import type { OrderDeps } from '../orders/index.ts';

/** A due task begins within seconds, and that of an ended process within a lease. */
const LATE_AFTER_MS = 2 * LEASE_MS;

/** What the server has not managed to do: an administrator reads it before a venue notices. */
export async function loadFailingTasks({
  db,
  clock,
}: Pick<OrderDeps, 'db' | 'clock'>): Promise<FailingTasks[]> {
  const dueBefore = new Date(clock.now().getTime() - LATE_AFTER_MS);
  const rows = await listFailingTasks(db, dueBefore);
  return rows.map((row) => ({
    kind: row.kind,
    count: row.count,
    since: row.since.toISOString(),
    failure: row.last_failure,
    next_run_at: row.next_run_at.toISOString(),
  }));
}
