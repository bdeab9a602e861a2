import type { Kysely } from 'kysely';
import type { LiveChangeKind, LiveTables } from './tables.ts';

/** Notes, in the transaction that changes them, what live readers must look at again. */
export async function recordChange<Schema extends LiveTables>(
  connection: Kysely<Schema>,
  kind: LiveChangeKind,
  ...subjectIds: number[]
): Promise<void> {
  // A connection that knows more tables serves; Kysely's types are invariant and cannot say so.
  const live = connection as unknown as Kysely<LiveTables>;
  await live
    .insertInto('live_change')
    .values(subjectIds.map((subject_id) => ({ kind, subject_id })))
    .execute();
}
