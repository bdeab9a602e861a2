import { sql } from 'kysely';
import type { Connection, Schema } from '../../schema.ts';

/** Runs `work` while the database refuses every new row of a table. */
export async function refuseInserts(
  db: Connection,
  table: keyof Schema,
  work: () => Promise<void>,
): Promise<void> {
  await sql`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'no more rows'; end $$`.execute(db);
  await sql`create trigger refuse_row before insert on ${sql.table(table)}
    for each row execute function refuse_row()`.execute(db);
  try {
    await work();
  } finally {
    await sql`drop trigger refuse_row on ${sql.table(table)}`.execute(db);
    await sql`drop function refuse_row()`.execute(db);
  }
}
