import type { CallBody } from '@comanda/contract';
import type { AdminPub } from '@comanda/contract/administration';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { Connection } from '../../schema.ts';
import type { AdminScope } from '../../scopes.ts';
import { recordAudit } from '../audit/index.ts';
import { extendExpiration, findPub } from '../pubs/index.ts';
import { adminPubView } from './admin-pub-view.ts';

type Extension = CallBody<'POST /api/admin/pubs/:pubID/extend'> & { readonly pubId: number };
type Pub = NonNullable<Awaited<ReturnType<typeof findPub>>>;

async function getPub(connection: Connection, pubId: number): Promise<Pub> {
  const pub = await findPub(connection, pubId);
  if (!pub || pub.deleted) throw new AppError('not_found');
  return pub;
}

/**
 * True for a new id, false for one that was sent before with the same pub and days; with others it is
 * refused.
 */
async function claimAction(
  connection: Connection,
  { pubId, days, action_id }: Extension & { readonly action_id: string },
  at: Date,
): Promise<boolean> {
  const claimed = await connection
    .insertInto('publication_extension')
    .values({ action_id, pub_id: pubId, days, at })
    .onConflict((conflict) => conflict.column('action_id').doNothing())
    .returning('action_id')
    .executeTakeFirst();
  if (claimed) return true;
  const earlier = await connection
    .selectFrom('publication_extension')
    .where('action_id', '=', action_id)
    .select(['pub_id', 'days'])
    .executeTakeFirstOrThrow();
  if (earlier.pub_id !== pubId || earlier.days !== days) throw new AppError('action_id_was_used');
  return false;
}

/**
 * Extends a pub's publication; the change is shown to its guests and its company at once. Sent again with the
 * same `action_id`, it adds no days.
 */
export async function extendPublication(
  deps: Deps,
  scope: AdminScope,
  { pubId, days, action_id }: Extension,
): Promise<AdminPub> {
  const now = deps.clock.now();
  const { adminId } = scope;
  return deps.write(async (transaction) => {
    await getPub(transaction, pubId);
    if (action_id !== undefined) {
      const isNew = await claimAction(transaction, { pubId, days, action_id }, now);
      if (!isNew) return adminPubView(await getPub(transaction, pubId), now);
    }
    const row = await extendExpiration(transaction, scope, { pubId, days, now });
    if (!row) throw new AppError('not_found');
    await recordChange(transaction, 'pub', pubId);
    const subject = `pub ${pubId}, days ${days}`;
    await recordAudit(transaction, { at: now, adminId, action: 'extend-pub', pubId, subject });
    return adminPubView(row, now);
  });
}
