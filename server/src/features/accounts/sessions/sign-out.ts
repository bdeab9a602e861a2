import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import { findRefreshToken } from './queries.ts';
import { endSession } from './sessions.ts';

/** Ends the session behind a refresh value, used or not. */
export async function signOut(deps: Deps, refreshToken: string): Promise<void> {
  await deps.write(async (transaction) => {
    const token = await findRefreshToken(transaction, hashOf(refreshToken));
    if (token) await endSession(transaction, { id: token.session_id, now: deps.clock.now() });
  });
}
