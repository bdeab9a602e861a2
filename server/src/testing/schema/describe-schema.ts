import type pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;
type Line = { readonly line: string };

const inSchema = (column: string) => `${column} = 'public'::regnamespace`;
/** Written by the code that applies migrations, not by a migration. */
const isDescribed = `relname <> 'schema_migration'`;

/** One statement for each kind of object; every one returns sorted lines. */
const statements = {
  tables: `
    select concat_ws(' ', 'table', relname, case relpersistence when 'u' then 'unlogged' end,
      array_to_string(reloptions, ', ')) as line
    from pg_class where relkind in ('r', 'p') and ${inSchema('relnamespace')} and ${isDescribed}`,
  columns: `
    select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end,
      case attidentity when 'a' then 'always identity' when 'd' then 'identity' end,
      case when attgenerated = '' then 'default' else 'generated' end
        || ' ' || pg_get_expr(adbin, adrelid)) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p') and ${inSchema('relnamespace')} and ${isDescribed}
      and attnum > 0 and not attisdropped`,
  // Those of "not null" are rows of their own since PostgreSQL 18 and columns of the table before.
  constraints: `
    select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid)) as line
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype <> 'n' and ${inSchema('relnamespace')} and ${isDescribed}`,
  indexes: `
    select concat_ws(' ', 'index', indexdef, case when not indisvalid then 'INVALID' end) as line
    from pg_indexes join pg_index on indexrelid = (schemaname || '.' || indexname)::regclass
    where schemaname = 'public' and tablename <> 'schema_migration'`,
  triggers: `
    select concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), case tgenabled when 'O' then null else 'DISABLED' end)
      as line
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and ${inSchema('relnamespace')}`,
  functions: `
    select pg_get_functiondef(oid) as line from pg_proc where ${inSchema('pronamespace')}`,
  others: `
    select concat_ws(' ', 'relation', relkind::text, relname) as line from pg_class
    where relkind not in ('r', 'p', 'i', 'S', 't') and ${inSchema('relnamespace')}
    union all
    select concat_ws(' ', 'type', typname) from pg_type
    where typtype in ('e', 'd', 'r') and ${inSchema('typnamespace')}`,
};

/** Every table, column, constraint, index, trigger and function, as text, the same on both engines. */
export async function describeSchema(client: Queryable): Promise<string> {
  const parts: string[] = [];
  for (const statement of Object.values(statements)) {
    const { rows } = await client.query<Line>(
      `select line from (${statement}) as lines order by line collate "C"`,
    );
    parts.push(rows.map(({ line }) => line.trim()).join('\n'));
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
