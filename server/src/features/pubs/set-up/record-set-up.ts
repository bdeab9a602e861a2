import type { CallBody } from '@comanda/contract';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';

type Done = CallBody<'POST /api/company/:companyID/pubs/:pubID/set-up'>['done'];

const columns = {
  bell: 'bell_armed_at',
  code: 'code_printed_at',
  all: 'set_up_ended_at',
} as const satisfies Record<Done, string>;

type Stamp = {
  readonly column: (typeof columns)[Done];
  readonly at: Date;
};

/** Writes a moment if none is stored; returns whether the pub exists. */
async function storeSetUpTime(
  connection: Connection,
  { pubId }: PubScope,
  { column, at }: Stamp,
): Promise<boolean> {
  const result = await connection
    .updateTable('pub')
    .set((pub) => ({ [column]: pub.fn.coalesce(pub.ref(column), pub.val(at)) }))
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

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
