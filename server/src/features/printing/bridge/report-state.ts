import type { CallBody, CallReply } from '@comanda/contract';
import { readPrinterAddress } from '@comanda/domain/printing';
import type { BridgeScope } from '../../../scopes.ts';
import { listDueJobs } from '../jobs/queries.ts';
import { listPrinters, saveStates } from '../printers/queries.ts';
import type { PrintingDeps } from '../printing-deps.ts';
import { markBridgeSeen } from './queries.ts';

type Name = 'POST /api/print-bridge/state';

/** A ticket waits for this long at most while the bridge is on and its printer is ready. */
const NEXT_AFTER_MS = 2_000;

/** Takes what a bridge has found, and answers what it shall ask and print next. */
export async function reportState(
  { db, clock }: PrintingDeps,
  scope: BridgeScope,
  { printers: reports }: CallBody<Name>,
): Promise<Omit<CallReply<Name>, 'ok'>> {
  const now = clock.now();
  await markBridgeSeen(db, scope, now);
  await saveStates(db, scope, reports);
  const due = await listDueJobs(db, scope, now);
  const printers = (await listPrinters(db, scope)).flatMap(({ id, address }) => {
    const dialled = readPrinterAddress(address);
    return dialled ? { printer_id: id, ...dialled, job_id: due.get(id) ?? null } : [];
  });
  return { printers, next_after_ms: NEXT_AFTER_MS };
}
