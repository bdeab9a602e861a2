-- additive although: the constraints are on new columns, or wider than before
-- The time that a pub promises when it accepts an order: when it is ready. The reason is that of the last move
-- to a later time. No condition on the status: servers of the version before know neither column.
alter table pub_order
  add column promised_at timestamptz,
  add column promise_reason text,
  add constraint pub_order_promise_reason check (promise_reason in
    ('too_busy', 'takes_longer', 'courier_is_late', 'by_guest'));

-- A line that promises says which time, and why it moved.
alter table order_history
  add column promised_at timestamptz,
  add column promise_reason text,
  add constraint order_history_promise_reason check (promise_reason in
    ('too_busy', 'takes_longer', 'courier_is_late', 'by_guest')),
  drop constraint order_history_change,
  add constraint order_history_change check (
    change = 'status' or (change in ('dishes', 'delivery_price', 'promise') and from_status = to_status)
  );

-- The minutes that one tap promises.
alter table pub
  add column usual_minutes_delivery integer not null default 30,
  add column usual_minutes_in_place integer not null default 20,
  add constraint pub_usual_minutes check (
    usual_minutes_delivery between 10 and 90 and usual_minutes_delivery % 5 = 0
    and usual_minutes_in_place between 10 and 90 and usual_minutes_in_place % 5 = 0
  );
