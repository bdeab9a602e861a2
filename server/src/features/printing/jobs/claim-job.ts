import { AppError } from '../../../plumbing/http/app-error.ts';
import type { BridgeScope } from '../../../scopes.ts';
import { getPrinter } from '../printers/queries.ts';
import type { PrintingDeps } from '../printing-deps.ts';
import { composeTicket } from './compose-ticket.ts';
import { endJob, takeJob } from './queries.ts';

/**
 * Gives a ticket to the bridge: from now on it may be on paper, until the bridge says otherwise. One that is of no use any
 * more is dropped instead.
 */
export async function claimJob(
  deps: PrintingDeps,
  scope: BridgeScope,
  { jobId, claim }: { readonly jobId: number; readonly claim: string },
): Promise<Uint8Array> {
  const now = deps.clock.now();
  const job = await takeJob(deps.db, scope, { jobId, claim, now });
  if (!job) throw new AppError('print_job_is_taken');
  const printer = await getPrinter(deps.db, scope, job.printer_id);
  const bytes = await composeTicket(deps, scope, { job, printer });
  if (bytes) return bytes;
  await endJob(deps.db, scope, { jobId, claim, now, result: 'dropped' });
  throw new AppError('print_job_is_taken');
}
