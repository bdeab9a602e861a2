-- After a crash or a promotion of a standby PostgreSQL gives out again the transaction ids that never
-- reached its disk, so that what a reader of live_change remembers says nothing any more. An unlogged
-- table is emptied by exactly that, and by no clean restart: whoever finds this one empty or with another
-- id reads everything again. See docs/adr on live events.
create unlogged table live_epoch (
  is_only boolean primary key default true,
  id uuid not null,
  constraint live_epoch_is_one_row check (is_only)
);
