import { sql } from 'kysely';
import type { TestApp } from '../app/build-test-app.ts';

/** Adds this many orders like this one, newer than it. */
export async function copyOrder(
  t: TestApp,
  { id }: { readonly id: number },
  times: number,
): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'pub_order' and column_name not in ('id', 'tracking_token', 'idempotency_key')
  `.execute(t.deps.db);
  const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into pub_order (${names}, tracking_token, idempotency_key)
    select ${names}, gen_random_uuid()::text, gen_random_uuid()
    from pub_order, generate_series(1, ${times}::int) where id = ${id}`.execute(t.deps.db);
}
