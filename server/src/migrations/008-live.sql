-- What changed, written in the transaction that changed it. A reader asks for the rows that its
-- last snapshot could not see and its present one can: nothing is missed, whatever order
-- transactions commit in. See docs/adr on live events.
create table live_change (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  subject_id integer not null,
  at timestamptz not null default now(),
  constraint live_change_kind check (kind in ('order_created', 'order', 'courier', 'pub', 'session'))
);
create index live_change_xid on live_change (xid);
create index live_change_at on live_change (at);
