import { sql, type RawBuilder } from 'kysely';

/** For `where(column, '=', anyOf(values))`: unlike `in`, one statement for every number of values. */
export function anyOf<Value extends number | string>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`any(${values})`;
}
