import type { CallBody } from '@comanda/contract';
import type { ImportResult } from '@comanda/contract/menu';
import type { Deps } from '../../../deps.ts';
import { createBackgroundProcess } from '../../../plumbing/background/create-background-process.ts';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import { write } from '../levels/edit-level.ts';
import { readMenuNow } from './menu-now.ts';
import { hashOfMenu, planList, type ListJob, type PlannedList } from './plan-list.ts';
import { writePlan } from './write-plan.ts';

type Body = CallBody<'POST /api/company/:companyID/pubs/:pubID/menu-import'>;

/** So many rows and dishes are compared in a few milliseconds, which is less than sending them to another process. */
const FEW = 300;
/** Each holds a list of up to a megabyte and a menu. */
const MAX_WAITING = 20;

const background = createBackgroundProcess<ListJob, PlannedList>({
  program: new URL('import-process.ts', import.meta.url),
  // A person waits for it.
  niceness: 5,
  atOnce: 1,
  maxWaiting: MAX_WAITING,
  deadlineMs: 30_000,
});

export const countWaitingImports = (): number => background.waiting();

/** One list of an account at a time: the router lets its heavy calls take turns. */
async function plan(deps: Deps, scope: PubScope, { rows, ...body }: Body): Promise<PlannedList> {
  const job: ListJob = {
    now: await readMenuNow(deps.db, scope),
    rows,
    hidesMissing: body.hides_missing,
    fingerprint: body.dry_run ? undefined : body.fingerprint,
  };
  return rows.length + job.now.dishes.length <= FEW ? planList(job) : background.run(job);
}

/**
 * Writes a list of dishes into a pub's menu, or, as a dry run, returns what it would write. The write is the plan of the
 * dry run that a person has read, all of it or nothing: another menu, or another list, has another fingerprint and is
 * refused.
 */
export async function importMenu(deps: Deps, scope: PubScope, body: Body): Promise<ImportResult> {
  if (!body.dry_run && body.fingerprint === undefined) {
    throw invalidFields([{ field: 'fingerprint', code: 'field_is_required' }]);
  }
  const { result, menuHash, plan: wanted } = await plan(deps, scope, body);
  if (!wanted) return result;
  return write({ deps, scope }, async (transaction) => {
    const now = await readMenuNow(transaction, scope);
    if (hashOfMenu(now) !== menuHash) throw new AppError('menu_changed_meanwhile');
    await writePlan(transaction, scope, { now, plan: wanted });
    return result;
  });
}
