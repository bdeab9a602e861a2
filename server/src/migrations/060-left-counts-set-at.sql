-- When the number of portions that are left was set. An order that was placed before, and is refused later, gives none
-- back to it: whoever counted the portions has included them. Null: an earlier version has set the number.
alter table dish add column left_count_set_at timestamptz;
