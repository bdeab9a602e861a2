import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** 8 MB of a table: the embedded database answers a statement whole, from memory. */
export const PAGE_BLOCKS = 1_000;

async function listColumns(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

async function countBlocks(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ blocks: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as blocks`,
    [table],
  );
  return rows[0]?.blocks ?? 0;
}

type Page = { readonly table: string; readonly columns: string; readonly pageBlocks: number };

/** The rows of a table in the order in which they are stored, some blocks at a time. */
async function* readRows(source: pg.ClientBase, page: Page): AsyncGenerator<Buffer> {
  const { table, columns, pageBlocks } = page;
  const blocks = await countBlocks(source, table);
  for (let first = 0; first < blocks; first += pageBlocks) {
    const range = `ctid >= '(${first},0)' and ctid < '(${first + pageBlocks},0)'`;
    const select = `select ${columns} from ${table} where ${range}`;
    for await (const chunk of source.query(copyTo(`copy (${select}) to stdout`))) {
      yield chunk as Buffer;
    }
  }
}

/**
 * Copies a table into an empty one, as one statement of the target: rows that refer to later rows of their own
 * table are then checked together. Triggers are off, since what they compute is in the rows already.
 */
export async function copyTable(
  { source, target }: { source: pg.ClientBase; target: pg.ClientBase },
  { table, pageBlocks }: { table: string; pageBlocks: number },
): Promise<void> {
  const columns = await listColumns(target, table);
  await target.query(`alter table ${table} disable trigger user`);
  const rows = Readable.from(readRows(source, { table, columns, pageBlocks }));
  await pipeline(rows, target.query(copyFrom(`copy ${table} (${columns}) from stdin`)));
  await target.query('set constraints all immediate');
  await target.query('set constraints all deferred');
  await target.query(`alter table ${table} enable trigger user`);
}
