-- Work that one of all processes does at its time, or later. The row is deleted when the work is done.
create table task (
  kind text not null,
  -- Of what it is about: the same work, added twice, is done once.
  key text not null,
  payload jsonb not null,
  added_at timestamptz not null,
  -- The earliest time. While a process does the work, the end of its lease: then it is begun again.
  run_at timestamptz not null,
  -- Counts how often it was begun: only the newest attempt may write how it ended.
  attempt integer not null default 0,
  -- In a row, until now.
  failures integer not null default 0,
  failing_since timestamptz,
  last_failure text,
  primary key (kind, key)
);
create index task_due on task (kind, run_at);
