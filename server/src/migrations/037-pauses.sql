-- additive although: the constraint is on new columns
-- Until when a pub takes no new orders of a type, and adds minutes to what it promises. A time in the past is over.
alter table pub
  add column paused_until_delivery timestamptz,
  add column paused_until_in_place timestamptz,
  add column busy_until timestamptz,
  add column busy_minutes integer not null default 0,
  add constraint pub_busy_minutes check (busy_minutes between 0 and 60 and busy_minutes % 5 = 0);
