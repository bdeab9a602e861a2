import type { Queryable } from './moved-tables.ts';

type Sequence = { readonly name: string; readonly increment: number };

async function listSequences(client: Queryable): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select quote_ident(relname) as name, seqincrement::int as increment
     from pg_sequence join pg_class on pg_class.oid = seqrelid
     where relnamespace = 'public'::regnamespace order by relname collate "C"`,
  );
  return rows;
}

/** The number that each sequence gives out next. */
export async function readNextNumbers(client: Queryable): Promise<Map<string, number>> {
  const next = new Map<string, number>();
  for (const { name, increment } of await listSequences(client)) {
    const { rows } = await client.query<{ last: number; isUsed: boolean }>(
      `select last_value::int as last, is_called as "isUsed" from ${name}`,
    );
    for (const { last, isUsed } of rows) next.set(name, isUsed ? last + increment : last);
  }
  return next;
}

/** Unlike `setval`, this is undone with its transaction. */
export async function setNextNumbers(
  client: Queryable,
  next: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, number] of next) {
    await client.query(`alter sequence ${name} restart with ${number}`);
  }
}
