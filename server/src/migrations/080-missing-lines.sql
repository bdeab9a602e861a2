-- additive although: the constraint is on a new column, whose default satisfies it
-- What an order for later lacked when its kitchen began with it, by line, each with the choices that have run out; none
-- where the dish itself has: [{"line_id": 7, "choice_ids": [3]}]. In the place of missing_dish_ids, which only servers of
-- the version before write and read.
alter table pub_order add column missing_lines jsonb not null default '[]'
  constraint pub_order_missing_lines check (jsonb_typeof(missing_lines) = 'array');

-- The orders that a change of the menu may be about: few at any time.
create index pub_order_missing on pub_order (pub_id)
  where missing_lines <> '[]' and status not in ('completed', 'canceled');
