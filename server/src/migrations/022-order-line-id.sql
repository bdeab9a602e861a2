-- A line of an order is itself, not its dish and not its place: an edit changes both and keeps the line.
alter table order_line
  add column id integer generated always as identity,
  drop constraint order_line_pkey;
alter table order_line
  add constraint order_line_pkey primary key (id),
  -- Checked when a statement ends: one that moves several lines may pass through places that are taken.
  add constraint order_line_position unique (order_id, position) deferrable initially immediate;
