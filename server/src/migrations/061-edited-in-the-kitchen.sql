-- How many of a line the kitchen had done before an edit raised its count; counts while `done_at` is null.
alter table order_line add column done_count integer not null default 0;

-- The lines that edits took out of an order while it was being prepared, until a cook has seen it.
alter table pub_order add column removed_lines jsonb not null default '[]';
