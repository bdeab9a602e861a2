import { expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { readMigrations } from '../../plumbing/database/migrating/read-migrations.ts';
import { findDestructive } from './destructive-statements.ts';

// The rule of docs/adr/0020-additive-migrations.md: servers of earlier versions go on with a newer schema.

/** No server of a version before the rule is running any more. */
const FIRST_RULED = 28;

/** Either mark, with its reason, in the first line. */
const MARK = /^-- (?:not additive|additive although): \S.*/;

const ruled = readMigrations(MIGRATIONS_DIR).filter(({ number }) => number >= FIRST_RULED);

it('each migration suits servers of earlier versions, or its first line has the reason', () => {
  for (const { name, sql } of ruled) {
    expect(MARK.test(sql) ? [] : findDestructive(sql), name).toEqual([]);
  }
});

it.each([
  ['alter table pub drop column phone', ['drops']],
  ['alter table pub drop constraint pub_phone', []],
  ['drop index pub_of_company', []],
  ['drop table menu', ['drops']],
  ['alter table pub rename column phone to number', ['renames']],
  ['alter table pub rename to venue', ['renames']],
  ['alter table pub alter column phone set not null', ['refuses nulls']],
  ['alter table pub alter phone type integer using 1', ['changes a type']],
  ['alter table pub alter column phone set data type text', ['changes a type']],
  ['alter table pub alter column phone drop default', ['drops what earlier inserts need']],
  [
    'alter table pub add column a text, add column b text not null',
    ['adds a column that earlier inserts do not fill'],
  ],
  [`alter table pub add column b text not null default ''`, []],
  ['alter table pub add column id2 integer generated always as identity not null', []],
  ['alter table pub add constraint narrow check (phone <> $$$$)', ['adds a constraint']],
  ['create unique index one on pub (phone)', ['adds a unique index']],
  ['create index one on pub (phone)', []],
  ['create table shelf (id int not null); create unique index one on shelf (id)', []],
  ['create trigger t before insert on pub execute function f()', ['adds a trigger']],
  ['delete from pub', ['deletes rows']],
  ['update pub set phone = $$$$', []],
  ["do $$ begin execute 'drop table pub'; end $$", ['has statements in a block']],
  ['create function f() returns trigger as $$ begin delete from pub; end $$', []],
  ['-- drop table pub\nselect 1', []],
  [`insert into shelf values ('drop table pub')`, []],
])('%s', (sql, findings) => {
  expect(findDestructive(sql)).toEqual(findings);
});
