import type { AccountId } from '../../ids.ts';
import type { Connection } from '../../schema.ts';
import { deleteResetLink } from './reset-link-queries.ts';
import { updatePassword } from './queries.ts';
import { endAllSessions } from './sessions/sessions.ts';

type NewPassword = {
  readonly accountId: AccountId;
  readonly passwordHash: string;
  readonly now: Date;
  /** The hash that was verified, where one was: the password is set only while it is still stored. */
  readonly from?: string;
  /** The session that stays open. */
  readonly but?: number;
};

/** Sets a new password: links to a new one stop working, and sessions end. Returns whether it was set. */
export async function setPassword(
  connection: Connection,
  { accountId, passwordHash, now, from, but }: NewPassword,
): Promise<boolean> {
  if (!(await updatePassword(connection, { id: accountId, passwordHash, from }))) return false;
  await deleteResetLink(connection, accountId);
  await endAllSessions(connection, { accountId, now, ...(but === undefined ? {} : { but }) });
  return true;
}
