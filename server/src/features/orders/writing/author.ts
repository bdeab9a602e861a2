import type { PubScope } from '../../../scopes.ts';
import type { HistoryRole } from '../tables.ts';

/** The author of a change of an order, as its history stores it. */
export type Author = {
  readonly role: HistoryRole;
  /** Null for a guest without an account, and for the server itself. */
  readonly accountId: number | null;
};

/** Inside a pub an administrator changes its orders under their own name. */
export function authorOf({ actor }: PubScope): Author {
  return { role: actor.entered ? 'admin' : 'company', accountId: actor.accountId };
}
