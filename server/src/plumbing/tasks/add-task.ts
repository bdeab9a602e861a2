import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Static, TSchema } from 'typebox';
import { namedStatement } from '../database/queries/named-statement.ts';
import type { TaskKind } from './task-kind.ts';
import type { TaskTables } from './tables.ts';

type NewTask<Payload extends TSchema> = {
  readonly key: string;
  readonly payload: Static<Payload>;
  readonly now: Date;
  /** Without it: as soon as possible. */
  readonly runAt?: Date;
};

type Row = {
  readonly kind: string;
  readonly key: string;
  readonly payload: string;
  readonly addedAt: Date;
  readonly runAt: Date;
};

const insertTask = namedStatement<Row, never>(
  (take) => sql`
    insert into task (kind, key, payload, added_at, run_at)
    values (
      ${take(({ kind }) => kind)},
      ${take(({ key }) => key)},
      ${take(({ payload }) => payload)}::jsonb,
      ${take(({ addedAt }) => addedAt)},
      ${take(({ runAt }) => runAt)}
    )
    on conflict (kind, key) do nothing`,
);

type SourceOfTasks = {
  /** Expressions over the rows of `from`. */
  readonly key: RawBuilder<unknown>;
  readonly payload: RawBuilder<unknown>;
  readonly addedAt: RawBuilder<unknown>;
  /** Null for a row without a task. */
  readonly runAt: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
};

/** The part of a larger statement that adds a task for each row. */
export function insertTasksOf(
  { name }: Pick<TaskKind<TSchema>, 'name'>,
  { key, payload, addedAt, runAt, from }: SourceOfTasks,
): RawBuilder<unknown> {
  return sql`
    insert into task (kind, key, payload, added_at, run_at)
    select ${sql.lit(name)}, ${key}, ${payload}, ${addedAt}, ${runAt}
    from ${from} where ${runAt} is not null
    on conflict (kind, key) do nothing`;
}

/** Adds a task inside the caller's transaction; one with this key that is not done yet stays as it is. */
export async function addTask<Schema extends TaskTables, Payload extends TSchema>(
  connection: Kysely<Schema>,
  { name }: TaskKind<Payload>,
  { key, payload, now, runAt = now }: NewTask<Payload>,
): Promise<void> {
  const row = { kind: name, key, payload: JSON.stringify(payload), addedAt: now, runAt };
  await insertTask(connection, row);
}
