import type { ColumnType, Generated } from 'kysely';

type TaskTable = {
  kind: string;
  key: string;
  /** Written as JSON text. */
  payload: ColumnType<unknown, string, string>;
  added_at: Date;
  run_at: Date;
  attempt: Generated<number>;
  failures: Generated<number>;
  failing_since: Date | null;
  last_failure: string | null;
};

export type TaskTables = { task: TaskTable };
