-- The transaction up to which changes may have been pruned. A reader whose last snapshot reaches back
-- to it cannot know what it missed, and reads everything anew.
create table live_floor (
  is_only boolean primary key default true,
  xid xid8 not null,
  constraint live_floor_is_one_row check (is_only)
);
insert into live_floor (xid) values ('0');

-- How many orders a pub has had today is asked at each look at the company's page.
create index pub_order_by_time on pub_order (pub_id, created_time);
