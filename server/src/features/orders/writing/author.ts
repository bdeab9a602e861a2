import type { ChatScope, PubScope } from '../../../scopes.ts';
import type { HistoryRole } from '../tables.ts';
import type { LockedOrder } from './lock-order.ts';

/** The author of a change of an order, as its history stores it. */
export type Author = {
  readonly role: HistoryRole;
  /** Null for a guest without an account, for a chat of the pub, and for the server itself. */
  readonly accountId: number | null;
  /** A person of the pub in one of its linked chats. */
  readonly isChat?: true;
};

/** Inside a pub an administrator changes its orders under their own name. */
export function authorOf(scope: PubScope | ChatScope): Author {
  if (scope.kind === 'chat') return { role: 'company', accountId: null, isChat: true };
  const { actor } = scope;
  return { role: actor.entered ? 'admin' : 'company', accountId: actor.accountId };
}

/** The time at which a person of the pub has first seen an order: with their first change at the latest. */
export function seenByPerson(
  { opened_at }: LockedOrder,
  by: Author,
  at: Date,
): { readonly opened_at?: Date } {
  return by.role === 'company' && opened_at === null ? { opened_at: at } : {};
}
