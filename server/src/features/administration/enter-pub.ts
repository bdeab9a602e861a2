import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { AdminScope, EnteredScope } from '../../scopes.ts';
import { replaceSession, type StartedSession } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findPub } from '../pubs/index.ts';

/** An administrator enters one pub for an hour: their session is replaced by one for that pub. */
export async function enterPub(
  deps: Deps,
  { adminId, actor }: AdminScope,
  pubId: number,
): Promise<StartedSession> {
  const at = deps.clock.now();
  return deps.write(async (transaction) => {
    const pub = await findPub(transaction, pubId);
    if (!pub || pub.deleted) throw new AppError('not_found');
    const entered = { pubId, companyId: pub.company_id };
    const session = await replaceSession(deps, transaction, { actor, entered });
    const subject = `pub ${pubId}`;
    await recordAudit(transaction, { at, adminId, action: 'enter-pub', pubId, subject });
    return session;
  });
}

/** The administrator leaves the pub: its session ends and one of the administration begins. */
export async function leavePub(
  deps: Deps,
  { adminId, pubId, actor }: EnteredScope,
): Promise<StartedSession> {
  const at = deps.clock.now();
  return deps.write(async (transaction) => {
    const session = await replaceSession(deps, transaction, { actor });
    const subject = `pub ${pubId}`;
    await recordAudit(transaction, { at, adminId, action: 'leave-pub', pubId, subject });
    return session;
  });
}
