import { sql, type Kysely } from 'kysely';
import { namedStatement } from '../database/queries/named-statement.ts';
import type { TaskTables } from './tables.ts';

export type TaskRow = {
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  readonly added_at: Date;
  readonly attempt: number;
  readonly failures: number;
};

type Claim = {
  /** The kinds that this process can do, with how many more of each. */
  readonly places: ReadonlyMap<string, number>;
  readonly now: Date;
  readonly leaseEnd: Date;
};

const claim = namedStatement<Claim, TaskRow>((take) => {
  const now = sql`${take((input) => input.now)}::timestamptz`;
  return sql`
    with place as (
      select * from unnest(
        ${take(({ places }) => [...places.keys()])}::text[],
        ${take(({ places }) => [...places.values()])}::int[]
      ) as place (kind, free)
    ), due as (
      select task.kind, task.key from place cross join lateral (
        select kind, key from task
        where task.kind = place.kind and task.run_at <= ${now}
        order by run_at limit place.free
        for update skip locked
      ) as task
    )
    update task
    set run_at = ${take((input) => input.leaseEnd)}::timestamptz, attempt = attempt + 1
    from due where task.kind = due.kind and task.key = due.key
    returning task.kind, task.key, task.payload, task.added_at, task.attempt, task.failures`;
});

/** Takes due tasks, the oldest first: of several processes each takes other ones. */
export function claimDueTasks(connection: Kysely<TaskTables>, input: Claim): Promise<TaskRow[]> {
  return claim(connection, input);
}

type Attempt = Pick<TaskRow, 'kind' | 'key' | 'attempt'>;

/** Writes nothing for an attempt whose lease is over and that was begun again. */
export async function removeTask(
  connection: Kysely<TaskTables>,
  { kind, key, attempt }: Attempt,
): Promise<void> {
  await connection
    .deleteFrom('task')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .execute();
}

type Later =
  | { readonly runAt: Date }
  | { readonly runAt: Date; readonly failure: string; readonly at: Date };

/** Writes nothing for an attempt whose lease is over and that was begun again. */
export async function postponeTask(
  connection: Kysely<TaskTables>,
  { kind, key, attempt }: Attempt,
  later: Later,
): Promise<void> {
  const change =
    'failure' in later
      ? {
          failures: sql<number>`failures + 1`,
          failing_since: sql<Date>`coalesce(failing_since, ${later.at}::timestamptz)`,
          last_failure: later.failure,
        }
      : { failures: 0, failing_since: null, last_failure: null };
  await connection
    .updateTable('task')
    .set({ run_at: later.runAt, ...change })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .execute();
}

/** How late the first one is, of all processes; a task in progress is not late before the end of its lease. */
export async function findOverdueSeconds(
  connection: Kysely<TaskTables>,
  now: Date,
): Promise<number> {
  const { first } = await connection
    .selectFrom('task')
    .select((select) => select.fn.min('run_at').$castTo<Date | null>().as('first'))
    .executeTakeFirstOrThrow();
  return first ? Math.max(0, now.getTime() - first.getTime()) / 1_000 : 0;
}

export async function countFailingTasks(connection: Kysely<TaskTables>): Promise<number> {
  const { count } = await connection
    .selectFrom('task')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('failing_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Tasks of one kind that fail in the same way, or that no process has begun. */
export type FailingTasksRow = {
  readonly kind: string;
  readonly last_failure: string | null;
  readonly count: number;
  readonly since: Date;
  readonly next_run_at: Date;
};

const MOST_GROUPS = 50;

/** The tasks that fail, and those that were due before this time, by kind and failure; the oldest first. */
export async function listFailingTasks(
  connection: Kysely<TaskTables>,
  dueBefore: Date,
): Promise<FailingTasksRow[]> {
  return connection
    .selectFrom('task')
    .where((where) =>
      where.or([where('failing_since', 'is not', null), where('run_at', '<', dueBefore)]),
    )
    .groupBy(['kind', 'last_failure'])
    .select(({ fn }) => [
      'kind',
      'last_failure',
      fn.countAll<number>().as('count'),
      sql<Date>`min(coalesce(failing_since, run_at))`.as('since'),
      fn.min('run_at').as('next_run_at'),
    ])
    .orderBy('since')
    .limit(MOST_GROUPS)
    .execute();
}
