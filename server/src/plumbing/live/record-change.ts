import type { Kysely } from 'kysely';
import type { LiveChange, LiveChangeKind, LiveTables } from './tables.ts';

/** By its transaction, what this process has recorded; it is told once the transaction has committed. */
const recorded = new WeakMap<object, readonly LiveChange[]>();

/** Notes, in the transaction that changes them, what live readers must look at again. */
export async function recordChange<Schema extends LiveTables>(
  connection: Kysely<Schema>,
  kind: LiveChangeKind,
  ...subjectIds: number[]
): Promise<void> {
  // A connection that knows more tables serves; Kysely's types are invariant and cannot say so.
  const live = connection as unknown as Kysely<LiveTables>;
  const changes = subjectIds.map((subject_id) => ({ kind, subject_id }));
  await live.insertInto('live_change').values(changes).execute();
  recorded.set(connection, [...recordedChanges(connection), ...changes]);
}

/** What was recorded in a transaction. */
export function recordedChanges(transaction: object): readonly LiveChange[] {
  return recorded.get(transaction) ?? [];
}
