-- additive although: the constraint is on a new column
-- How many portions of a dish are left; null while nobody counts them. Orders lower it in their own statement; at zero
-- the dish is sold out until it is switched back.
alter table dish
  add column left_count integer,
  add constraint dish_left_count check (left_count >= 0);
create index dish_with_left_count on dish (id) where left_count is not null;
