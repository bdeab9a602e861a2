import type { Deps } from '../../deps.ts';
import type { Connection, Transaction } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';

/** Features that depend on this one pass in their functions. */
export type PubDeps = Deps & {
  readonly countOrdersSince: (
    connection: Connection,
    pubs: { pubId: number; since: Date }[],
  ) => Promise<Map<number, number>>;
  readonly countOrdersInProcess: (
    connection: Connection,
    pubIds: readonly number[],
  ) => Promise<Map<number, number>>;
  readonly listRehearsedPubs: (
    connection: Connection,
    pubIds: readonly number[],
  ) => Promise<Set<number>>;
  readonly hasOrdersInProcess: (connection: Connection, scope: PubScope) => Promise<boolean>;
  /** Removes all that is connected to a pub: devices, chats, printers. */
  readonly disconnectPub: (transaction: Transaction, scope: PubScope) => Promise<void>;
};
