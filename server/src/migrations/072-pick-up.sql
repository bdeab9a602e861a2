-- additive although: the constraints are wider than before, or on new columns
-- Orders that their guest collects. A server of an earlier version refuses to place one, and lists those that are there.
alter table pub_order
  drop constraint pub_order_type,
  add constraint pub_order_type check (order_type in ('delivery', 'in_place', 'pick_up'));

alter table pub
  add column has_pick_up_order boolean not null default false,
  add column usual_minutes_pick_up integer not null default 20,
  add column paused_until_pick_up timestamptz,
  add constraint pub_usual_minutes_pick_up check (
    usual_minutes_pick_up between 10 and 90 and usual_minutes_pick_up % 5 = 0
  );

-- The orders of a pub on its ready board.
create index pub_order_to_collect on pub_order (pub_id, id)
  where order_type = 'pick_up' and status = 'preparing' and not is_rehearsal;
