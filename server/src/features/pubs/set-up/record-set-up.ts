import type { CallBody } from '@comanda/contract';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import { storeSetUpTime } from './store-set-up-time.ts';

type Done = CallBody<'POST /api/company/:companyID/pubs/:pubID/set-up'>['done'];

const columns = {
  bell: 'bell_armed_at',
  code: 'code_printed_at',
  all: 'set_up_ended_at',
} as const satisfies Record<Done, string>;

/** Stores the steps of a pub's set-up that no other data shows; only the first time counts. */
export async function recordSetUp(
  deps: Deps,
  scope: PubScope,
  { done }: { readonly done: Done },
): Promise<void> {
  const at = deps.clock.now();
  const isUpdated = await deps.write(async (transaction) =>
    storeSetUpTime(transaction, scope, { column: columns[done], at }),
  );
  if (!isUpdated) throw new AppError('not_found');
}
